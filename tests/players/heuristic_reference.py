# Kept as it was measured, terse and untyped, so that it stays an independent witness of the steady player.
# ruff: noqa: ANN001, ANN201, ARG001, C901, E501, E701, E702, FURB136, FURB161, I001, N803, N806, PLR0912, PLR0913
# ruff: noqa: PLR0915, PLR0917, Q000, RUF023, RUF059, SIM300, T201
# mypy: ignore-errors
# fmt: off
"""The measured heuristic, terse: a reference for its numbers, not a model of style. Write it readable, under our names.

Cards are suit * 12 + rank; ranks 0-2 are the wagers, 3-11 the numbers 2-10; each seat has one 12-bit mask a suit for hand,
playable ranks, column, and cards known to be held. STEADY is the plain player (22.5 points a round against itself, 32 turns);
ROLLOUT is the variant that makes the better rollouts. `run(rounds, seed)` gives turns a round and points a side.
"""
from random import Random
STEADY = ([0.2827, 4.305, 0.9376, -0.03319, 6.495, 4.278, 3.69, 2.311, 0.9811, 3.784, 3.812, 0.6974, 2.682, 0.1612, 1.985, 0.8062, -1.635, 0.9406, -0.3581, 1.154, 1.709, 1.417, 2.74, 0.7435],
          [0.9642, -0.3542, 7.426, -0.6362])
ROLLOUT = ([0.2767, 3.675, 1.281, -0.1234, 9.645, 3.53, 0.8885, 2.903, 1.242, 4.388, 6.485, 0.4099, 3.634, 0.264, 1.373, 0.7351, -2.196, 0.5587, -0.9633, 1.066, 2.021, 1.496, 2.447, 0.6903],
           [0.8591, 0.1489, 4.994, -0.4816])
W, D = STEADY
SU=[c//12 for c in range(48)]; RK=[c%12 for c in range(48)]
NSUM=[sum(i+2 for i in range(9) if m>>(3+i)&1) for m in range(4096)]
POP=[bin(m).count('1') for m in range(4096)]
SCORE=[0]+[(NSUM[m]-20)*(1+POP[m&7])+(20 if POP[m]>=8 else 0) for m in range(1,4096)]
ABOVE=[0xFFF if r<3 else 0xFFF&~((2<<r)-1) for r in range(12)]   # playable ranks after a card of rank r
BITS=[[i for i in range(12) if m>>i&1] for m in range(4096)]
# state per player: hand[4] suit masks, play[4], col[4]; disc[4] mask; known[4]
def feats(hp_,pl_,co_,ocol,opl,disc,oknown,nd):
    q=nd/32.0; T=(nd+1)>>1; good=0
    f=[]
    w0q=W[0]*q; w1=W[1]
    for s in (0,1,2,3):
        h=hp_[s]; c=co_[s]; pm=pl_[s]; oc=ocol[s]
        u=0xFFF&~(h|c|oc|disc[s]|oknown[s])
        hp=h&pm
        pr=NSUM[hp]+NSUM[c]+w0q*NSUM[u&pm]-20
        if c: good+=POP[hp&~7]
        elif pr>w1: good+=POP[hp]
        f.append((pr,1+POP[c&7],pm,hp,c,1+POP[oc&7],opl[s],oc,u))
    return f,T,q,good
def useful_me(fs,r):
    pr,m,pm,hp,c,om,opm,oc,u=fs
    if not pm>>r&1: return 0.0
    if c:
        if r<3: return W[2]*pr if pr>0 else 0.0
        return m*(r-1)+W[3]
    k=(pr+W[4])*0.0625
    if k<0: k=0.0
    elif k>1.5: k=1.5
    return k*W[5] if r<3 else k*(r-1+W[6])
def useful_opp(fs,r,q):
    pr,m,pm,hp,c,om,opm,oc,u=fs
    if not opm>>r&1: return 0.0
    if oc: return W[7]*om if r<3 else W[8]*om*(r-1)+W[9]
    return W[10]*q if r<3 else q*(W[11]*(r-1)+W[12])
def h_card(hand,play,col,ocol,opl,disc,oknown,nd):
    f,T,q,good=feats(hand,play,col,ocol,opl,disc,oknown,nd)
    press=good/T; pr2=press-W[13]
    if pr2<0: pr2=0.0
    elif pr2>3: pr2=3.0
    best=-1e18; bm=-1; cst=W[15]+pr2*W[16]
    for s in (0,1,2,3):
        h=hand[s]
        if not h: continue
        fs=f[s]; pr,m,pm,hp,c,om,opm,oc,u=fs
        seenw=False
        for r in BITS[h]:
            if r<3:
                if seenw: continue
                seenw=True
            val=-useful_me(fs,r)*W[14]-useful_opp(fs,r,q)-cst
            if val>best: best=val; bm=64+12*s+r
            if pm>>r&1:
                if r>=3:
                    v=r-1; gap=pm&((1<<r)-1)&~7; hg=hp&gap; uns=NSUM[u&gap]; wl=POP[hp&7]
                else: v=0; hg=0; uns=0; wl=0
                if c:
                    if r<3: val=W[17]*pr-W[18]
                    else:
                        val=-m*(NSUM[hg]+W[19]*q*uns)-wl*(pr if pr>0 else 0)*W[17]+pr2*m*v*W[20]-(0 if c&~7 else W[21]*q*(m-1))
                else:
                    cap=pr; mm=1+POP[hp&7]
                    if T<POP[hp]:
                        cap=sum([x-1 for x in BITS[hp&~7]][-T:])-20; mm=1
                    w1=W[1]
                    val=(cap-w1)*W[22]*(1+W[23]*(mm-1) if cap>w1 else 1)-(NSUM[hg]+W[19]*q*uns)-wl*(cap if cap>0 else 0)*W[17]
                if val>best: best=val; bm=12*s+r
    return bm
def h_draw(hand,play,col,ocol,opl,disc,oknown,nd,piles,ban):
    if not (piles[0] or piles[1] or piles[2] or piles[3]): return -1
    f,T,q,good=feats(hand,play,col,ocol,opl,disc,oknown,nd)
    sur=good-T
    if sur<0: sur=0
    elif sur>4: sur=4
    best=0; bd=-1
    for s in (0,1,2,3):
        if s==ban or not piles[s]: continue
        r=RK[piles[s][-1]]; g=useful_me(f[s],r)*D[0]+useful_opp(f[s],r,q)*D[1]-D[2]+sur*D[3]
        if g>best: best=g; bd=s
    return bd
class G:
    __slots__=('hand','play','col','known','disc','deck','piles','me','ply')
    def copy(self):
        o=G(); o.hand=[x[:] for x in self.hand]; o.play=[x[:] for x in self.play]; o.col=[x[:] for x in self.col]; o.known=[x[:] for x in self.known]; o.disc=self.disc[:]; o.deck=self.deck[:]; o.piles=[x[:] for x in self.piles]; o.me=self.me; o.ply=self.ply; return o
def deal(rng):
    g=G(); d=list(range(48)); rng.shuffle(d); g.hand=[[0]*4,[0]*4]; g.play=[[0xFFF]*4,[0xFFF]*4]; g.col=[[0]*4,[0]*4]; g.known=[[0]*4,[0]*4]; g.disc=[0]*4; g.piles=[[],[],[],[]]; g.me=0; g.ply=0
    for p in (0,1):
        for _ in range(8): c=d.pop(); g.hand[p][SU[c]]|=1<<RK[c]
    g.deck=d; return g
def do_card(g,mv):
    c=mv&63; p=g.me; s=SU[c]; b=1<<RK[c]; g.hand[p][s]&=~b; g.known[p][s]&=~b
    if mv&64: g.piles[s].append(c); g.disc[s]|=b; return s
    g.col[p][s]|=b; g.play[p][s]&=ABOVE[RK[c]]; return -1
def do_draw(g,d):
    p=g.me
    if d<0: c=g.deck.pop(); g.hand[p][SU[c]]|=1<<RK[c]
    else:
        c=g.piles[d].pop(); b=1<<RK[c]; g.hand[p][d]|=b; g.known[p][d]|=b; g.disc[d]&=~b
    g.me=1-p; g.ply+=1
    return not g.deck
def finish(g,rng=None,eps=0):
    while True:
        p=g.me;o=1-p
        mv=h_card(g.hand[p],g.play[p],g.col[p],g.col[o],g.play[o],g.disc,g.known[o],len(g.deck))
        ban=do_card(g,mv)
        d=-1 if g.ply>=120 else h_draw(g.hand[p],g.play[p],g.col[p],g.col[o],g.play[o],g.disc,g.known[o],len(g.deck),g.piles,ban)
        if do_draw(g,d): return
def score(g,p): return sum(SCORE[m] for m in g.col[p])
def run(N,seed=0):
    rng=Random(seed); s=0; pl=0
    for _ in range(N):
        g=deal(rng); finish(g); s+=score(g,0)+score(g,1); pl+=g.ply
    return pl/N, s/2/N
if __name__=='__main__':
    import time
    for rep in range(3):
        t=time.process_time(); r=run(500,rep); dt=time.process_time()-t; print(r,'rounds/s %.0f'%(500/dt))
