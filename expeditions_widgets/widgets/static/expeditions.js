var qt=globalThis,ve=t=>t,dt=qt.trustedTypes,Me=dt?dt.createPolicy("lit-html",{createHTML:t=>t}):void 0,Wt="$lit$",E=`lit$${Math.random().toFixed(9).slice(2)}$`,zt="?"+E,hn=`<${zt}>`,B=document,Y=()=>B.createComment(""),X=t=>t===null||typeof t!="object"&&typeof t!="function",Jt=Array.isArray,Ce=t=>Jt(t)||typeof t?.[Symbol.iterator]=="function",Ft=`[ 	
\f\r]`,Q=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Le=/-->/g,be=/>/g,j=RegExp(`>|${Ft}(?:([^\\s"'>=/]+)(${Ft}*=${Ft}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),ke=/'/g,Te=/"/g,Se=/^(?:script|style|textarea|title)$/i,Gt=t=>(e,...r)=>({_$litType$:t,strings:e,values:r}),a=Gt(1),Za=Gt(2),ja=Gt(3),v=Symbol.for("lit-noChange"),l=Symbol.for("lit-nothing"),we=new WeakMap,_=B.createTreeWalker(B,129);function Re(t,e){if(!Jt(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return Me!==void 0?Me.createHTML(e):e}var He=(t,e)=>{let r=t.length-1,n=[],s,o=e===2?"<svg>":e===3?"<math>":"",i=Q;for(let d=0;d<r;d++){let c=t[d],m,$,h=-1,g=0;for(;g<c.length&&(i.lastIndex=g,$=i.exec(c),$!==null);)g=i.lastIndex,i===Q?$[1]==="!--"?i=Le:$[1]!==void 0?i=be:$[2]!==void 0?(Se.test($[2])&&(s=RegExp("</"+$[2],"g")),i=j):$[3]!==void 0&&(i=j):i===j?$[0]===">"?(i=s??Q,h=-1):$[1]===void 0?h=-2:(h=i.lastIndex-$[2].length,m=$[1],i=$[3]===void 0?j:$[3]==='"'?Te:ke):i===Te||i===ke?i=j:i===Le||i===be?i=Q:(i=j,s=void 0);let x=i===j&&t[d+1].startsWith("/>")?" ":"";o+=i===Q?c+hn:h>=0?(n.push(m),c.slice(0,h)+Wt+c.slice(h)+E+x):c+E+(h===-2?d:x)}return[Re(t,o+(t[r]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),n]},tt=class t{constructor({strings:e,_$litType$:r},n){let s;this.parts=[];let o=0,i=0,d=e.length-1,c=this.parts,[m,$]=He(e,r);if(this.el=t.createElement(m,n),_.currentNode=this.el.content,r===2||r===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(s=_.nextNode())!==null&&c.length<d;){if(s.nodeType===1){if(s.hasAttributes())for(let h of s.getAttributeNames())if(h.endsWith(Wt)){let g=$[i++],x=s.getAttribute(h).split(E),M=/([.?@])?(.*)/.exec(g);c.push({type:1,index:o,name:M[2],strings:x,ctor:M[1]==="."?mt:M[1]==="?"?ht:M[1]==="@"?ft:P}),s.removeAttribute(h)}else h.startsWith(E)&&(c.push({type:6,index:o}),s.removeAttribute(h));if(Se.test(s.tagName)){let h=s.textContent.split(E),g=h.length-1;if(g>0){s.textContent=dt?dt.emptyScript:"";for(let x=0;x<g;x++)s.append(h[x],Y()),_.nextNode(),c.push({type:2,index:++o});s.append(h[g],Y())}}}else if(s.nodeType===8)if(s.data===zt)c.push({type:2,index:o});else{let h=-1;for(;(h=s.data.indexOf(E,h+1))!==-1;)c.push({type:7,index:o}),h+=E.length-1}o++}}static createElement(e,r){let n=B.createElement("template");return n.innerHTML=e,n}};function O(t,e,r=t,n){if(e===v)return e;let s=n!==void 0?r._$Co?.[n]:r._$Cl,o=X(e)?void 0:e._$litDirective$;return s?.constructor!==o&&(s?._$AO?.(!1),o===void 0?s=void 0:(s=new o(t),s._$AT(t,r,n)),n!==void 0?(r._$Co??=[])[n]=s:r._$Cl=s),s!==void 0&&(e=O(t,s._$AS(t,e.values),s,n)),e}var ut=class{constructor(e,r){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=r}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:r},parts:n}=this._$AD,s=(e?.creationScope??B).importNode(r,!0);_.currentNode=s;let o=_.nextNode(),i=0,d=0,c=n[0];for(;c!==void 0;){if(i===c.index){let m;c.type===2?m=new I(o,o.nextSibling,this,e):c.type===1?m=new c.ctor(o,c.name,c.strings,this,e):c.type===6&&(m=new xt(o,this,e)),this._$AV.push(m),c=n[++d]}i!==c?.index&&(o=_.nextNode(),i++)}return _.currentNode=B,s}p(e){let r=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(e,n,r),r+=n.strings.length-2):n._$AI(e[r])),r++}},I=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,r,n,s){this.type=2,this._$AH=l,this._$AN=void 0,this._$AA=e,this._$AB=r,this._$AM=n,this.options=s,this._$Cv=s?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,r=this._$AM;return r!==void 0&&e?.nodeType===11&&(e=r.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,r=this){e=O(this,e,r),X(e)?e===l||e==null||e===""?(this._$AH!==l&&this._$AR(),this._$AH=l):e!==this._$AH&&e!==v&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):Ce(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==l&&X(this._$AH)?this._$AA.nextSibling.data=e:this.T(B.createTextNode(e)),this._$AH=e}$(e){let{values:r,_$litType$:n}=e,s=typeof n=="number"?this._$AC(e):(n.el===void 0&&(n.el=tt.createElement(Re(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===s)this._$AH.p(r);else{let o=new ut(s,this),i=o.u(this.options);o.p(r),this.T(i),this._$AH=o}}_$AC(e){let r=we.get(e.strings);return r===void 0&&we.set(e.strings,r=new tt(e)),r}k(e){Jt(this._$AH)||(this._$AH=[],this._$AR());let r=this._$AH,n,s=0;for(let o of e)s===r.length?r.push(n=new t(this.O(Y()),this.O(Y()),this,this.options)):n=r[s],n._$AI(o),s++;s<r.length&&(this._$AR(n&&n._$AB.nextSibling,s),r.length=s)}_$AR(e=this._$AA.nextSibling,r){for(this._$AP?.(!1,!0,r);e!==this._$AB;){let n=ve(e).nextSibling;ve(e).remove(),e=n}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},P=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,r,n,s,o){this.type=1,this._$AH=l,this._$AN=void 0,this.element=e,this.name=r,this._$AM=s,this.options=o,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=l}_$AI(e,r=this,n,s){let o=this.strings,i=!1;if(o===void 0)e=O(this,e,r,0),i=!X(e)||e!==this._$AH&&e!==v,i&&(this._$AH=e);else{let d=e,c,m;for(e=o[0],c=0;c<o.length-1;c++)m=O(this,d[n+c],r,c),m===v&&(m=this._$AH[c]),i||=!X(m)||m!==this._$AH[c],m===l?e=l:e!==l&&(e+=(m??"")+o[c+1]),this._$AH[c]=m}i&&!s&&this.j(e)}j(e){e===l?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},mt=class extends P{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===l?void 0:e}},ht=class extends P{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==l)}},ft=class extends P{constructor(e,r,n,s,o){super(e,r,n,s,o),this.type=5}_$AI(e,r=this){if((e=O(this,e,r,0)??l)===v)return;let n=this._$AH,s=e===l&&n!==l||e.capture!==n.capture||e.once!==n.once||e.passive!==n.passive,o=e!==l&&(n===l||s);s&&this.element.removeEventListener(this.name,this,n),o&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},xt=class{constructor(e,r,n){this.element=e,this.type=6,this._$AN=void 0,this._$AM=r,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(e){O(this,e)}},Ae={M:Wt,P:E,A:zt,C:1,L:He,R:ut,D:Ce,V:O,I,H:P,N:ht,U:ft,B:mt,F:xt},fn=qt.litHtmlPolyfillSupport;fn?.(tt,I),(qt.litHtmlVersions??=[]).push("3.3.3");var N=(t,e,r)=>{let n=r?.renderBefore??e,s=n._$litPart$;if(s===void 0){let o=r?.renderBefore??null;n._$litPart$=s=new I(e.insertBefore(Y(),o),o,void 0,r??{})}return s._$AI(t),s};async function Ee(t){try{return await navigator.clipboard.writeText(t),!0}catch{return!1}}function Ve(t,e){let r=URL.createObjectURL(new Blob([t],{type:"text/plain;charset=utf-8"})),n=document.createElement("a");n.href=r,n.download=e,n.click(),URL.revokeObjectURL(r)}function Ze(t,e){let r=null,n=()=>{r?.copy?.remove(),r?.card.removeAttribute("data-dragged"),r=null,removeEventListener("pointermove",s),removeEventListener("pointerup",o),removeEventListener("pointercancel",n),removeEventListener("keydown",i,!0)},s=d=>{if(r===null)return;let c=d.clientX-r.x,m=d.clientY-r.y;if(r.copy===null){if(Math.hypot(c,m)<6)return;e.choose(r.code),r.copy=xn(t,r.card),r.card.setAttribute("data-dragged","")}r.copy.style.translate=`${c}px ${m}px`},o=d=>{let c=r;if(n(),c===null||c.copy===null)return;gn();let m=document.elementFromPoint(d.clientX,d.clientY)?.closest("[data-place]");m&&t.contains(m)&&e.drop(c.code,m.dataset.place??"")},i=d=>{d.key==="Escape"&&n()};t.addEventListener("pointerdown",d=>{let c=d.target.closest("[data-card]");c===null||d.button!==0||d.pointerType!=="mouse"||(n(),r={card:c,code:c.dataset.card??"",x:d.clientX,y:d.clientY,copy:null},addEventListener("pointermove",s),addEventListener("pointerup",o),addEventListener("pointercancel",n),addEventListener("keydown",i,!0))})}function xn(t,e){let r=e.getBoundingClientRect(),n=t.getBoundingClientRect(),s=document.createElement("span");return s.className="exp-card exp-lifted",s.setAttribute("aria-hidden","true"),s.append(...[...e.querySelectorAll("svg.exp-face")].map(o=>o.cloneNode(!0))),Object.assign(s.style,{width:`${r.width}px`,left:`${r.left-n.left}px`,top:`${r.top-n.top}px`}),t.append(s),s}function gn(){let t=e=>e.stopPropagation();addEventListener("click",t,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",t,{capture:!0}))}var _e="[data-row] > [data-key]";function gt(t){return[...t.querySelectorAll(_e)]}function $t(t){let e=t.ownerDocument.activeElement;return e instanceof HTMLElement&&t.contains(e)&&e.matches(_e)?e:null}function Be(t,e,r){let n=yn(t),s=n.findIndex(d=>d.some(c=>c.element===e)),o=n[s];if(o===void 0)return null;let i=o.findIndex(d=>d.element===e);switch(r){case"left":return o[i-1]?.element??null;case"right":return o[i+1]?.element??null;case"first":return o[0]?.element??null;case"last":return o.at(-1)?.element??null;case"up":return je(n[s-1],o[i],i)?.element??null;case"down":return je(n[s+1],o[i],i)?.element??null}}var $n=new Set(["hand","picks"]);function yn(t){return[...t.querySelectorAll("[data-row]")].flatMap(e=>{let r=[...e.querySelectorAll(":scope > [data-key]")].map(Mn);return $n.has(e.dataset.row??"")?vn(r):r.length>0?[r]:[]})}function vn(t){let e=[];for(let r of t){let n=e.at(-1),s=n?.at(-1);n!==void 0&&s!==void 0&&r.x>=s.x?n.push(r):e.push([r])}return e}function Mn(t){let e=t.getBoundingClientRect();return{element:t,key:t.dataset.key??"",x:e.left+e.width/2,y:e.top+e.height/2}}function je(t,e,r){if(!(t===void 0||t.length===0))return e.x===0&&e.y===0?t[Math.min(r,t.length-1)]:t.reduce((n,s)=>Math.abs(s.x-e.x)<Math.abs(n.x-e.x)?s:n)}var Ln=["s","h","d","c"];function Oe(t){let e=new Set([...t.other?.lanes??[],...t.river,...t.own.lanes].map(({suit:r})=>r));return Ln.filter(r=>e.has(r))}function Qt(t){return t.draw!==null||t.other!==null||t.own.total!==null}function Yt(t){return Oe(t).length+(Qt(t)?1:0)}function et(t,e){let r=Oe(e);return t===null?r.length+1:r.indexOf(t)+1}function Pe(t,e){return t.marks?.find(r=>r.place===e)}function yt(t,e,r){return t.marks?.some(n=>n.place===e&&n.code===r)??!1}var bn=['<rect class="exp-card-paper" x=".75" y=".75" width="98.5" height="138.5" rx="9"/>','<g class="exp-card-print">','<rect class="exp-wager-frame" x="8" y="40" width="84" height="92" rx="5"/>','<g class="exp-rose">','<circle class="exp-rose-ring" cx="50" cy="86" r="28"/>','<path class="exp-rose-dark" d="M67.5 68.5L60.4 86L50 86ZM67.5 103.5L50 96.4L50 86ZM32.5 103.5L39.6 86L50 86ZM32.5 68.5L50 75.6L50 86Z"/>','<path class="exp-rose-light" d="M67.5 68.5L50 75.6L50 86ZM67.5 103.5L60.4 86L50 86ZM32.5 103.5L50 96.4L50 86ZM32.5 68.5L39.6 86L50 86Z"/>','<path class="exp-rose-dark" d="M50 46L58.5 77.5L50 86ZM90 86L58.5 94.5L50 86ZM50 126L41.5 94.5L50 86ZM10 86L41.5 77.5L50 86Z"/>','<path class="exp-rose-light" d="M50 46L41.5 77.5L50 86ZM90 86L58.5 77.5L50 86ZM50 126L58.5 94.5L50 86ZM10 86L41.5 94.5L50 86Z"/>','<circle cx="50" cy="86" r="18" fill="var(--exp-card)"/>','<path transform="translate(43.6 75) scale(.917)" d="M7 1h6.5M11.5 1v15.5c0 4.1-2 6.5-5.3 6.5-3 0-5-1.8-5.2-5" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>','<g class="exp-suit-letter">','<path transform="translate(79 115) scale(.458)" d="M12.6 4.4C11.4 2.2 9.4 1 7 1 4 1 1.8 2.9 1.8 5.8c0 3.2 2.6 4.6 5.6 5.8 3.4 1.3 6 2.8 6 6 0 3.2-2.4 5.4-6 5.4-3 0-5.2-1.4-6.4-4" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M7 1h6.5M11.5 1v15.5c0 4.1-2 6.5-5.3 6.5-3 0-5-1.8-5.2-5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(42.7 75) scale(.917)" d="M8 1c4.3 0 7 4 7 11s-2.7 11-7 11-7-4-7-11S3.7 1 8 1ZM9.5 17l6 7" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M8 1c4.3 0 7 4 7 11s-2.7 11-7 11-7-4-7-11S3.7 1 8 1ZM9.5 17l6 7" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<path transform="translate(43.1 75) scale(.917)" d="M2 1v22M14 1 2 13.4M6.6 9l7.9 14" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M2 1v22M14 1 2 13.4M6.6 9l7.9 14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<g class="exp-art">','<rect class="exp-art-sky" x="8" y="40" width="84" height="92" rx="5"/>','<path class="exp-art-trail" d="M17 127C40 124 34 126.6 47 125S50 119.8 60 118"/>','<path class="exp-art-pole" d="M60 117v-15"/>','<path class="exp-art-flag" d="M60 102l11 3.5-11 4Z"/>','<path transform="translate(79 11) scale(.583)" d="M12.6 4.4C11.4 2.2 9.4 1 7 1 4 1 1.8 2.9 1.8 5.8c0 3.2 2.6 4.6 5.6 5.8 3.4 1.3 6 2.8 6 6 0 3.2-2.4 5.4-6 5.4-3 0-5.2-1.4-6.4-4" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M1 23 8 1l7 22M3.6 15.5h8.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 124.5 47 122.2S50 115.1 60 111.8"/>','<path class="exp-art-pole" d="M60 110.8v-15"/>','<path class="exp-art-flag" d="M60 95.8l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M1.5 6.5C1.7 3 4.3 1 7.5 1c3.5 0 6 2.2 6 5.5 0 2.9-1.6 4.9-4.6 7.8L1.5 21.5V23H14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 122.3 47 119.5S50 110.4 60 105.6"/>','<path class="exp-art-pole" d="M60 104.6v-15"/>','<path class="exp-art-flag" d="M60 89.6l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M2 4.6C3 2.2 5 1 7.6 1c3.3 0 5.6 2.2 5.6 5.2 0 3.1-2.3 5.1-5.8 5.1H6M7.4 11.3c4 0 6.6 2.3 6.6 5.7C14 20.6 11.2 23 7.5 23c-2.9 0-5.1-1.4-6.1-4" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 120.2 47 116.8S50 105.7 60 99.4"/>','<path class="exp-art-pole" d="M60 98.4v-15"/>','<path class="exp-art-flag" d="M60 83.4l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M11.5 23V1L1 16.5h14.5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 118.1 47 114S50 101 60 93.2"/>','<path class="exp-art-pole" d="M60 92.2v-15"/>','<path class="exp-art-flag" d="M60 77.2l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M13 1H3.6l-1 9.8C4 9.5 5.7 8.8 7.6 8.8c3.8 0 6.4 2.8 6.4 6.9 0 4.3-2.8 7.3-6.7 7.3-2.8 0-4.9-1.3-6-3.6" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 116 47 111.3S50 96.3 60 87"/>','<path class="exp-art-pole" d="M60 86v-15"/>','<path class="exp-art-flag" d="M60 71l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M12.6 3.4C11.5 1.9 9.9 1 8 1 4 1 1.5 5 1.5 12.5 1.5 19.4 3.8 23 7.9 23c3.7 0 6.3-2.8 6.3-6.7 0-3.9-2.5-6.5-6-6.5-3.6 0-6.4 2.6-6.6 5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 113.9 47 108.6S50 91.6 60 80.8"/>','<path class="exp-art-pole" d="M60 79.8v-15"/>','<path class="exp-art-flag" d="M60 64.8l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M1 1h13C9.6 7 7 13.4 5.8 23" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 111.8 47 105.9S50 86.9 60 74.6"/>','<path class="exp-art-pole" d="M60 73.6v-15"/>','<path class="exp-art-flag" d="M60 58.6l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M7.5 11C4.3 11 2.2 9 2.2 6s2.2-5 5.3-5 5.3 2 5.3 5-2.1 5-5.3 5C3.8 11 1.2 13.4 1.2 17S3.8 23 7.5 23s6.3-2.4 6.3-6S11.2 11 7.5 11Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 109.7 47 103.1S50 82.1 60 68.4"/>','<path class="exp-art-pole" d="M60 67.4v-15"/>','<path class="exp-art-flag" d="M60 52.4l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M3.1 20.6C4.2 22.1 5.8 23 7.7 23c4 0 6.5-4 6.5-11.5C14.2 4.6 11.9 1 7.8 1 4.1 1 1.5 3.8 1.5 7.7c0 3.9 2.5 6.5 6 6.5 3.6 0 6.4-2.6 6.6-5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 107.6 47 100.4S50 77.4 60 62.2"/>','<path class="exp-art-pole" d="M60 61.2v-15"/>','<path class="exp-art-flag" d="M60 46.2l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M1 5.5 5.5 1v22M16.5 1c4.1 0 6.5 4 6.5 11s-2.4 11-6.5 11S10 19 10 12 12.4 1 16.5 1Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(79 115) scale(.458)" d="M2 1v22M13 1v22M2 12h11" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(79 11) scale(.583)" d="M2 1v22M13 1v22M2 12h11" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(79 115) scale(.458)" d="M2 1v22h4.5c4.9 0 7.5-4.2 7.5-11S11.4 1 6.5 1Z" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(79 11) scale(.583)" d="M2 1v22h4.5c4.9 0 7.5-4.2 7.5-11S11.4 1 6.5 1Z" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(79 115) scale(.458)" d="M13.6 5C12.4 2.4 10.3 1 7.8 1 3.6 1 1 5 1 12s2.6 11 6.8 11c2.5 0 4.6-1.4 5.8-4" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>','<path transform="translate(79 11) scale(.583)" d="M13.6 5C12.4 2.4 10.3 1 7.8 1 3.6 1 1 5 1 12s2.6 11 6.8 11c2.5 0 4.6-1.4 5.8-4" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<rect class="exp-card-paper" x=".75" y=".75" width="64.5" height="34.5" rx="6"/>','<rect class="exp-wager-frame" x="4" y="4" width="58" height="28" rx="4"/>','<path transform="translate(15.7 8) scale(.833)" d="M7 1h6.5M11.5 1v15.5c0 4.1-2 6.5-5.3 6.5-3 0-5-1.8-5.2-5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(14.8 8) scale(.833)" d="M8 1c4.3 0 7 4 7 11s-2.7 11-7 11-7-4-7-11S3.7 1 8 1ZM9.5 17l6 7" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<path transform="translate(15.2 8) scale(.833)" d="M2 1v22M14 1 2 13.4M6.6 9l7.9 14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<path transform="translate(14.8 8) scale(.833)" d="M1 23 8 1l7 22M3.6 15.5h8.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M1.5 6.5C1.7 3 4.3 1 7.5 1c3.5 0 6 2.2 6 5.5 0 2.9-1.6 4.9-4.6 7.8L1.5 21.5V23H14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M2 4.6C3 2.2 5 1 7.6 1c3.3 0 5.6 2.2 5.6 5.2 0 3.1-2.3 5.1-5.8 5.1H6M7.4 11.3c4 0 6.6 2.3 6.6 5.7C14 20.6 11.2 23 7.5 23c-2.9 0-5.1-1.4-6.1-4" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(14.8 8) scale(.833)" d="M11.5 23V1L1 16.5h14.5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M13 1H3.6l-1 9.8C4 9.5 5.7 8.8 7.6 8.8c3.8 0 6.4 2.8 6.4 6.9 0 4.3-2.8 7.3-6.7 7.3-2.8 0-4.9-1.3-6-3.6" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M12.6 3.4C11.5 1.9 9.9 1 8 1 4 1 1.5 5 1.5 12.5 1.5 19.4 3.8 23 7.9 23c3.7 0 6.3-2.8 6.3-6.7 0-3.9-2.5-6.5-6-6.5-3.6 0-6.4 2.6-6.6 5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M1 1h13C9.6 7 7 13.4 5.8 23" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M7.5 11C4.3 11 2.2 9 2.2 6s2.2-5 5.3-5 5.3 2 5.3 5-2.1 5-5.3 5C3.8 11 1.2 13.4 1.2 17S3.8 23 7.5 23s6.3-2.4 6.3-6S11.2 11 7.5 11Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M3.1 20.6C4.2 22.1 5.8 23 7.7 23c4 0 6.5-4 6.5-11.5C14.2 4.6 11.9 1 7.8 1 4.1 1 1.5 3.8 1.5 7.7c0 3.9 2.5 6.5 6 6.5 3.6 0 6.4-2.6 6.6-5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(11.5 8) scale(.833)" d="M1 5.5 5.5 1v22M16.5 1c4.1 0 6.5 4 6.5 11s-2.4 11-6.5 11S10 19 10 12 12.4 1 16.5 1Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>'],p=(...t)=>t.map(e=>typeof e=="number"?bn[e]:e).join(""),Ne={sJ:p(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,12,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/></g>'),sQ:p(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,12,"</g>",15,16,"</g>"),sK:p(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,12,"</g>",18,19,"</g>"),sA:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V122.7L24 108.7L40 128.7L74 112.7L92 130.7V132Z"/><path class="exp-art-near" d="M8 132V129.8L22 125.6l7 4L44 120.2l5 3L60 116l9 4.2l6-2L92 127.8V132Z"/><path class="exp-art-cut" d="M60 116l9 4.2-6 1-5-.8-6 .8Z"/>',22,23,24,"</g>",11,25,"</g>",26,16,"</g>"),s2:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V119.1L24 105.1L40 125.1L74 109.1L92 127.1V132Z"/><path class="exp-art-near" d="M8 132V128.9L22 123.1l7 4L44 115.6l5 3L60 109.8l9 5.8l6-2L92 126.2V132Z"/><path class="exp-art-cut" d="M60 109.8l9 5.8-6 1.3-5-1.1-6 1.1Z"/>',27,28,29,"</g>",11,25,"</g>",30,19,"</g>"),s3:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V115.5L24 101.5L40 121.5L74 105.5L92 123.5V132Z"/><path class="exp-art-near" d="M8 132V128L22 120.6l7 4L44 111l5 3L60 103.6l9 7.4l6-2L92 124.6V132Z"/><path class="exp-art-cut" d="M60 103.6l9 7.4-6 1.7-5-1.4-6 1.4Z"/>',31,32,33,"</g>",11,25,"</g>",34,19,"</g>"),s4:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V111.9L24 97.9L40 117.9L74 101.9L92 119.9V132Z"/><path class="exp-art-near" d="M8 132V127.2L22 118.2l7 4L44 106.4l5 3L60 97.4l9 9l6-2L92 123V132Z"/><path class="exp-art-cut" d="M60 97.4l9 9-6 2.1-5-1.7-6 1.7Z"/>',35,36,37,"</g>",11,25,"</g>",38,16,"</g>"),s5:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V108.3L24 94.3L40 114.3L74 98.3L92 116.3V132Z"/><path class="exp-art-near" d="M8 132V126.3L22 115.7l7 4L44 101.8l5 3L60 91.2l9 10.6l6-2L92 121.4V132Z"/><path class="exp-art-cut" d="M60 91.2l9 10.6-6 2.4-5-2-6 2Z"/>',39,40,41,"</g>",11,25,"</g>",42,19,"</g>"),s6:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V104.7L24 90.7L40 110.7L74 94.7L92 112.7V132Z"/><path class="exp-art-near" d="M8 132V125.4L22 113.2l7 4L44 97.2l5 3L60 85l9 12.2l6-2L92 119.8V132Z"/><path class="exp-art-cut" d="M60 85l9 12.2-6 2.8-5-2.4-6 2.4Z"/>',43,44,45,"</g>",11,25,"</g>",46,19,"</g>"),s7:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V101.1L24 87.1L40 107.1L74 91.1L92 109.1V132Z"/><path class="exp-art-near" d="M8 132V124.6L22 110.7l7 4L44 92.6l5 3L60 78.8l9 13.8l6-2L92 118.2V132Z"/><path class="exp-art-cut" d="M60 78.8l9 13.8-6 3.2-5-2.7-6 2.7Z"/>',47,48,49,"</g>",11,25,"</g>",50,19,"</g>"),s8:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V97.5L24 83.5L40 103.5L74 87.5L92 105.5V132Z"/><path class="exp-art-near" d="M8 132V123.7L22 108.2l7 4L44 88l5 3L60 72.6l9 15.4l6-2L92 116.6V132Z"/><path class="exp-art-cut" d="M60 72.6l9 15.4-6 3.6-5-3-6 3Z"/>',51,52,53,"</g>",11,25,"</g>",54,19,"</g>"),s9:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V94L24 80L40 100L74 84L92 102V132Z"/><path class="exp-art-near" d="M8 132V122.8L22 105.8l7 4L44 83.5l5 3L60 66.4l9 17.1l6-2L92 114.9V132Z"/><path class="exp-art-cut" d="M60 66.4l9 17.1-6 3.9-5-3.3-6 3.3Z"/>',55,56,57,"</g>",11,25,"</g>",58,19,"</g>"),sT:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V90.4L24 76.4L40 96.4L74 80.4L92 98.4V132Z"/><path class="exp-art-near" d="M8 132V121.9L22 103.3l7 4L44 78.9l5 3L60 60.2l9 18.7l6-2L92 113.3V132Z"/><path class="exp-art-cut" d="M60 60.2l9 18.7-6 4.3-5-3.6-6 3.6Z"/>',59,60,61,"</g>",11,25,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/></g>'),hJ:p(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,63,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/></g>'),hQ:p(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,63,"</g>",15,64,"</g>"),hK:p(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,63,"</g>",18,65,"</g>"),hA:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V114.7H30L34 128.7H66L70 120.7H92V132Z"/><path class="exp-art-near" d="M8 132V129.4H22L26 125H38L43 120.2H48L52 116H70L75 122.4H82L87 128.5H92V132Z"/><path class="exp-art-line" d="M42.6 121.8H77M36.9 125.3H80.1M31.2 128.8H83.2"/>',22,23,24,"</g>",11,66,"</g>",26,64,"</g>"),h2:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V111.1H30L34 125.1H66L70 117.1H92V132Z"/><path class="exp-art-near" d="M8 132V128.4H22L26 122.2H38L43 115.6H48L52 109.8H70L75 118.7H82L87 127.1H92V132Z"/><path class="exp-art-line" d="M42.6 117.8H77M36.9 122.7H80.1M31.2 127.6H83.2"/>',27,28,29,"</g>",11,66,"</g>",30,65,"</g>"),h3:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V107.5H30L34 121.5H66L70 113.5H92V132Z"/><path class="exp-art-near" d="M8 132V127.5H22L26 119.5H38L43 111H48L52 103.6H70L75 115H82L87 125.8H92V132Z"/><path class="exp-art-line" d="M42.6 113.8H77M36.9 120.1H80.1M31.2 126.3H83.2"/>',31,32,33,"</g>",11,66,"</g>",34,65,"</g>"),h4:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V103.9H30L34 117.9H66L70 109.9H92V132Z"/><path class="exp-art-near" d="M8 132V126.5H22L26 116.8H38L43 106.4H48L52 97.4H70L75 111.2H82L87 124.4H92V132Z"/><path class="exp-art-line" d="M42.6 109.9H77M36.9 117.5H80.1M31.2 125.1H83.2"/>',35,36,37,"</g>",11,66,"</g>",38,64,"</g>"),h5:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V100.3H30L34 114.3H66L70 106.3H92V132Z"/><path class="exp-art-near" d="M8 132V125.5H22L26 114H38L43 101.8H48L52 91.2H70L75 107.5H82L87 123H92V132Z"/><path class="exp-art-line" d="M42.6 105.9H77M36.9 114.9H80.1M31.2 123.8H83.2"/>',39,40,41,"</g>",11,66,"</g>",42,65,"</g>"),h6:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V96.7H30L34 110.7H66L70 102.7H92V132Z"/><path class="exp-art-near" d="M8 132V124.5H22L26 111.3H38L43 97.2H48L52 85H70L75 103.8H82L87 121.7H92V132Z"/><path class="exp-art-line" d="M42.6 101.9H77M36.9 112.3H80.1M31.2 122.6H83.2"/>',43,44,45,"</g>",11,66,"</g>",46,65,"</g>"),h7:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V93.1H30L34 107.1H66L70 99.1H92V132Z"/><path class="exp-art-near" d="M8 132V123.5H22L26 108.6H38L43 92.6H48L52 78.8H70L75 100.1H82L87 120.3H92V132Z"/><path class="exp-art-line" d="M42.6 98H77M36.9 109.7H80.1M31.2 121.4H83.2"/>',47,48,49,"</g>",11,66,"</g>",50,65,"</g>"),h8:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V89.5H30L34 103.5H66L70 95.5H92V132Z"/><path class="exp-art-near" d="M8 132V122.5H22L26 105.9H38L43 88H48L52 72.6H70L75 96.4H82L87 118.9H92V132Z"/><path class="exp-art-line" d="M42.6 94H77M36.9 107.1H80.1M31.2 120.1H83.2"/>',51,52,53,"</g>",11,66,"</g>",54,65,"</g>"),h9:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V86H30L34 100H66L70 92H92V132Z"/><path class="exp-art-near" d="M8 132V121.5H22L26 103.1H38L43 83.5H48L52 66.4H70L75 92.6H82L87 117.6H92V132Z"/><path class="exp-art-line" d="M42.6 90H77M36.9 104.4H80.1M31.2 118.9H83.2"/>',55,56,57,"</g>",11,66,"</g>",58,65,"</g>"),hT:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V82.4H30L34 96.4H66L70 88.4H92V132Z"/><path class="exp-art-near" d="M8 132V120.5H22L26 100.4H38L43 78.9H48L52 60.2H70L75 88.9H82L87 116.2H92V132Z"/><path class="exp-art-line" d="M42.6 86H77M36.9 101.8H80.1M31.2 117.6H83.2"/>',59,60,61,"</g>",11,66,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/></g>'),dJ:p(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,67,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/></g>'),dQ:p(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,67,"</g>",15,68,"</g>"),dK:p(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,67,"</g>",18,69,"</g>"),dA:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V128.7L26 110.7L48 130.7L82 110.7L92 122.7V132Z"/><path class="exp-art-near" d="M8 132V130.4L20 123.4L30 125.9L44 118.9L60 116L72 121.4L80 120.5L92 128.8V132Z"/><path class="exp-art-cut" d="M60 116L72 121.4L64 128.8L56 123.4Z"/><path class="exp-art-line" d="M44 118.9L38 127.2M20 123.4L24 130.4"/>',22,23,24,"</g>",11,70,"</g>",26,68,"</g>"),d2:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V125.1L26 107.1L48 127.1L82 107.1L92 119.1V132Z"/><path class="exp-art-near" d="M8 132V129.8L20 120L30 123.6L44 113.8L60 109.8L72 117.3L80 116L92 127.6V132Z"/><path class="exp-art-cut" d="M60 109.8L72 117.3L64 127.6L56 120Z"/><path class="exp-art-line" d="M44 113.8L38 125.3M20 120L24 129.8"/>',27,28,29,"</g>",11,70,"</g>",30,69,"</g>"),d3:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V121.5L26 103.5L48 123.5L82 103.5L92 115.5V132Z"/><path class="exp-art-near" d="M8 132V129.2L20 116.7L30 121.2L44 108.7L60 103.6L72 113.3L80 111.6L92 126.3V132Z"/><path class="exp-art-cut" d="M60 103.6L72 113.3L64 126.3L56 116.7Z"/><path class="exp-art-line" d="M44 108.7L38 123.5M20 116.7L24 129.2"/>',31,32,33,"</g>",11,70,"</g>",34,69,"</g>"),d4:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V117.9L26 99.9L48 119.9L82 99.9L92 111.9V132Z"/><path class="exp-art-near" d="M8 132V128.5L20 113.3L30 118.9L44 103.6L60 97.4L72 109.2L80 107.1L92 125.1V132Z"/><path class="exp-art-cut" d="M60 97.4L72 109.2L64 125.1L56 113.3Z"/><path class="exp-art-line" d="M44 103.6L38 121.6M20 113.3L24 128.5"/>',35,36,37,"</g>",11,70,"</g>",38,68,"</g>"),d5:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V114.3L26 96.3L48 116.3L82 96.3L92 108.3V132Z"/><path class="exp-art-near" d="M8 132V127.9L20 110L30 116.5L44 98.5L60 91.2L72 105.1L80 102.6L92 123.8V132Z"/><path class="exp-art-cut" d="M60 91.2L72 105.1L64 123.8L56 110Z"/><path class="exp-art-line" d="M44 98.5L38 119.8M20 110L24 127.9"/>',39,40,41,"</g>",11,70,"</g>",42,69,"</g>"),d6:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V110.7L26 92.7L48 112.7L82 92.7L92 104.7V132Z"/><path class="exp-art-near" d="M8 132V127.3L20 106.6L30 114.1L44 93.5L60 85L72 101L80 98.2L92 122.6V132Z"/><path class="exp-art-cut" d="M60 85L72 101L64 122.6L56 106.6Z"/><path class="exp-art-line" d="M44 93.5L38 117.9M20 106.6L24 127.3"/>',43,44,45,"</g>",11,70,"</g>",46,69,"</g>"),d7:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V107.1L26 89.1L48 109.1L82 89.1L92 101.1V132Z"/><path class="exp-art-near" d="M8 132V126.7L20 103.3L30 111.8L44 88.4L60 78.8L72 96.9L80 93.7L92 121.4V132Z"/><path class="exp-art-cut" d="M60 78.8L72 96.9L64 121.4L56 103.3Z"/><path class="exp-art-line" d="M44 88.4L38 116M20 103.3L24 126.7"/>',47,48,49,"</g>",11,70,"</g>",50,69,"</g>"),d8:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V103.5L26 85.5L48 105.5L82 85.5L92 97.5V132Z"/><path class="exp-art-near" d="M8 132V126.1L20 99.9L30 109.4L44 83.3L60 72.6L72 92.8L80 89.2L92 120.1V132Z"/><path class="exp-art-cut" d="M60 72.6L72 92.8L64 120.1L56 99.9Z"/><path class="exp-art-line" d="M44 83.3L38 114.2M20 99.9L24 126.1"/>',51,52,53,"</g>",11,70,"</g>",54,69,"</g>"),d9:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V100L26 82L48 102L82 82L92 94V132Z"/><path class="exp-art-near" d="M8 132V125.4L20 96.6L30 107.1L44 78.2L60 66.4L72 88.7L80 84.8L92 118.9V132Z"/><path class="exp-art-cut" d="M60 66.4L72 88.7L64 118.9L56 96.6Z"/><path class="exp-art-line" d="M44 78.2L38 112.3M20 96.6L24 125.4"/>',55,56,57,"</g>",11,70,"</g>",58,69,"</g>"),dT:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V96.4L26 78.4L48 98.4L82 78.4L92 90.4V132Z"/><path class="exp-art-near" d="M8 132V124.8L20 93.2L30 104.7L44 73.1L60 60.2L72 84.6L80 80.3L92 117.6V132Z"/><path class="exp-art-cut" d="M60 60.2L72 84.6L64 117.6L56 93.2Z"/><path class="exp-art-line" d="M44 73.1L38 110.5M20 93.2L24 124.8"/>',59,60,61,"</g>",11,70,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/></g>'),cJ:p(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,71,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/></g>'),cQ:p(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,71,"</g>",15,72,"</g>"),cK:p(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,71,"</g>",18,73,"</g>"),cA:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V118.7C24 106.7 40 130.7 56 122.7S84 108.7 92 116.7V132Z"/><path class="exp-art-near" d="M8 132V130.1C22 129.4 26 122.7 40 120.2S54 116 60 116S76 119.2 82 124S90 127.8 92 128.2V132Z"/><circle class="exp-art-near" cx="22" cy="126.8" r="5.5"/><circle class="exp-art-near" cx="33" cy="124.2" r="5.5"/><circle class="exp-art-near" cx="72" cy="121.8" r="5.5"/><circle class="exp-art-near" cx="82" cy="125.5" r="5.5"/><path class="exp-art-line" d="M22 129.8v7M33 127.2v7M72 124.8v7M82 128.5v7"/>',22,23,24,"</g>",11,74,"</g>",26,72,"</g>"),c2:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V115.1C24 103.1 40 127.1 56 119.1S84 105.1 92 113.1V132Z"/><path class="exp-art-near" d="M8 132V129.3C22 128.4 26 119.1 40 115.6S54 109.8 60 109.8S76 114.2 82 120.9S90 126.2 92 126.7V132Z"/><circle class="exp-art-near" cx="22" cy="125.9" r="5.5"/><circle class="exp-art-near" cx="33" cy="122.3" r="5.5"/><circle class="exp-art-near" cx="72" cy="119" r="5.5"/><circle class="exp-art-near" cx="82" cy="124.1" r="5.5"/><path class="exp-art-line" d="M22 128.9v7M33 125.3v7M72 122v7M82 127.1v7"/>',27,28,29,"</g>",11,74,"</g>",30,73,"</g>"),c3:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V111.5C24 99.5 40 123.5 56 115.5S84 101.5 92 109.5V132Z"/><path class="exp-art-near" d="M8 132V128.6C22 127.5 26 115.5 40 111S54 103.6 60 103.6S76 109.3 82 117.8S90 124.6 92 125.2V132Z"/><circle class="exp-art-near" cx="22" cy="125" r="5.5"/><circle class="exp-art-near" cx="33" cy="120.5" r="5.5"/><circle class="exp-art-near" cx="72" cy="116.2" r="5.5"/><circle class="exp-art-near" cx="82" cy="122.8" r="5.5"/><path class="exp-art-line" d="M22 128v7M33 123.5v7M72 119.2v7M82 125.8v7"/>',31,32,33,"</g>",11,74,"</g>",34,73,"</g>"),c4:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V107.9C24 95.9 40 119.9 56 111.9S84 97.9 92 105.9V132Z"/><path class="exp-art-near" d="M8 132V127.8C22 126.5 26 111.9 40 106.4S54 97.4 60 97.4S76 104.3 82 114.7S90 123 92 123.7V132Z"/><circle class="exp-art-near" cx="22" cy="124.2" r="5.5"/><circle class="exp-art-near" cx="33" cy="118.6" r="5.5"/><circle class="exp-art-near" cx="72" cy="113.4" r="5.5"/><circle class="exp-art-near" cx="82" cy="121.4" r="5.5"/><path class="exp-art-line" d="M22 127.2v7M33 121.6v7M72 116.4v7M82 124.4v7"/>',35,36,37,"</g>",11,74,"</g>",38,72,"</g>"),c5:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V104.3C24 92.3 40 116.3 56 108.3S84 94.3 92 102.3V132Z"/><path class="exp-art-near" d="M8 132V127.1C22 125.5 26 108.3 40 101.8S54 91.2 60 91.2S76 99.4 82 111.6S90 121.4 92 122.2V132Z"/><circle class="exp-art-near" cx="22" cy="123.3" r="5.5"/><circle class="exp-art-near" cx="33" cy="116.8" r="5.5"/><circle class="exp-art-near" cx="72" cy="110.6" r="5.5"/><circle class="exp-art-near" cx="82" cy="120" r="5.5"/><path class="exp-art-line" d="M22 126.3v7M33 119.8v7M72 113.6v7M82 123v7"/>',39,40,41,"</g>",11,74,"</g>",42,73,"</g>"),c6:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V100.7C24 88.7 40 112.7 56 104.7S84 90.7 92 98.7V132Z"/><path class="exp-art-near" d="M8 132V126.4C22 124.5 26 104.7 40 97.2S54 85 60 85S76 94.4 82 108.5S90 119.8 92 120.7V132Z"/><circle class="exp-art-near" cx="22" cy="122.4" r="5.5"/><circle class="exp-art-near" cx="33" cy="114.9" r="5.5"/><circle class="exp-art-near" cx="72" cy="107.8" r="5.5"/><circle class="exp-art-near" cx="82" cy="118.7" r="5.5"/><path class="exp-art-line" d="M22 125.4v7M33 117.9v7M72 110.8v7M82 121.7v7"/>',43,44,45,"</g>",11,74,"</g>",46,73,"</g>"),c7:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V97.1C24 85.1 40 109.1 56 101.1S84 87.1 92 95.1V132Z"/><path class="exp-art-near" d="M8 132V125.6C22 123.5 26 101.1 40 92.6S54 78.8 60 78.8S76 89.4 82 105.4S90 118.2 92 119.2V132Z"/><circle class="exp-art-near" cx="22" cy="121.6" r="5.5"/><circle class="exp-art-near" cx="33" cy="113" r="5.5"/><circle class="exp-art-near" cx="72" cy="105.1" r="5.5"/><circle class="exp-art-near" cx="82" cy="117.3" r="5.5"/><path class="exp-art-line" d="M22 124.6v7M33 116v7M72 108.1v7M82 120.3v7"/>',47,48,49,"</g>",11,74,"</g>",50,73,"</g>"),c8:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V93.5C24 81.5 40 105.5 56 97.5S84 83.5 92 91.5V132Z"/><path class="exp-art-near" d="M8 132V124.9C22 122.5 26 97.5 40 88S54 72.6 60 72.6S76 84.5 82 102.3S90 116.6 92 117.7V132Z"/><circle class="exp-art-near" cx="22" cy="120.7" r="5.5"/><circle class="exp-art-near" cx="33" cy="111.2" r="5.5"/><circle class="exp-art-near" cx="72" cy="102.3" r="5.5"/><circle class="exp-art-near" cx="82" cy="115.9" r="5.5"/><path class="exp-art-line" d="M22 123.7v7M33 114.2v7M72 105.3v7M82 118.9v7"/>',51,52,53,"</g>",11,74,"</g>",54,73,"</g>"),c9:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V90C24 78 40 102 56 94S84 80 92 88V132Z"/><path class="exp-art-near" d="M8 132V124.1C22 121.5 26 94 40 83.5S54 66.4 60 66.4S76 79.5 82 99.2S90 114.9 92 116.3V132Z"/><circle class="exp-art-near" cx="22" cy="119.8" r="5.5"/><circle class="exp-art-near" cx="33" cy="109.3" r="5.5"/><circle class="exp-art-near" cx="72" cy="99.5" r="5.5"/><circle class="exp-art-near" cx="82" cy="114.6" r="5.5"/><path class="exp-art-line" d="M22 122.8v7M33 112.3v7M72 102.5v7M82 117.6v7"/>',55,56,57,"</g>",11,74,"</g>",58,73,"</g>"),cT:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V86.4C24 74.4 40 98.4 56 90.4S84 76.4 92 84.4V132Z"/><path class="exp-art-near" d="M8 132V123.4C22 120.5 26 90.4 40 78.9S54 60.2 60 60.2S76 74.6 82 96.1S90 113.3 92 114.8V132Z"/><circle class="exp-art-near" cx="22" cy="118.9" r="5.5"/><circle class="exp-art-near" cx="33" cy="107.5" r="5.5"/><circle class="exp-art-near" cx="72" cy="96.7" r="5.5"/><circle class="exp-art-near" cx="82" cy="113.2" r="5.5"/><path class="exp-art-line" d="M22 121.9v7M33 110.5v7M72 99.7v7M82 116.2v7"/>',59,60,61,"</g>",11,74,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/></g>')},vt={0:'<g class="exp-wager-badge"><rect x="69" y="4.5" width="25" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(76.4 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>',2:'<g class="exp-wager-badge"><rect x="55" y="4.5" width="39" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(62.4 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/><path transform="translate(74.7 7.5) scale(.792)" d="M1.5 6.5C1.7 3 4.3 1 7.5 1c3.5 0 6 2.2 6 5.5 0 2.9-1.6 4.9-4.6 7.8L1.5 21.5V23H14" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>',3:'<g class="exp-wager-badge"><rect x="55" y="4.5" width="39" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(62.4 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/><path transform="translate(74.7 7.5) scale(.792)" d="M2 4.6C3 2.2 5 1 7.6 1c3.3 0 5.6 2.2 5.6 5.2 0 3.1-2.3 5.1-5.8 5.1H6M7.4 11.3c4 0 6.6 2.3 6.6 5.7C14 20.6 11.2 23 7.5 23c-2.9 0-5.1-1.4-6.1-4" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>',4:'<g class="exp-wager-badge"><rect x="55" y="4.5" width="39" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(62 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/><path transform="translate(74.3 7.5) scale(.792)" d="M11.5 23V1L1 16.5h14.5" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>'},De={s:vt,h:vt,d:vt,c:vt},Ie={sJ:p(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>'),sQ:p(75,76,78,79),sK:p(75,76,80,81),sA:p(75,82,79),s2:p(75,83,81),s3:p(75,84,81),s4:p(75,85,79),s5:p(75,86,81),s6:p(75,87,81),s7:p(75,88,81),s8:p(75,89,81),s9:p(75,90,81),sT:p(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>'),hJ:p(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>'),hQ:p(75,76,78,92),hK:p(75,76,80,93),hA:p(75,82,92),h2:p(75,83,93),h3:p(75,84,93),h4:p(75,85,92),h5:p(75,86,93),h6:p(75,87,93),h7:p(75,88,93),h8:p(75,89,93),h9:p(75,90,93),hT:p(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>'),dJ:p(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>'),dQ:p(75,76,78,94),dK:p(75,76,80,95),dA:p(75,82,94),d2:p(75,83,95),d3:p(75,84,95),d4:p(75,85,94),d5:p(75,86,95),d6:p(75,87,95),d7:p(75,88,95),d8:p(75,89,95),d9:p(75,90,95),dT:p(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>'),cJ:p(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>'),cQ:p(75,76,78,96),cK:p(75,76,80,97),cA:p(75,82,96),c2:p(75,83,97),c3:p(75,84,97),c4:p(75,85,96),c5:p(75,86,97),c6:p(75,87,97),c7:p(75,88,97),c8:p(75,89,97),c9:p(75,90,97),cT:p(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>')},Ke='<rect class="exp-back-paper" x=".75" y=".75" width="98.5" height="138.5" rx="9"/><rect class="exp-back-frame" x="7" y="7" width="86" height="126" rx="5"/><svg x="7" y="7" width="86" height="126" viewBox="7 7 86 126"><path class="exp-back-contour" d="M34 70C34 50.8 46.8 53.2 54.8 54S66 65.2 66 73.2S51.6 90 43.6 86S34 78 34 70ZM24 70C24 38.8 44.8 41.9 57.8 44S76 62.2 76 75.2S52.6 102.5 39.6 96S24 83 24 70ZM14 70C14 26.8 42.8 30 60.8 34S86 59.2 86 77.2S53.6 115 35.6 106S14 88 14 70ZM4 70C4 14.8 40.8 17.6 63.8 24S96 56.2 96 79.2S54.6 127.5 31.6 116S4 93 4 70ZM-6 70C-6 2.8 38.8 4.5 66.8 14S106 53.2 106 81.2S55.6 140 27.6 126S-6 98 -6 70Z"/></svg><g class="exp-rose"><circle class="exp-rose-ring" cx="50" cy="70" r="14"/><path class="exp-rose-dark" d="M58.8 61.2L55.2 70L50 70ZM58.8 78.8L50 75.2L50 70ZM41.2 78.8L44.8 70L50 70ZM41.2 61.2L50 64.8L50 70Z"/><path class="exp-rose-light" d="M58.8 61.2L50 64.8L50 70ZM58.8 78.8L55.2 70L50 70ZM41.2 78.8L50 75.2L50 70ZM41.2 61.2L44.8 70L50 70Z"/><path class="exp-rose-dark" d="M50 50L54.2 65.8L50 70ZM70 70L54.2 74.2L50 70ZM50 90L45.8 74.2L50 70ZM30 70L45.8 65.8L50 70Z"/><path class="exp-rose-light" d="M50 50L45.8 65.8L50 70ZM70 70L54.2 65.8L50 70ZM50 90L54.2 74.2L50 70ZM30 70L45.8 74.2L50 70Z"/></g>',Ue={s:"M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z",h:"M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z",d:"M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z",c:"M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z"},Fe={check:"M4.5 12.5l5 5 10-11",cross:"M6 6l12 12M18 6 6 18",gear:"M12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8ZM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1",undo:"M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11H9",redo:"M15.5 5 20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h5",lamp:"M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.5.4.8 1 .8 1.6h5.4c0-.6.3-1.2.8-1.6A6 6 0 0 0 12 3Z",book:"M12 6.5C10 5 7 4.5 3.5 4.5v14C7 18.5 10 19 12 20.5c2-1.5 5-2 8.5-2v-14C17 4.5 14 5 12 6.5Zm0 0v14",next:"M9 5l7 7-7 7",prev:"M15 5l-7 7 7 7",stop:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM6 6l12 12",screen:"M3 4.5h18v11.5H3ZM12 16v3.5M8 20h8",play:"M7 4.5 19 12 7 19.5Z",chart:"M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6",sum:"M18 7V4H6l6.5 8L6 20h12v-3",flag:"M6 21V3.5M6 4.5l12 3.5-12 4.5",sun:"M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M19.1 4.9l-1.8 1.8M6.7 17.3l-1.8 1.8"},qe='<g class="exp-rose"><circle class="exp-rose-ring" cx="50" cy="50" r="33.6"/><path class="exp-rose-dark" d="M71 29L62.5 50L50 50ZM71 71L50 62.5L50 50ZM29 71L37.5 50L50 50ZM29 29L50 37.5L50 50Z"/><path class="exp-rose-light" d="M71 29L50 37.5L50 50ZM71 71L62.5 50L50 50ZM29 71L50 62.5L50 50ZM29 29L37.5 50L50 50Z"/><path class="exp-rose-dark" d="M50 2L60.2 39.8L50 50ZM98 50L60.2 60.2L50 50ZM50 98L39.8 60.2L50 50ZM2 50L39.8 39.8L50 50Z"/><path class="exp-rose-light" d="M50 2L39.8 39.8L50 50ZM98 50L60.2 39.8L50 50ZM50 98L60.2 60.2L50 50ZM2 50L39.8 60.2L50 50Z"/></g>';function u(t){let e=t===void 0?void 0:Fe[t];return e===void 0?l:a`<svg class="exp-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${e} /></svg>`}function b(t){return a`<svg class="exp-suit" data-suit=${t} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${Ue[t]} />
  </svg>`}var kn={refused:"stop",tried:"cross",mark:"flag"};function K(t,e){return a`<span class="exp-tag exp-tag--${t}">${u(kn[t])}${e}</span>`}function Xt(t,e){return t.hand.find(r=>r.code===e)?.targets??t.targets}function rt(t,e,r){let{place:n}=t,s=Xt(e,r.chosen)[n],o=s===void 0&&e.refused?.place===n?e.refused.tag:void 0,i=o??t.barred??void 0;return a`<button
    type="button"
    class="exp-spot"
    data-key=${n}
    data-place=${n}
    data-state=${s!==void 0?"target":o!==void 0?"refused":"idle"}
    data-column=${et(t.suit,e)}
    ?data-marked=${yt(e,n,null)}
    tabindex=${r.stop===n?0:-1}
    @click=${()=>r.place(n)}
  >
    <span class="exp-hidden">${t.label} </span>
    ${t.draw(Tn(s,i,Pe(e,n)?.text))}
  </button>`}function Tn(t,e,r){return t!==void 0?K("target",t):e!==void 0?K("refused",e):r===void 0?l:K("mark",r)}function We(t,e){if(t===null||e===null||e.cover!==null||e.refused!==null)return null;let r=o=>o.hand.map(i=>i.code).join();if(t.cover===null&&t.step===e.step&&r(t)===r(e))return null;let n=e.step===0?e.buttons.find(o=>o.look==="main"):void 0;if(n!==void 0)return`button-${n.id}`;if(e.step===2)return e.draw===null?Object.keys(e.targets)[0]??null:e.draw.place;let s=wn(t,e)??e.hand.find(({tag:o})=>o?.kind==="new")??e.hand[0];return s===void 0?null:`card-${s.code}`}function wn(t,e){let r=new Set(t.hand.map(s=>s.code)),n=e.hand.filter(s=>!r.has(s.code));return n.length===1?n[0]:void 0}function ze(t,e){let n=gt(t).map(s=>s.dataset.key??"");return n.includes(e)?e:n.find(s=>s.startsWith("card-"))??n[0]??""}function Je(t,e){let r=Object.keys(Xt(t,e));return r.find(n=>n.startsWith("own-"))??r[0]??null}function Mt(t){return/^(card|own|other|discard)-|^pile$/.test(t)}function U(t,e){return[...t.querySelectorAll("[data-key]")].find(r=>r.dataset.key===e)??null}function Ge(t,e){let r=".exp-cover button, [data-row] > [tabindex='0']",n=e!==null&&Mt(e)?[...r.split(", "),"[data-heading]"]:["[data-heading]",...r.split(", ")],s=e==="more"?[...t.querySelectorAll("[data-open]")].at(-1):void 0;((e===null?null:U(t,e))??s??Cn(t,[...n,"button"]))?.focus()}function Qe(t){let e=t.querySelector(".exp-field:has([data-fault])");return e?.querySelector("[aria-invalid]")??e?.querySelector("input")??null}function Cn(t,e){return e.map(r=>t.querySelector(r)).find(r=>r!==null)??null}var f={starting:"Getting the table ready…",lost:"Nothing answers here any more. Your game is kept in this browser.",lostAction:"Reload the page",settings:"Settings",settingsClose:"Close settings",deck:"Deck colours",deckTwo:"Two",deckFour:"Four",text:"Text size",textNormal:"Normal",textLarge:"Large",textLargest:"Largest",textProjector:"Projector",theme:"Theme",themeSystem:"Like the system",themeLight:"Light",themeDark:"Dark",themeNotebook:"Light or dark follows the notebook.",playing:"While playing",hints:"Hints",motion:"Reduce motion",sound:"Sound",kept:"Kept in this browser.",notKept:"This window keeps nothing, as a private one does: your choices hold until you leave the page.",settingsLink:"A link can set them too. Add for example",rules:"In the rules:",pages:"Pages of this lesson",page:"Page",pageDone:"done",back:"Back",next:"Next",home:"To the front page",nextLesson:"Next lesson",saved:"Saved in this browser",notSaved:"This window keeps nothing once it is closed"};function L(t){let{table:e,form:r,summary:n,exercise:s,calculator:o,chart:i,review:d}=t;return"serial"in t&&!!(e??r??n??s??o??i??d)}function k(t){return"serial"in t?t.table??t.exercise?.table??null:null}function Xe(t,e){if(Ye(e)&&!Ye(t))return"right";let r=k(e);return r===null?null:r.refused!==null?"refusal":r.moves.length>0?"play":null}function Ye(t){return"serial"in t&&t.exercise?.verdict?.kind==="right"}function tr(t,e,r){if(!L(e)||!L(r))return;if(k(e)===null&&k(r)!==null){t.getBoundingClientRect().top<0&&t.scrollIntoView({block:"start"});return}let[n,s]=[e.exercise,r.exercise];if(s===void 0)return;let o=s.hints.open.length>(n?.hints.open.length??0),i=s.verdict!==null&&s.verdict.text!==n?.verdict?.text,d=o?"[data-open]:last-of-type":i?".exp-note[data-verdict]":null;if(d===null)return;[...t.querySelectorAll(d)].at(-1)?.scrollIntoView({block:"nearest"})}var Sn={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right",Home:"first",End:"last"};function er(t,e){if(t.altKey)return null;let r=t.key.length===1?t.key.toLowerCase():t.key;if(t.ctrlKey||t.metaKey)return r==="z"?{type:"press",id:t.shiftKey?"redo":"undo"}:r==="y"&&!t.shiftKey?{type:"press",id:"redo"}:null;if(r==="?")return{type:"keys"};if(r==="Escape")return{type:"unchoose"};if(!e)return null;if(t.repeat&&(r==="Enter"||r===" "))return{type:"swallow"};let n=Sn[r];return n!==void 0?t.shiftKey?null:{type:"move",direction:n}:r==="p"?{type:"pile"}:r==="s"||r==="h"||r==="d"||r==="c"?{type:"suit",suit:r}:null}function nt(t){return!t.ctrlKey&&!t.metaKey&&!t.altKey}function rr(t){return t instanceof HTMLTextAreaElement||t instanceof HTMLInputElement&&!["radio","checkbox","button","submit"].includes(t.type)}function Lt(t){return a`<dialog class="exp-dialog ${t.look}" aria-labelledby=${t.id} @click=${Hn}>
    <div class="exp-dialog-head">
      <p class="exp-box-title" id=${t.id}>${t.title}</p>
      <button type="button" class="exp-button exp-button--plain" @click=${Rn}>
        ${u("cross")}<span class="exp-hidden">${t.close}</span>
      </button>
    </div>
    ${t.content}
  </dialog>`}function Rn(t){t.currentTarget.closest("dialog")?.close()}function Hn(t){t.target===t.currentTarget&&t.currentTarget.close()}function bt(t,e){return a`<button
    type="button"
    class="exp-button exp-button--plain exp-keys-button"
    data-key="keys"
    aria-haspopup="dialog"
    aria-keyshortcuts="?"
    @click=${()=>e.openKeys()}
  >
    <span aria-hidden="true">?</span><span class="exp-hidden">${t.title}</span>
  </button>`}function nr(t,e){return Lt({id:`${e.id}-keys`,title:t.title,close:t.close,look:"exp-key-list",content:a`<dl class="exp-keys">
      ${t.rows.map(([r,n])=>a`<div><dt><kbd>${r}</kbd></dt><dd>${n}</dd></div>`)}
    </dl>`})}function kt(t){let e=t.querySelector("dialog.exp-key-list");e&&!e.open&&e.showModal()}function te(t){let{exercise:e,summary:r,form:n}=t;return[...[t.table,e?.table].filter(o=>o!=null).flatMap(o=>[...o.buttons,...o.cover===null?[]:[o.cover.button]]),...e===void 0?[]:[...e.buttons,...e.watch?.steps??[],...e.hints.more===null?[]:[e.hints.more]],...r?.buttons??[],...t.calculator===void 0?[]:An(t.calculator),...t.chart?.buttons??[],...t.review===void 0?[]:[...t.review.buttons,...t.review.sides.flatMap(o=>o.retries)],...n===void 0||n.also===null?[]:[n.also]]}function An({buttons:t,rounds:e,sides:r}){return[...t,...e.rounds.flatMap(n=>n.buttons),...r.flatMap(n=>n.typed.suits)]}function sr(t,e){return te(t).some(r=>r.id===e&&r.why===void 0)||(t.exercise?.options??[]).some(r=>r.id===e)||t.exercise?.watch!==void 0&&e.startsWith("turn-")}function ar(t,e){if(t.ctrlKey||t.metaKey||t.altKey||t.shiftKey)return null;let r=t.key.length===1?t.key.toLowerCase():t.key;return(L(e)?e.exercise?.watch?.steps??[]:[]).find(s=>s.key===r)??null}function lr(t,e){t.addEventListener("keydown",r=>{nt(r)&&r.stopPropagation();let n=rr(r.target),s=n||or(r)?null:ar(r,e.state());if(s!==null)return r.preventDefault(),e.press(s);let o=er(r,$t(t)!==null);o===null||or(r)||(r.stopPropagation(),!(n||o.type==="unchoose"&&e.chosen()===null)&&(r.preventDefault(),En(o,t,e)))});for(let r of["keypress","keyup"])t.addEventListener(r,n=>{nt(n)&&n.stopPropagation()})}function or(t){return t.target.closest("dialog")!==null}function En(t,e,r){let n=k(r.state());switch(t.type){case"move":return Vn(t.direction,e,n,r.chosen());case"suit":return n===null?void 0:Zn(t.suit,e,n,r.chosen());case"pile":return U(e,"pile")?.focus();case"keys":return kt(e);case"unchoose":return r.choose(null);case"press":return jn(t.id,r);case"swallow":return}}function Vn(t,e,r,n){let s=$t(e);if(s===null)return;let o=t==="up"&&r!==null&&n!==null&&s.dataset.card===n?Je(r,n):null;(o===null?Be(e,s,t):U(e,o))?.focus()}function Zn(t,e,r,n){let s=r.step===2||n!==null,o=r.step===2?[`discard-${t}`]:[`own-${t}`,`discard-${t}`],i=gt(e).filter(m=>s?o.includes(m.dataset.place??""):m.dataset.card?.startsWith(t));s&&r.step!==2&&i.sort((m,$)=>o.indexOf(m.dataset.place??"")-o.indexOf($.dataset.place??""));let d=$t(e),c=d===null?-1:i.indexOf(d);i[(c+1)%i.length]?.focus()}function jn(t,e){let r=e.state(),n=L(r)?te(r):[],s=t==="undo"?"Ctrl+Z":"Ctrl+Y",o=n.find(i=>i.key===s)??n.find(i=>i.id===t);o!==void 0&&e.press(o)}var _n=4e3,Bn=3e4,Tt=class{constructor(e,r){this.model=e;this.changed=r}model;changed;due=null;waiting=[];timer;lost=!1;greet(e,r){this.await(r,null,Bn),this.model.send({type:"hello",query:location.search,saved:e})}send(e,r){if(this.due&&!this.lost){if(ir(e,this.due.act)||ir(e,this.waiting.at(-1)??null))return;this.waiting=[...this.waiting.filter(n=>n.type==="enter"),e];return}this.await(r,e,_n),this.model.send({...e,serial:r})}heard(e){if(!this.due||e.serial<=this.due.serial)return!1;let r=this.due.act!==null;this.dispose(),this.due=null,this.lost=!1;let n=this.waiting;this.waiting=[];for(let s of n){let o=Pn(s,e);o&&this.send(o,e.serial)}return r}dispose(){clearTimeout(this.timer)}await(e,r,n){this.dispose(),this.due={serial:e,act:r},this.timer=setTimeout(()=>{this.lost=!0,this.changed()},n)}};function ir(t,e){return JSON.stringify(t)===JSON.stringify(e)}function On({form:t,calculator:e,exercise:r}){return!!(t??e??r?.worksheet??r?.estimate?.commit)}function Pn(t,e){switch(t.type){case"try":return Nn(t,k(e));case"enter":return e.calculator===void 0?null:t;case"press":return sr(e,t.id)?t:null;case"submit":return On(e)?t:null;case"fill":return e.exercise?.worksheet===void 0?null:t}}function Nn(t,e){return e===null?null:t.code===null||e.hand.some(r=>r.code===t.code)?t:t.place!==null&&t.place in e.targets?{...t,code:null}:null}var wt=class{element;timer;constructor(){this.element=document.createElement("p"),this.element.className="exp-hidden",this.element.setAttribute("role","status"),this.element.setAttribute("aria-live","polite")}say(e){clearTimeout(this.timer),this.element.textContent="",e&&(this.timer=setTimeout(()=>{this.element.textContent=e},60))}dispose(){clearTimeout(this.timer)}};var w={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},S=t=>(...e)=>({_$litDirective$:t,values:e}),C=class{constructor(e){}get _$AU(){return this._$AM._$AU}_$AT(e,r,n){this._$Ct=e,this._$AM=r,this._$Ci=n}_$AS(e,r){return this.update(e,r)}update(e,r){return this.render(...r)}};var D=class extends C{constructor(e){if(super(e),this.it=l,e.type!==w.CHILD)throw Error(this.constructor.directiveName+"() can only be used in child bindings")}render(e){if(e===l||e==null)return this._t=void 0,this.it=e;if(e===v)return e;if(typeof e!="string")throw Error(this.constructor.directiveName+"() called with a non-string value");if(e===this.it)return this._t;this.it=e;let r=[e];return r.raw=r,this._t={_$litType$:this.constructor.resultType,strings:r,values:[]}}};D.directiveName="unsafeHTML",D.resultType=1;var ee=S(D);var st=class extends D{};st.directiveName="unsafeSVG",st.resultType=2;var pr=S(st);function H(t,e=0){let r=t.charAt(0),n="JQK".includes(t.charAt(1))?De[r]?.[String(e)]??"":"";return Ct("exp-face","0 0 100 140",(Ne[t]??"")+n,r)}function F(){return Ct("exp-back","0 0 100 140",Ke)}function q(t){return Ct("exp-chip","0 0 66 36",Ie[t]??"",t.charAt(0))}function cr(){return Ct("exp-camp-rose","0 0 100 100",qe)}function Ct(t,e,r,n){return a`<svg
    class=${t}
    viewBox=${e}
    data-suit=${n??l}
    aria-hidden="true"
    focusable="false"
  >${pr(r)}</svg>`}var at=240,St="cubic-bezier(.2, .7, .2, 1)";function dr(t){let e=new Map;for(let r of Rt(t))e.set(ot(r),(Dn(r)??r).getBoundingClientRect());return e}function ur(t,e,r){let n=new Set;for(let s of r){let o=In(e,s),i=Kn(t,s);o!==void 0&&(i===null||n.has(i)?qn(t,s,o):Un(i,o,s),i!==null&&n.add(i))}for(let s of t.querySelectorAll("[data-card]")){let o=e.get(ot(s));o!==void 0&&!n.has(s)&&Fn(s,o)}}function mr(t,e){let r=[e.place,e.code===null?null:`hand/${e.code}`],n=(s,o)=>({translate:`${s}px 0`,offset:o});for(let s of Rt(t).filter(o=>r.includes(ot(o))))s.animate([n(0,0),n(-5,.25),n(4,.6),n(-2,.85),n(0,1)],{duration:320,easing:St})}function ot(t){return t.dataset.at??t.dataset.backs??t.dataset.place??""}function Rt(t){return[...t.querySelectorAll("[data-at], [data-backs], [data-place]")]}function Dn(t){return t.dataset.backs===void 0?null:t.lastElementChild}function In(t,e){return t.get(`${e.from}/${e.code}`)??t.get(e.from)}function Kn(t,e){return e.to==="other-hand"?t.querySelector("[data-backs] > :last-child"):Rt(t).find(r=>ot(r)===`${e.to}/${e.code}`)??null}function Un(t,e,r){let n=t.getBoundingClientRect();if(n.width===0)return;let s=`translate(${e.left-n.left}px, ${e.top-n.top}px) scale(${e.width/n.width})`,o=r.from==="pile"?0:1;t.animate([{transform:s,transformOrigin:"0 0",zIndex:5,opacity:o},{opacity:1,offset:.1},{transform:"none",transformOrigin:"0 0",zIndex:5}],{duration:at,delay:r.stage*at,easing:St,fill:"backwards"})}function Fn(t,e){let r=t.getBoundingClientRect(),n=e.left-r.left,s=e.top-r.top;Math.abs(n)<1||t.animate([{translate:`${n}px ${Math.abs(s)<60?0:s}px`},{translate:"0 0"}],{duration:at,easing:St})}function qn(t,e,r){let n=Rt(t).find(m=>ot(m)===e.to);if(n===void 0)return;let s=n.getBoundingClientRect(),o=t.getBoundingClientRect(),i=document.createElement("span");i.className="exp-card exp-lifted",i.setAttribute("aria-hidden","true"),i.style.width=`${Math.min(r.width,74)}px`,N(e.code===null?F():H(e.code),i),t.append(i);let d=m=>`translate(${m.left-o.left}px, ${m.top-o.top}px)`;i.animate([{transform:d(r)},{transform:d(s)}],{duration:at,delay:e.stage*at,easing:St,fill:"both"}).finished.then(()=>i.remove(),()=>i.remove())}var{I:Wn}=Ae,hr=t=>t;var xr=t=>t.strings===void 0,fr=()=>document.createComment(""),W=(t,e,r)=>{let n=t._$AA.parentNode,s=e===void 0?t._$AB:e._$AA;if(r===void 0){let o=n.insertBefore(fr(),s),i=n.insertBefore(fr(),s);r=new Wn(o,i,t,t.options)}else{let o=r._$AB.nextSibling,i=r._$AM,d=i!==t;if(d){let c;r._$AQ?.(t),r._$AM=t,r._$AP!==void 0&&(c=t._$AU)!==i._$AU&&r._$AP(c)}if(o!==s||d){let c=r._$AA;for(;c!==o;){let m=hr(c).nextSibling;hr(n).insertBefore(c,s),c=m}}}return r},Z=(t,e,r=t)=>(t._$AI(e,r),t),zn={},z=(t,e=zn)=>t._$AH=e,gr=t=>t._$AH,Ht=t=>{t._$AR(),t._$AA.remove()};var $r=S(class extends C{constructor(){super(...arguments),this.key=l}render(t,e){return this.key=t,e}update(t,[e,r]){return e!==this.key&&(z(t),this.key=e),r}});var yr=(t,e,r)=>{let n=new Map;for(let s=e;s<=r;s++)n.set(t[s],s);return n},R=S(class extends C{constructor(t){if(super(t),t.type!==w.CHILD)throw Error("repeat() can only be used in text expressions")}dt(t,e,r){let n;r===void 0?r=e:e!==void 0&&(n=e);let s=[],o=[],i=0;for(let d of t)s[i]=n?n(d,i):i,o[i]=r(d,i),i++;return{values:o,keys:s}}render(t,e,r){return this.dt(t,e,r).values}update(t,[e,r,n]){let s=gr(t),{values:o,keys:i}=this.dt(e,r,n);if(!Array.isArray(s))return this.ut=i,o;let d=this.ut??=[],c=[],m,$,h=0,g=s.length-1,x=0,M=o.length-1;for(;h<=g&&x<=M;)if(s[h]===null)h++;else if(s[g]===null)g--;else if(d[h]===i[x])c[x]=Z(s[h],o[x]),h++,x++;else if(d[g]===i[M])c[M]=Z(s[g],o[M]),g--,M--;else if(d[h]===i[M])c[M]=Z(s[h],o[M]),W(t,c[M+1],s[h]),h++,M--;else if(d[g]===i[x])c[x]=Z(s[g],o[x]),W(t,s[h],s[g]),g--,x++;else if(m===void 0&&(m=yr(i,x,M),$=yr(d,h,g)),m.has(d[h]))if(m.has(d[g])){let A=$.get(i[x]),Ut=A!==void 0?s[A]:null;if(Ut===null){let ye=W(t,s[h]);Z(ye,o[x]),c[x]=ye}else c[x]=Z(Ut,o[x]),W(t,s[h],Ut),s[A]=null;x++}else Ht(s[g]),g--;else Ht(s[h]),h++;for(;x<=M;){let A=W(t,c[M+1]);Z(A,o[x]),c[x++]=A}for(;h<=g;){let A=s[h++];A!==null&&Ht(A)}return this.ut=i,z(t,c),v}});function Mr(t,e,r){let n=`${r.id}-ask-${t.id}`,s=t.look?` exp-button--${t.look}`:"";return a`<button
      type="button"
      class="exp-button${s}"
      data-key="button-${t.id}"
      aria-haspopup="dialog"
      @click=${Jn}
    >
      ${u(t.icon)}<span>${t.label}</span>
    </button>
    <dialog class="exp-dialog" aria-labelledby=${n}>
      <p class="exp-box-title" id=${n}>${e.title}</p>
      <p class="exp-ask-words">${e.text}</p>
      <div class="exp-actions">
        <button type="button" class="exp-button" @click=${vr}>${e.no}</button>
        <button
          type="button"
          class="exp-button"
          @click=${o=>{vr(o),r.press(t)}}
        >
          ${e.yes}
        </button>
      </div>
    </dialog>`}function Jn(t){let e=t.currentTarget.nextElementSibling;e instanceof HTMLDialogElement&&e.showModal()}function vr(t){t.currentTarget.closest("dialog")?.close()}function At(t,e){if(t.ask!==void 0)return Mr(t,t.ask,e);let r=t.look?` exp-button--${t.look}`:"";return a`<button type="button" class="exp-button${r}" data-key="button-${t.id}"
    aria-disabled=${t.why===void 0?l:"true"} aria-keyshortcuts=${t.key?Gn(t.key):l}
    @click=${()=>e.press(t)}>${u(t.icon)}<span>${t.label}</span></button>`}function y(t,e,r="exp-actions"){return t.length===0?l:a`<div class=${r}>${R(t,n=>n.id,n=>At(n,e))}${lt(t,e)}</div>`}function lt(t,e){let r=e.note;return r===null||!t.some(n=>n.id===r.id)?l:a`<p class="exp-note exp-note--plain exp-why">${u("stop")}<span>${r.text}</span></p>`}function Gn(t){return t.replace("Ctrl","Control")}function Lr(t){let e=t.currentTarget.closest(".exp-calculator")?.querySelector(".exp-print");if(!e)return;document.querySelector(".exp-print-frame")?.remove();let r=document.createElement("iframe");r.className="exp-print-frame",r.title=document.title,r.tabIndex=-1,r.setAttribute("aria-hidden","true"),r.srcdoc=`<!doctype html><html lang="en"><head><style>${Yn()}</style></head>
    <body><div class="exp">${e.outerHTML}</div></body></html>`,r.addEventListener("load",()=>Qn(r)),document.body.append(r)}function Qn(t){let e=t.contentWindow;e===null||t.contentDocument===null||(t.contentDocument.title=document.title,e.addEventListener("afterprint",()=>t.remove()),e.focus(),e.print())}function Yn(){return[...document.styleSheets].map(Xn).filter(t=>t.includes(".exp-print")).join(`
`)}function Xn(t){try{return[...t.cssRules].map(e=>e.cssText).join(`
`)}catch{return""}}function it({title:t,href:e,note:r}){let n=re(e);return n===null?a`<span class="exp-reason-rule">${t}</span>`:n.pathname===location.pathname?a`<a class="exp-reason-rule" data-key="rule ${e}" href=${n.hash}>${t}</a>`:a`<a class="exp-reason-rule" data-key="rule ${e}" href=${n.href} target="_blank" rel="noopener"
    >${t}<span class="exp-hidden"> ${r}</span></a>`}function Et(t){return t.length===0?l:a`<p class="exp-rules"><span>${f.rules}</span>${t.map(it)}</p>`}function re(t){let{voila:e,baseUrl:r}=document.body.dataset;return e===void 0||r===void 0?null:new URL(`${r}render/${t}`,location.href)}function Tr(t){return t?br(()=>sessionStorage,t.key)??br(()=>localStorage,t.key):null}function Vt(t){t&&(kr(()=>sessionStorage,t),kr(()=>localStorage,t))}function br(t,e){try{return t().getItem(e)}catch{return null}}function kr(t,e){try{t().setItem(e.key,e.text)}catch{}}function wr(t,e){let r=re(t.href),n=()=>Vt({key:t.key,text:t.text});return r===null?ts(t,n,e):a`<a
    class="exp-button exp-link-button"
    data-key="handover"
    href=${r.href}
    target="_blank"
    rel="noopener"
    @click=${n}
    >${u("chart")}<span>${t.label}<span class="exp-hidden"> ${t.note}</span></span></a
  >`}function ts(t,e,r){let n={id:"handover",label:t.label,why:t.elsewhere};return a`<div class="exp-actions">
    <button type="button" class="exp-button" data-key="handover" @click=${()=>{e(),r.press(n)}}>
      ${u("chart")}<span>${t.label}</span>
    </button>
    ${lt([n],r)}
  </div>`}var Zt={deck:["two","four"],text:["normal","large","largest","projector"],theme:["system","light","dark"],motion:["on","off"],sound:["off","on"],hints:["on","off"]},pt="expeditions:settings",Sr=Object.keys(Zt);function Rr(){jr("deck")===void 0&&(Cr(),addEventListener("storage",t=>{(t.key===pt||t.key===null)&&Cr()}),ct()&&_r().addEventListener("change",()=>ne("theme",J("theme"))))}function J(t){return jr(t)??Zt[t][0]}function Hr(t,e){rs(t),ne(t,e);try{localStorage.setItem(pt,JSON.stringify({...Vr(),[t]:e}))}catch{}}function Ar(){try{return localStorage.setItem(pt,localStorage.getItem(pt)??"{}"),!0}catch{return!1}}function ct(){return document.body.classList.contains("exp-site")}function Er(t){return t.closest('[data-motion="off"]')===null&&!matchMedia("(prefers-reduced-motion: reduce)").matches}function Cr(){let t={...Vr(),...Zr(Object.fromEntries(new URLSearchParams(location.search)))};for(let e of Sr)ne(e,t[e]??Zt[e][0])}function Vr(){try{return Zr(JSON.parse(localStorage.getItem(pt)??"{}"))}catch{return{}}}function Zr(t){let e=Object(t),r=n=>Zt[n].includes(e[n]);return Object.fromEntries(Sr.filter(r).map(n=>[n,e[n]]))}function jr(t){return document.documentElement.dataset[t==="theme"?"themeChoice":t]}function ne(t,e){let r=document.documentElement;if(t!=="theme"){r.dataset[t]=e;return}r.dataset.themeChoice=e,ct()?es(e==="system"?_r().matches:e==="dark"):e!=="system"&&new URLSearchParams(location.search).get("theme")===e&&(r.dataset.theme=e)}function es(t){for(let e of[document.documentElement,document.body])e.dataset.theme=t?"dark":"light";document.body.dataset.jpThemeLight=String(!t),document.body.classList.toggle("theme-dark",t)}function _r(){return matchMedia("(prefers-color-scheme: dark)")}function rs(t){let e=new URL(location.href);e.searchParams.has(t)&&(e.searchParams.delete(t),history.replaceState(history.state,"",e))}var ns={play:[{shape:"triangle",pitch:[520,340],at:0,length:.09,volume:.16}],refusal:[{shape:"sine",pitch:[196,185],at:0,length:.1,volume:.2},{shape:"sine",pitch:[165,156],at:.12,length:.14,volume:.2}],right:[{shape:"triangle",pitch:[587,587],at:0,length:.12,volume:.12},{shape:"triangle",pitch:[880,880],at:.11,length:.24,volume:.12}]},ss=Symbol.for("expeditions.sound"),as=globalThis;function jt(t){if(J("sound")!=="on"||!navigator.userActivation?.hasBeenActive)return;let e=as[ss]??=new AudioContext;e.resume();for(let r of ns[t])os(e,r)}function os(t,e){let r=t.currentTime+e.at,n=r+e.length,s=new OscillatorNode(t,{type:e.shape,frequency:e.pitch[0]});s.frequency.linearRampToValueAtTime(e.pitch[1],n);let o=new GainNode(t,{gain:0});o.gain.setValueAtTime(0,r),o.gain.linearRampToValueAtTime(e.volume,r+.01),o.gain.exponentialRampToValueAtTime(.001,n),s.connect(o).connect(t.destination),s.start(r),s.stop(n)}var ls=["s","h","d","c"];function T(){return ct()?l:is()}function is(){return a`<button
    type="button"
    class="exp-button exp-button--plain exp-settings-button"
    data-key="settings"
    aria-haspopup="dialog"
    @click=${ps}
  >
    ${u("gear")}<span class="exp-hidden">${f.settings}</span>
  </button>`}function ps(){if(document.querySelector("dialog.exp-settings")!==null)return;let t=document.createElement("div");t.className="exp exp-settings-frame",document.body.append(t);let e=()=>{N(cs(e),t)};e();let r=t.querySelector("dialog");addEventListener("storage",e),r.addEventListener("close",()=>{removeEventListener("storage",e),t.remove()}),t.addEventListener("keydown",n=>{nt(n)&&n.stopPropagation()}),r.showModal()}function cs(t){let e=r=>{ms(r.target),t()};return Lt({id:"exp-settings-title",title:f.settings,close:f.settingsClose,look:"exp-settings",content:a`<div @change=${e}>
      ${_t(f.deck,[V("deck","two",f.deckTwo),V("deck","four",f.deckFour)])}
      ${_t(f.text,[V("text","normal",f.textNormal),V("text","large",f.textLarge),V("text","largest",f.textLargest),V("text","projector",f.textProjector)])}
      ${ct()?ds():a`<p class="exp-help-line exp-settings-theme">${f.themeNotebook}</p>`}
      ${_t(f.playing,[se("hints","on",f.hints),se("motion","off",f.motion),se("sound","on",f.sound)])}
      <p class="exp-help-line">${Ar()?f.kept:f.notKept}</p>
      <p class="exp-help-line">${f.settingsLink} <code>?deck=four&amp;text=projector</code></p>
    </div>`})}function ds(){return _t(f.theme,[V("theme","system",f.themeSystem),V("theme","light",f.themeLight),V("theme","dark",f.themeDark)])}function _t(t,e){return a`<fieldset class="exp-field">
    <legend class="exp-legend">${t}</legend>
    <div class="exp-choice-row">${e}</div>
  </fieldset>`}function V(t,e,r){return a`<label class="exp-choice">
    <input type="radio" name="exp-${t}" data-setting=${t} value=${e} .checked=${J(t)===e} />
    <span>${r}</span>${t==="deck"?us(e):l}
  </label>`}function se(t,e,r){return a`<label class="exp-choice">
    <input type="checkbox" data-setting=${t} value=${e} .checked=${J(t)===e} />
    <span>${r}</span>
  </label>`}function us(t){return a`<span class="exp-deck-sample" data-sample=${t}>${ls.map(b)}</span>`}function ms(t){let e=t.dataset.setting,r=t.value==="on"?"off":"on";Hr(e,t.type==="radio"||t.checked?t.value:r),e==="sound"&&jt("play")}function Or(t,e){return t.scores===null&&t.log===null&&t.buttons.length===0?l:a`<div class="exp-side">
    ${t.scores===null?l:a`<div class="exp-box">${ae(t.scores)}</div>`}
    ${y(t.buttons.filter(r=>r.look!=="main"),e,"exp-help")}
    ${t.log===null||t.log.lines.length===0?l:hs(t.log,xs(t),e)}
  </div>`}function ae(t){let[e="",...r]=t.head;return a`<table class="exp-scores exp-num">
    <caption class="exp-box-title">${t.title}</caption>
    <thead>
      <tr>
        <th scope="col"><span class="exp-hidden">${e}</span></th>
        ${r.map(n=>a`<th scope="col">${n}</th>`)}
      </tr>
    </thead>
    <tbody>${t.rows.map(n=>Br(n))}</tbody>
    <tfoot>${Br(t.foot)}</tfoot>
  </table>`}function Br([t="",...e]){return a`<tr>
    <th scope="row">${t}</th>
    ${e.map(r=>a`<td>${r}</td>`)}
  </tr>`}function hs(t,e,r){let n=`${r.id}-log`;return a`<div class="exp-box exp-box--log">
    <p class="exp-box-title" id=${n}>${t.title}</p>
    <ol class="exp-log" aria-labelledby=${n} tabindex="0">${t.lines.map(s=>fs(s,e))}</ol>
  </div>`}function fs(t,e){return a`<li data-who=${t.who}><span>${gs(t.text,e)}</span></li>`}function xs(t){return new Map([...t.river,...t.own.lanes].map(({name:e,suit:r})=>[e.toLowerCase(),r]))}function gs(t,e){return e.size===0?[t]:t.split(new RegExp(`\\b(${[...e.keys()].join("|")})\\b`)).map(n=>{let s=e.get(n);return s===void 0?n:a`<span class="exp-suited">${n} ${b(s)}</span>`})}function Pr(t,e){return a`<div class="exp-panel exp-summary">
    <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${T()}</div>
    ${t.intro?a`<p class="exp-intro">${t.intro}</p>`:l}
    <div class="exp-sheets">${t.sheets.map(oe)}</div>
    ${Et(t.rules)}
    ${t.scores===null?l:$s(t,t.scores,e)}
  </div>`}function $s(t,e,r){return a`<div class="exp-summary-foot">
    <div class="exp-box">${ae(e)}</div>
    <div class="exp-summary-ways">
      ${y(t.buttons,r)}
      ${t.handover===void 0?l:wr(t.handover,r)}
    </div>
  </div>`}function oe(t){let[e="",...r]=t.head;return a`<table class="exp-score-sheet exp-num" role="table">
    <caption class="exp-box-title">${t.name}</caption>
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader"><span class="exp-hidden">${e}</span></th>
        ${r.map(n=>a`<th scope="col" role="columnheader">${n}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">${t.rows.map(n=>ys(n,r.length))}</tbody>
    <tfoot role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader" colspan=${r.length}>${t.total.label}</th>
        <td role="cell">${t.total.value}</td>
      </tr>
    </tfoot>
  </table>`}function ys(t,e){return a`<tr role="row">
    <th scope="row" role="rowheader">
      <span class="exp-lane-name">${b(t.suit)}${t.name}</span>
      <span class="exp-chips">${t.cards.map(q)}</span>
    </th>
    ${t.steps.length===0?a`<td role="cell" class="exp-unstarted" colspan=${e}>${t.note}</td>`:t.steps.map(r=>a`<td role="cell">${r}</td>`)}
  </tr>`}function Nr(t,e){return a`<div class="exp-panel exp-rounds">
    ${Ir(t,r=>y(r.buttons,e))}
    <div class="exp-actions">
      <button type="button" class="exp-button" data-key="button-${t.print.id}" @click=${Lr}>
        <span>${t.print.label}</span>
      </button>
    </div>
  </div>`}function Dr(t){return a`<div class="exp-print" aria-hidden="true">
    ${Ir(t,()=>l)} ${t.result?a`<p class="exp-print-result">${t.result}</p>`:l}
    ${t.rounds.filter(e=>e.sheets.length>0).map(vs)}
  </div>`}function vs(t){return a`<div class="exp-print-round">
    <p class="exp-box-title">${t.name}</p>
    <p class="exp-quiet">${t.note}</p>
    <div class="exp-sheets">${t.sheets.map(oe)}</div>
  </div>`}function Ir(t,e){let[r="",...n]=t.head,[s="",...o]=t.foot;return a`<table class="exp-rounds-table exp-num" role="table">
    <caption class="exp-box-title">${t.title}</caption>
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader"><span class="exp-hidden">${r}</span></th>
        ${n.map(i=>a`<th scope="col" role="columnheader">${i}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${t.rounds.map(i=>a`<tr role="row">
          <th scope="row" role="rowheader">
            <div class="exp-rounds-name">
              <span>${i.name}<small>${i.note}</small></span>
              ${e(i)}
            </div>
          </th>
          ${i.points.map(Ms)}
        </tr>`)}
    </tbody>
    <tfoot role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader">${s}</th>
        ${o.map(i=>a`<td role="cell">${i}</td>`)}
      </tr>
    </tfoot>
  </table>`}function Ms(t){return a`<td role="cell">
    <span class="exp-points"
      >${t.won?a`${u("check")}<span class="exp-hidden">${t.won}</span>`:l}<b>${t.points}</b></span
    >
    <small>${t.running}</small>
  </td>`}var Bt=S(class extends C{constructor(t){if(super(t),t.type!==w.PROPERTY&&t.type!==w.ATTRIBUTE&&t.type!==w.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!xr(t))throw Error("`live` bindings can only contain a single expression")}render(t){return t}update(t,[e]){if(e===v||e===l)return e;let r=t.element,n=t.name;if(t.type===w.PROPERTY){if(e===r[n])return v}else if(t.type===w.BOOLEAN_ATTRIBUTE){if(!!e===r.hasAttribute(n))return v}else if(t.type===w.ATTRIBUTE&&r.getAttribute(n)===e+"")return v;return z(t),e}});function Kr(t,e){let r=[t.submit,...t.also===null?[]:[t.also]];return a`<form class="exp-panel exp-form" novalidate @submit=${s=>Ls(s,t,e)}>
    <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${T()}</div>
    ${t.intro?a`<p class="exp-intro">${t.intro}</p>`:l}
    ${t.fields.map(s=>Ot(s,e))}
    ${t.folded.fields.length===0?l:ks(t.folded,e)}
    <div class="exp-actions">
      ${bs(t,e)} ${t.also===null?l:At(t.also,e)}
      ${lt(r,e)}
    </div>
  </form>`}function Ls(t,e,r){if(t.preventDefault(),e.submit.why!==void 0)return r.press(e.submit);let n=new FormData(t.currentTarget),s=[...e.fields,...e.folded.fields].map(({name:o})=>o);r.submit(Object.fromEntries(s.map(o=>[o,n.getAll(o).join(",")])))}function bs(t,e){let{submit:r}=t;return r.why!==void 0?At(r,e):a`<button type="submit" class="exp-button exp-button--main" data-key="button-${r.id}">
    ${u(r.icon)}<span>${r.label}</span>
  </button>`}function ks(t,e){return a`<details class="exp-fold" ?open=${t.fields.some(r=>r.fault!==void 0)?Bt(!0):v}>
    <summary data-key="fold">${u("next")}<span>${t.label}</span></summary>
    <div class="exp-fold-fields">${t.fields.map(r=>Ot(r,e))}</div>
  </details>`}function Ot(t,e){let r=`${e.id}-${t.name}`;return t.kind==="area"?ws(t,r):t.kind==="text"?Ts(t,r):Cs(t,r)}function Ts(t,e){return a`<div class="exp-field">
    <label class="exp-legend" for=${e}>${t.legend}</label>
    <input
      class="exp-text"
      type="text"
      autocomplete="off"
      spellcheck="false"
      id=${e}
      name=${t.name}
      data-key="field-${t.name}"
      .value=${t.value}
      aria-invalid=${t.fault===void 0?l:"true"}
      aria-describedby=${le(t,e)}
    />
    ${ie(t,e)}
  </div>`}function ws(t,e){return a`<div class="exp-field">
    <label class="exp-legend" for=${e}>${t.legend}</label>
    <textarea
      class="exp-text exp-area"
      rows="8"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      id=${e}
      name=${t.name}
      data-key="field-${t.name}"
      .value=${t.value}
      aria-invalid=${t.fault===void 0?l:"true"}
      aria-describedby=${le(t,e)}
    ></textarea>
    ${ie(t,e)}
  </div>`}function Cs(t,e){return a`<fieldset class="exp-field" aria-describedby=${le(t,e)}>
    <legend class="exp-legend">${t.legend}</legend>
    <div class="exp-choice-row">${t.options.map(r=>Ss(t,r))}</div>
    ${ie(t,e)}
  </fieldset>`}function Ss(t,e){let r=t.kind==="radio";return a`<label class="exp-choice">
    <input
      type=${r?"radio":"checkbox"}
      name=${t.name}
      value=${e.value}
      data-key="field-${t.name}-${e.value}"
      .checked=${e.checked}
      aria-invalid=${t.fault===void 0||r?l:"true"}
    />
    <span class="exp-choice-words">
      <span>${e.label}</span>${e.help?a`<small>${e.help}</small>`:l}
    </span>
  </label>`}function le(t,e){let r=[t.help?`${e}-help`:"",t.fault===void 0?"":`${e}-fault`].filter(Boolean);return r.length>0?r.join(" "):l}function ie(t,e){let r=a`<p class="exp-fault" id="${e}-fault" data-fault=${t.name}>
    ${u("stop")}<span>${t.fault}</span>
  </p>`;return a`${t.help?a`<p class="exp-help-line" id="${e}-help">${t.help}</p>`:l}
  ${Et(t.rules??[])} ${t.fault===void 0?l:r}`}function Ur(t,e){return a`<div class="exp-calculator">
    <div class="exp-panel exp-calculator-round">
      <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${T()}</div>
      <p class="exp-intro">${t.intro}</p>
      ${Rs(t,e)}
      ${t.sides.length===0?l:a`<div class="exp-calculator-sides">${t.sides.map(r=>Hs(r,e))}</div>`}
      ${y(t.buttons,e)}
    </div>
    ${Nr(t.rounds,e)} ${Dr(t.rounds)}
  </div>`}function Rs(t,e){let{fields:r,label:n}=t.settings;return a`<details class="exp-fold">
    <summary data-key="fold">${u("next")}<span>${n}</span></summary>
    <form
      class="exp-fold-fields"
      novalidate
      @submit=${s=>qr(s,r.map(({name:o})=>o),e)}
    >
      ${r.map(s=>Ot(s,e))}
      <div class="exp-actions">${Fr(t.agree)}</div>
    </form>
  </details>`}function Hs(t,e){let r=`${e.id}-side-${t.seat}`;return a`<div class="exp-calculator-side" role="group" aria-label=${t.label}>
    <div class="exp-calculator-name">
      <p class="exp-box-title" id=${r}>${t.name}</p>
      <p class="exp-num"><span class="exp-quiet">${t.total.text}</span> <b data-total>${t.total.value}</b></p>
    </div>
    ${t.expeditions.map(n=>As(n,t.seat,e))}
    ${Vs(t.typed,t.seat,e)}
  </div>`}function As(t,e,r){let n=t.picks.map(o=>pe(o,e)),s=n.includes(r.stop)?r.stop:n[0];return a`<div class="exp-reckoning" role="group" aria-label=${t.label} data-suit=${t.suit}>
    <p class="exp-reckoning-head">
      <span class="exp-lane-name">${b(t.suit)}${t.name}</span>
      ${t.total===null?l:a`<b class="exp-num">${t.total}</b>`}
    </p>
    <div class="exp-picks" data-row="picks">
      ${t.picks.map(o=>Es(o,e,pe(o,e)===s,r))}
    </div>
    ${t.note===null?l:a`<p class="exp-note exp-note--refused exp-why">${u("stop")}<span>${t.note}</span></p>`}
    <p class="exp-steps exp-num">${t.steps.map(o=>a`<span>${o}</span> `)}</p>
  </div>`}function pe(t,e){return`card-${e}-${t.code}`}function Es(t,e,r,n){return a`<button
    type="button"
    class="exp-pick"
    data-key=${pe(t,e)}
    data-lies=${t.lies}
    tabindex=${r?0:-1}
    aria-label=${t.label}
    aria-pressed=${String(t.lies==="here")}
    aria-disabled=${t.lies==="there"?"true":l}
    @click=${()=>n.enter(t.code,e)}
  >
    ${t.text}${t.lies==="no"?l:u(t.lies==="here"?"check":"stop")}
  </button>`}function Vs(t,e,r){let n=`typed-${e}`,s=`${r.id}-${n}`,o=t.faults.length>0,i=a`<input
    class="exp-text"
    type="text"
    autocomplete="off"
    autocapitalize="off"
    spellcheck="false"
    id=${s}
    name=${n}
    data-key="field-${n}"
    .value=${t.text}
    aria-invalid=${o?"true":l}
    aria-describedby="${s}-help${o?` ${s}-faults`:""}"
  />`;return a`<form class="exp-typed" novalidate @submit=${d=>qr(d,[n],r)}>
    <label class="exp-legend" for=${s}>${t.legend}</label>
    <div class="exp-typed-line">${$r(t.number,i)}${Fr(t.submit)}</div>
    <p class="exp-help-line" id="${s}-help">${t.help}</p>
    ${o?a`<ul class="exp-fault exp-typed-faults" id="${s}-faults">
            ${t.faults.map(d=>a`<li>${u("stop")}<span>${d}</span></li>`)}
          </ul>`:l}
    ${y(t.suits,r)}
  </form>`}function Fr(t){return a`<button type="submit" class="exp-button" data-key="button-${t.id}"><span>${t.label}</span></button>`}function qr(t,e,r){t.preventDefault();let n=new FormData(t.currentTarget);r.submit(Object.fromEntries(e.map(s=>[s,n.getAll(s).join(",")])))}function G(t,e){let r=`${e.id}-progress`;return a`<div class="exp-progress">
    <label for=${r}>${t.label}</label>
    <progress id=${r} max="1" .value=${t.share}></progress>
  </div>`}function Wr(t,e){return a`<div class="exp-chart-frame">
    <div class="exp-panel exp-chart">
      <div>
        <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${T()}</div>
        <p class="exp-intro">${t.intro}</p>
      </div>
      ${t.drawn===null?Zs(t,e):js(t.drawn)}
    </div>
  </div>`}function Zs(t,e){return a`<div class="exp-chart-cover">
    ${u("chart")}
    <p>${t.cover}</p>
    ${t.progress===null?l:G(t.progress,e)} ${y(t.buttons,e)}
  </div>`}function js(t){let[e="",r=""]=t.drawings;return a`<ul class="exp-chart-points">${t.points.map(n=>a`<li>${n}</li>`)}</ul>
    <div class="exp-chart-drawing" data-for="wide">${ee(e)}</div>
    <div class="exp-chart-drawing" data-for="narrow">${ee(r)}</div>
    <table class="exp-values exp-num">
      <caption>${t.caption}</caption>
      <thead><tr>${t.head.map(n=>a`<th scope="col">${n}</th>`)}</tr></thead>
      <tbody>
        ${t.rows.map(([n,...s])=>a`<tr><th scope="row">${n}</th>${s.map(o=>a`<td>${o}</td>`)}</tr>`)}
      </tbody>
    </table>`}var zr="important",_s=" !"+zr,ce=S(class extends C{constructor(t){if(super(t),t.type!==w.ATTRIBUTE||t.name!=="style"||t.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(t){return Object.keys(t).reduce((e,r)=>{let n=t[r];return n==null?e:e+`${r=r.includes("-")?r:r.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(t,[e]){let{style:r}=t.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(e)),this.render(e);for(let n of this.ft)e[n]==null&&(this.ft.delete(n),n.includes("-")?r.removeProperty(n):r[n]=null);for(let n in e){let s=e[n];if(s!=null){this.ft.add(n);let o=typeof s=="string"&&s.endsWith(_s);n.includes("-")||o?r.setProperty(n,o?s.slice(0,-11):s,o?zr:""):r[n]=s}}return v}});function Qr(t,e){return a`<div class="exp-estimate">
    ${t.commit===null?l:Bs(t,t.commit,e)}
    ${t.line===null?l:Ns(t,t.line,e)}
  </div>`}function Bs(t,e,r){let n=`${r.id}-guess`,s=`${n}-about${t.fault===null?"":` ${n}-fault`}`;return a`<form class="exp-field exp-guess" novalidate @submit=${i=>{i.preventDefault(),r.submit({guess:de(i.currentTarget,"number").value})}} @input=${i=>Ps(i,t)}>
    <div class="exp-guess-head">
      <label class="exp-legend" for=${n}>${t.label}</label>
      <output class="exp-num" for=${n} .value=${ue(t.value,t)}></output>
    </div>
    <input
      class="exp-range"
      type="range"
      id=${n}
      data-key="field-range"
      min=${t.low}
      max=${t.high}
      step=${t.step}
      .value=${String(t.value)}
      aria-valuetext=${ue(t.value,t)}
      aria-describedby=${s}
    />
    <div class="exp-guess-ends exp-num" aria-hidden="true">
      <span>${Nt(t.low)}</span><span>${Nt(t.high)}</span>
    </div>
    <div class="exp-guess-foot">
      <label class="exp-guess-number">
        <span>${t.numberLabel}</span>
        <input
          class="exp-text exp-num"
          type="number"
          data-key="field-number"
          min=${t.low}
          max=${t.high}
          step="any"
          .value=${String(t.value)}
          aria-invalid=${t.fault===null?l:"true"}
          aria-describedby=${s}
        />
      </label>
      <button type="submit" class="exp-button exp-button--main" data-key="button-${e.id}">
        <span>${e.label}</span>
      </button>
    </div>
    ${t.fault===null?l:Os(t.fault,n)}
    <p class="exp-help-line" id="${n}-about">${t.about}</p>
  </form>`}function Os(t,e){return a`<p class="exp-fault" id="${e}-fault" data-fault="guess">${u("stop")}<span>${t}</span></p>`}function Ps(t,e){let r=t.currentTarget,n=t.target,s=de(r,"range");n.type==="range"?de(r,"number").value=n.value:n.value!==""&&(s.value=n.value);let o=ue(n.value===""?s.value:n.value,e);r.querySelector("output").value=o,s.setAttribute("aria-valuetext",o)}function de(t,e){return t.querySelector(`input[type="${e}"]`)}function Ns(t,e,r){return a`<p class="exp-legend">${t.label}</p>
    ${Ds(e)} ${t.progress===null?l:G(t.progress,r)}
    ${t.result?a`<p class="exp-estimate-result" data-result>${t.result}</p>`:l}
    <p class="exp-help-line">${t.about}</p>`}function Ds(t){return a`<div class="exp-line exp-num" role="img" aria-label=${t.text}>
    <div class="exp-line-track">
      ${t.truth===null?l:Is(t.truth)}
      ${t.ticks.map(e=>a`<span class="exp-line-tick" style=${Pt(e)}></span>`)}
      ${Gr(t.guess,"guess")} ${t.truth===null?l:Gr(t.truth.mark,"truth")}
    </div>
    <div class="exp-line-numbers">${t.ticks.map(e=>a`<span style=${Pt(e)}>${e.label}</span>`)}</div>
  </div>`}function Is(t){return a`${Jr(t.accepted,"accepted")}${Jr(t.likely,"likely")}`}function Jr([t=0,e=0],r){let n=ce({left:`${100*t}%`,width:`${100*(e-t)}%`});return a`<span class="exp-line-span" data-span=${r} style=${n}></span>`}function Gr(t,e){return a`<span class="exp-line-mark" data-mark=${e} style=${Pt(t)}><i></i></span>
    <span class="exp-line-label" data-label=${e} style=${Pt(t)}>${t.label}</span>`}function Pt(t){return ce({"--at":String(t.at)})}function ue(t,e){return e.unit?`${Nt(t)} ${e.unit}`:Nt(t)}function Nt(t){return String(t).replace("-","−")}function Xr(t,e){let{open:r,more:n}=t;if(r.length===0&&n===null)return l;let s=`${e.id}-hints`;return a`<div class="exp-hints">
    <p class="exp-box-title" id=${s}>${t.title}</p>
    <ol class="exp-ladder" aria-labelledby=${s}>
      ${r.map((o,i)=>a`<li data-open data-key="hint-${i+1}" tabindex="-1">${Yr(i+1)}<p>${o}</p></li>`)}
      ${n===null?l:a`<li>${Yr(r.length+1)}${Ks(n,e)}</li>`}
    </ol>
  </div>`}function Yr(t){return a`<span class="exp-rung" aria-hidden="true">${t}</span>`}function Ks(t,e){return a`<button type="button" class="exp-button" data-key="more" @click=${()=>e.press(t)}>
    ${u(t.icon)}<span>${t.label}</span>
  </button>`}var Us={right:"check",wrong:"cross"};function Dt(t,e,r){return a`<ul class="exp-options" aria-label=${e}>
    ${R(t,n=>n.id,n=>Fs(n,r))}
  </ul>`}function Fs(t,e){let r=`${e.id}-reason-${t.id}`;return a`<li>
    <button
      type="button"
      class="exp-option"
      data-key="option-${t.id}"
      data-verdict=${t.verdict??l}
      aria-pressed=${String(t.chosen)}
      aria-describedby=${t.reason===null?l:r}
      @click=${()=>e.option(t.id)}
    >
      <span class="exp-option-mark">${t.verdict===null?l:u(Us[t.verdict])}</span>
      ${t.card===void 0?l:a`<span class="exp-card">${H(t.card)}</span>`}
      <span>${t.text}${t.said?a`<span class="exp-hidden">, ${t.said}</span>`:l}</span>
    </button>
    ${t.reason===null?l:a`<p class="exp-option-reason" id=${r}>${t.reason}</p>`}
  </li>`}function me(t){if(t.total===null)return a`<span class="exp-ledger exp-ledger--none" aria-hidden="true"><span>${t.text}</span></span>`;let e=t.parts.map(r=>a`<span>${qs(r)}</span>`);return a`<span class="exp-ledger exp-num" aria-hidden="true">${e}<b>${t.total}</b></span>`}function he(t){return t===null?l:a`<span class="exp-ledger exp-ledger--total exp-num">
    <span>${t.text}</span><b>${t.value}</b>
  </span>`}function qs(t){return t.split(/\s*([−×+])\s*/).map((e,r)=>r%2===1?a`<i>${e}</i>`:e)}function tn(t,e,r){return a`<div class="exp-zone exp-zone--other" role="group" aria-label=${t.label} data-row="other">
    ${rn(t,e,r,(n,s)=>a`${me(n.ledger)}${s}${nn(n,e)}`)}
    <div class="exp-camp" data-column=${et(null,e)}>
      ${he(t.total)} ${t.backs===null?l:zs(t.backs)}
    </div>
  </div>`}function en(t,e,r){let n=e.river.length===0;return a`<div class="exp-zone exp-zone--own" role="group" aria-label=${t.label} data-row="own">
    ${rn(t,e,r,(s,o)=>a`${n?fe(s):l} ${nn(s,e)}
        <span class="exp-landing">${o}</span>${me(s.ledger)}`)}
    ${Qt(e)?Ws(t,e):l}
  </div>`}function rn(t,e,r,n){let s=o=>{let{suit:i,label:d}=o;return rt({place:o.place,suit:i,label:d,draw:c=>n(o,c)},e,r)};return R(t.lanes,o=>o.place,s)}function Ws(t,e){return a`<div class="exp-camp" data-column=${et(null,e)}>${cr()}${he(t.total)}</div>`}function zs(t){let e=Array.from({length:t.count},()=>a`<span class="exp-card">${F()}</span>`);return a`<span class="exp-backs" data-backs="other-hand">${e}</span><span>${t.text}</span>`}function fe(t){return a`<span class="exp-lane-name" aria-hidden="true">${b(t.suit)}${t.name}</span>`}function nn(t,e){return t.cards.length===0?a`<span class="exp-empty">${b(t.suit)}</span>`:a`<span class="exp-column">${R(t.cards,r=>r.code,r=>a`<span
        class="exp-card"
        data-at="${t.place}/${r.code}"
        ?data-marked=${yt(e,t.place,r.code)}
        >${H(r.code,r.multiplier)}</span
      >`)}</span>`}function sn(t,e){return t.river.length===0&&t.draw===null?l:a`<div class="exp-zone exp-zone--river" role="group" aria-label=${t.riverLabel} data-row="river">
    ${R(t.river,r=>r.place,r=>Js(r,t,e))}
    ${t.draw===null?l:Gs(t.draw,t,e)}
  </div>`}function Js(t,e,r){let{place:n,suit:s,label:o,barred:i,top:d}=t,c=d===null?a`<span class="exp-empty">${b(s)}</span>`:a`<span class="exp-card" data-at="${n}/${d}">${H(d)}</span>`;return rt({place:n,suit:s,label:o,barred:i,draw:$=>a`${c}<span class="exp-river-foot">${fe(t)}${$}</span>`},e,r)}function Gs(t,e,r){let{place:n,label:s}=t,o=a`<span class="exp-count exp-num" aria-hidden="true">${t.count}</span>`,i=a`<span class="exp-lane-name" aria-hidden="true">${t.name}</span>`;return rt({place:n,suit:null,label:s,draw:c=>a`<span class="exp-pile"><span class="exp-card" data-at=${n}>${F()}${o}</span></span>
      <span class="exp-river-foot">${i}${c}</span>`},e,r)}function an(t,e){return a`<div class="exp-shelf">
    <div class="exp-say">
      ${t.prompt?a`<p class="exp-prompt">${t.step===0?l:Ys(t.step)}<span>${t.prompt}</span></p>`:l}
      ${y(Qs(t),e,"exp-onward")}
      ${Xs(t.message)}
      ${t.heading===null?bt(t.keys,e):l}
    </div>
    ${t.cover===null?ea(t,e):ta(t.cover,e)}
  </div>`}function Qs(t){return t.buttons.filter(e=>e.look==="main")}function Ys(t){let e=r=>a`<i ?data-on=${r<=t}></i>`;return a`<span class="exp-step" aria-hidden="true">${e(1)}${e(2)}</span>`}function Xs(t){let e=t.rule===null?l:a` ${it(t.rule)}`;return a`<p class="exp-reason" data-kind=${t.kind}>
    ${t.kind==="refused"?u("stop"):l}<span>${t.text}${e}</span>
  </p>`}function ta(t,e){return a`<div class="exp-cover"><p>${t.text}</p>${y([t.button],e)}</div>`}function ea(t,e){return a`<p class="exp-hand-label" aria-hidden="true">${t.handLabel}</p>
    <div class="exp-hand" role="group" aria-label=${t.handLabel} data-row="hand">
      ${R(t.hand,r=>r.code,(r,n)=>ra(r,t.hand[n-1],t,e))}
    </div>`}function ra(t,e,r,n){let{code:s,label:o}=t,i=`card-${s}`,d=e!==void 0&&e.code.charAt(0)!==s.charAt(0),c=r.refused?.code===s?{kind:"refused",text:r.refused.tag}:null,m=t.tag??c;return a`<button
    type="button"
    class=${d?"exp-card is-first":"exp-card"}
    data-key=${i}
    data-card=${s}
    data-at="hand/${s}"
    tabindex=${n.stop===i?0:-1}
    aria-pressed=${r.step===1?String(n.chosen===s):l}
    @click=${()=>n.card(s)}
  >
    <span class="exp-hidden">${o}${m===null?"":", "}</span>
    <span class="exp-crop">${H(s)}</span>
    ${m===null?l:K(m.kind,m.text)}
  </button>`}var na=3;function xe(t){return t.other===null&&Yt(t)<=na}function It(t,e){let r=Or(t,e);return a`<div class="exp-table-frame"><div class="exp-table">
    ${t.heading===null?l:sa(t.heading,t.keys,e)}
    <div class="exp-layout${r===l?" exp-layout--bare":""}">
      <div class="exp-sheet${xe(t)?" exp-sheet--small":""}" data-board>
        <div class="exp-map" data-columns=${Yt(t)}>
          ${oa()}
          ${t.other===null?l:tn(t.other,t,e)}
          ${sn(t,e)}
          ${en(t.own,t,e)}
        </div>
        ${an(t,e)}
      </div>
      ${r}
    </div>
    ${nr(t.keys,e)}
  </div></div>`}function sa(t,e,r){return a`<div class="exp-head">
    <h2>${t.title}</h2>
    <p class="exp-state exp-num"><b>${t.round}</b>${t.totals.map(({name:n,value:s})=>a`<span class="exp-quiet">${n} <b>${s}</b></span>`)}</p>
    <p class="exp-lastline">${t.last}</p>
    <div class="exp-head-tools">${bt(e,r)}${T()}</div>
  </div>`}var aa=["M-20 90C80 20 190 60 230 130S150 250 60 230-80 170-20 90Z","M-40 90C70-20 230 20 275 125S170 300 50 275-110 180-40 90Z","M20 110C80 70 150 85 180 135S130 205 75 195-10 150 20 110Z","M640 560C720 480 860 500 930 580S900 740 780 720 570 640 640 560Z","M600 560C700 440 880 450 970 570S920 800 770 770 520 660 600 560Z","M690 580C740 530 830 540 870 590S850 680 790 670 640 630 690 580Z","M520 40C600-10 720 10 760 60S690 170 600 150 450 90 520 40Z","M560 55C610 25 680 35 710 70S660 125 610 120 520 85 560 55Z","M120 520C190 470 300 480 330 540S260 660 170 640 50 570 120 520Z","M165 540C205 510 265 520 285 555S240 620 190 605 120 570 165 540Z"].join("");function oa(){return a`<svg
    class="exp-contours"
    viewBox="0 0 900 700"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <path d=${aa} />
  </svg>`}var la={right:"check",wrong:"cross"};function on(t,e){let[r="",...n]=t.head,s=o=>ia(o.currentTarget);return a`<form
    class="exp-worksheet"
    novalidate
    @change=${o=>e.fill(s(o))}
    @submit=${o=>{o.preventDefault(),e.submit(s(o))}}
  >
    <table class="exp-num" role="table" data-steps=${n.length}>
      <caption class="exp-hidden">${t.title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader"><span class="exp-hidden">${r}</span></th>
          ${n.map(o=>a`<th scope="col" role="columnheader">${o}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">${t.rows.map(o=>pa(o,n.length,e))}</tbody>
      ${t.total===null?l:da(t.totalLabel,t.total,n.length,e)}
    </table>
    <button type="submit" class="exp-button exp-button--main" data-key="button-${t.check.id}">
      ${u(t.check.icon)}<span>${t.check.label}</span>
    </button>
  </form>`}function ia(t){return Object.fromEntries([...new FormData(t)].map(([e,r])=>[e,String(r)]))}function pa(t,e,r){return a`<tr role="row">
    <th scope="row" role="rowheader">
      <span class="exp-hidden">${t.label}</span>
      <span class="exp-lane-name" aria-hidden="true">${b(t.suit)}${t.name}</span>
      <span class="exp-chips" aria-hidden="true">${t.cards.map(q)}</span>
    </th>
    ${t.note===""||t.cells.length===e?l:a`<td role="cell" class="exp-worksheet-note" colspan=${e-t.cells.length}>${t.note}</td>`}
    ${t.cells.map(n=>a`<td role="cell">${ca(n,r)}</td>`)}
  </tr>`}function ca(t,e){return t.box===null?a`<span class="exp-given">${t.given}</span>`:ln(t.box,e)}function da(t,e,r,n){return a`<tfoot role="rowgroup">
    <tr role="row">
      <th scope="row" role="rowheader" colspan=${r}>${t}</th>
      <td role="cell">${ln(e,n)}</td>
    </tr>
  </tfoot>`}function ln(t,e){let r=`${e.id}-box-${t.name}`,n=`${e.id}-said-${t.name}`,s=t.first?`${n} ${e.id}-verdict`:n;return a`<span class="exp-fill" data-verdict=${t.verdict??l}>
    <input
      type="text"
      inputmode=${t.digits?"numeric":"text"}
      autocomplete="off"
      spellcheck="false"
      maxlength="8"
      id=${r}
      name=${t.name}
      data-key="box-${t.name}"
      .value=${document.activeElement?.id===r?v:t.value}
      aria-label=${t.label}
      aria-invalid=${t.verdict==="wrong"?"true":l}
      aria-describedby=${t.verdict===null?l:s}
    />
    ${t.verdict===null?l:u(la[t.verdict])}
    <span class="exp-hidden" id=${n}>${t.said}</span>
  </span>`}function pn(t,e,r,n){return a`<div class="exp-watch">
    <div class="exp-watch-bar">
      <p class="exp-watch-counter exp-num">${t.counter}</p>
      ${y(t.steps,n,"exp-watch-steps")}
    </div>
    ${ua(t,n)} ${t.comment===null?l:ma(t.comment)} ${r}
    ${t.question===null||e===null?l:ha(t.question,e,n)}
  </div>`}function ua(t,e){let{turn:r,turns:n,turnLabel:s,counter:o}=t;return a`<input
    type="range"
    class="exp-watch-slider"
    data-key="turn"
    min="0"
    max=${n}
    aria-label=${s}
    aria-valuetext=${o}
    .value=${Bt(String(r))}
    @change=${i=>e.option(`turn-${i.currentTarget.value}`)}
  />`}function ma(t){return a`<div class="exp-note exp-note--plain" data-comment>${u("book")}<p>${t}</p></div>`}function ha(t,e,r){return a`<div class="exp-watch-question">
    <p class="exp-watch-asked">${t}</p>
    ${Dt(e,t,r)}
  </div>`}function cn(t,e){let r=`${e.id}-task`,n=t.verdict===null?l:xa(t.verdict,`${e.id}-verdict`),o=`exp-panel exp-exercise${t.table!==null&&!xe(t.table)?" exp-exercise--wide":""}`;return a`<div class="exp-exercise-frame">
    <div class=${o} role="group" aria-labelledby=${r} ?data-done=${t.done}>
      <div class="exp-task">
        ${u(t.icon)}
        <div>
          <p class="exp-eyebrow">${t.number}${t.done?u("check"):l}</p>
          <p class="exp-task-words" id=${r} tabindex="-1" data-heading>${t.task}</p>
          ${t.detail?a`<p class="exp-quiet">${t.detail}</p>`:l}
        </div>
        ${T()}
      </div>
      ${t.watch===void 0?l:pn(t.watch,t.options,n,e)}
      ${t.table===null?l:a`<div class="exp-exercise-table">${It(t.table,e)}</div>`}
      ${t.options===null||t.watch!==void 0?l:Dt(t.options,t.optionsLabel,e)}
      ${t.worksheet===void 0?l:on(t.worksheet,e)}
      ${t.estimate===void 0?l:Qr(t.estimate,e)}
      <div class="exp-guide">
        ${t.watch===void 0?n:l} ${y(t.buttons,e)}
      </div>
      ${Xr(t.hints,e)}
    </div>
  </div>`}var fa={right:["right","check"],wrong:["refused","cross"],unsure:["plain","lamp"]};function xa(t,e){let[r,n]=fa[t.kind];return a`<div class="exp-note exp-note--${r}" data-verdict=${t.kind} id=${e}>
      ${u(n)}
      <p><strong>${t.title}</strong> ${t.text}${t.rule===null?l:a` ${it(t.rule)}`}</p>
    </div>
    ${t.outcomes.length===0?l:a`<div class="exp-outcomes">${t.outcomes.map(ga)}</div>`}`}function ga(t){return a`<div>
    <p class="exp-outcome-title">${t.title}</p>
    <p class="exp-num exp-outcome-sum">${t.sum} <b>${t.total}</b></p>
    <p class="exp-quiet">${t.text}</p>
  </div>`}function un(t,e){return a`<div class="exp-review">
    <div class="exp-panel">
      <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${T()}</div>
      <p class="exp-intro">${t.intro}</p>
      ${t.progress===null?l:G(t.progress,e)}
      ${y(t.buttons,e)}
    </div>
    ${t.sides.map((r,n)=>$a(r,n,e))}
    ${t.method.length===0?l:ba(t)}
  </div>`}function $a(t,e,r){return a`<section class="exp-panel exp-review-side" aria-labelledby="${r.id}-side-${e}">
    <h3 id="${r.id}-side-${e}">${t.title}</h3>
    <p>${t.counts}</p>
    ${t.retries.length===0?l:a`<h4 class="exp-box-title">${t.retryLabel}</h4>${y(t.retries,r)}`}
    ${t.rounds.map((n,s)=>ya(n,`${e}-${s}`))}
  </section>`}function ya(t,e){return a`<div class="exp-review-round">
    <h4 class="exp-box-title">${t.title}</h4>
    <p class="exp-quiet">${t.counts}</p>
    <div class="exp-review-parts">
      ${t.luck===null?l:a`<div>${ge(t.luck)} ${va(t,e)}</div>`}
      ${t.choices.length===0?l:a`<ol class="exp-review-choices">${t.choices.map((r,n)=>Ma(r,`${e}-${n}`))}</ol>`}
    </div>
  </div>`}function va(t,e){return t.draws===null?l:a`<details class="exp-fold">
    <summary data-key="draws-${e}">${u("next")}<span>${t.drawsLabel}</span></summary>
    ${ge(t.draws)}
  </details>`}function Ma(t,e){let[r,n]=t.seed;return a`<li>
    <details class="exp-fold">
      <summary data-key="choice-${e}">
        ${u("next")}<span>${t.title} <span class="exp-review-cost exp-num">${t.cost}</span></span>
      </summary>
      <div class="exp-review-choice">
        <ul class="exp-review-reasons">${t.reasons.map(s=>a`<li>${s}</li>`)}</ul>
        <dl class="exp-review-seen">${t.seen.map(La)}</dl>
        ${ge(t.prices)}
        <p class="exp-help-line">${r}: <code>${n}</code></p>
      </div>
    </details>
  </li>`}function La(t){return a`<div>
    <dt>${t.name}</dt>
    ${t.cards.length===0?a`<dd>${t.text}</dd>`:a`<dd><span class="exp-hidden">${t.text}</span><span class="exp-chips">${t.cards.map(q)}</span></dd>`}
  </div>`}function ge(t){return a`<table class="exp-values exp-num">
    <caption>${t.caption}</caption>
    <thead><tr>${t.head.map(e=>a`<th scope="col">${e}</th>`)}</tr></thead>
    <tbody>${t.rows.map(dn)}</tbody>
    ${t.foot.length===0?l:a`<tfoot>${dn(t.foot)}</tfoot>`}
  </table>`}function dn([t,...e]){return a`<tr><th scope="row">${t}</th>${e.map(r=>a`<td>${r}</td>`)}</tr>`}function ba(t){return a`<div class="exp-panel exp-review-method">
    <h3>${t.methodLabel}</h3>
    <ul>${t.method.map(e=>a`<li>${e}</li>`)}</ul>
  </div>`}function mn(t,e){let r=`${e.id}-share`;return a`<div class="exp-panel exp-share" role="group" aria-labelledby=${r}>
    <p class="exp-box-title" id=${r}>${t.title}</p>
    <div class="exp-share-items">${ka(t).map(n=>Ta(n,t.words,e))}</div>
  </div>`}function ka({seed:t,link:e,record:r}){return[{name:"seed",label:t.label,text:t.value,help:null,file:null},...e===null?[]:[{name:"link",...e,text:Sa(e.query),file:null}],...r===null?[]:[{name:"record",...r}]]}function Ta(t,e,r){let n=`${r.id}-share-${t.name}`,s=r.copied?.name===t.name?r.copied:null;return a`<div class="exp-share-item">
    <div>
      <p class="exp-share-label" id=${n}>
        ${t.label} ${t.name==="seed"?a`<code>${t.text}</code>`:l}
      </p>
      ${t.help===null?l:a`<p class="exp-help-line">${t.help}</p>`}
    </div>
    <div class="exp-actions">
      <button
        type="button"
        class="exp-button"
        id="${n}-copy"
        data-key="copy-${t.name}"
        aria-labelledby="${n}-copy ${n}"
        @click=${()=>r.copy(t.name,t.text,e)}
      >
        ${e.copy}
      </button>
      ${t.file===null?l:wa(t,t.file,e)}
    </div>
    ${s===null?l:Ca(t,s.done,n,e)}
  </div>`}function wa(t,e,r){let n=()=>Ve(t.text,e);return a`<button type="button" class="exp-button" data-key="download-${t.name}" @click=${n}>
    ${r.download}
  </button>`}function Ca(t,e,r,n){return e?a`<p class="exp-help-line exp-share-outcome">${n.copied}</p>`:a`<p class="exp-help-line exp-share-outcome">${n.refused}</p>
    <textarea
      class="exp-text"
      readonly
      rows="3"
      data-copy=${t.name}
      aria-labelledby=${r}
      .value=${t.text}
    ></textarea>`}function Sa(t){return`${location.origin}${location.pathname}${t}`}function $e(t,e,r){return a`${e?Aa(r):l} ${L(t)?Ra(t,r):Ha()}`}function Ra(t,e){return a`${t.form===void 0?l:Kr(t.form,e)}
  ${t.exercise===void 0?l:cn(t.exercise,e)}
  ${t.chart===void 0?l:Wr(t.chart,e)}
  ${t.table===void 0?l:It(t.table,e)}
  ${t.summary===void 0?l:Pr(t.summary,e)}
  ${t.review===void 0?l:un(t.review,e)}
  ${t.calculator===void 0?l:Ur(t.calculator,e)}
  ${t.share===void 0?l:mn(t.share,e)}`}function Ha(){return a`<p class="exp-starting">${f.starting}</p>`}function Aa(t){return a`<div class="exp-note exp-note--refused exp-lost">
    ${u("stop")}
    <div>
      <p>${f.lost}</p>
      <button type="button" class="exp-button" data-key="reload" @click=${()=>t.reload()}>
        ${f.lostAction}
      </button>
    </div>
  </div>`}function Ea(){let{dataset:t}=document.documentElement,e=Number(t.expViews??0)+1;return t.expViews=String(e),e}var Kt=class{constructor(e,r,n){this.model=e;this.state=e.get("state"),this.link=new Tt(e,()=>this.lose()),this.root.className="exp",this.root.setAttribute("role","group"),Rr(),this.root.append(this.main,this.live.element),r.append(this.root),this.root.addEventListener("focusin",o=>this.focused(o.target)),lr(this.root,{state:()=>this.state,chosen:()=>this.local.chosen,choose:o=>this.choose(o),press:o=>this.press(o)}),Ze(this.root,{choose:o=>this.choose(o),drop:(o,i)=>this.act({type:"try",code:o,place:i})}),n&&this.root.setAttribute("aria-busy","true"),this.draw();let s="save"in this.state?this.state.save:null;this.recalled=Tr(s),n&&this.link.greet(this.recalled,L(this.state)?this.state.serial:-1),e.on("change:state",this.changed)}model;root=document.createElement("div");main=document.createElement("div");live=new wt;id=`exp-${Ea()}`;local={chosen:null,stop:"",note:null,copied:null};link;changed=()=>this.update();state;recalled=null;dispose(){this.model.off("change:state",this.changed),this.link.dispose(),this.live.dispose(),this.root.remove()}update(){let e=this.state,r=this.model.get("state");if(this.state=r,!L(r))return this.draw();let n=L(e)?e.save?.text:void 0;r.save?.text!==n&&r.save?.text!==this.recalled&&Vt(r.save);let s=this.link.heard(r)?Xe(e,r):null,o=this.heldKey(),i=We(k(e),k(r)),d=dr(this.root);this.settle(i!==null),i!==null&&Mt(i)&&(this.local.stop=i),this.draw(),this.restoreFocus(o,i),tr(this.root,e,r),this.root.removeAttribute("aria-busy"),(!L(e)||e.serial!==r.serial)&&this.live.say(r.live),Er(this.root)&&this.move(d),s!==null&&jt(s)}settle(e){let r=k(this.state),n=r?.step===1&&r.hand.some(s=>s.code===this.local.chosen);(e||!n)&&(this.local.chosen=null),this.local.note=null,this.local.copied=null}draw(){L(this.state)&&(this.root.setAttribute("aria-label",this.state.name),this.state.save!==null&&(this.root.dataset.save=this.state.save.key)),N($e(this.state,this.link.lost,this.context()),this.main);let e=ze(this.main,this.local.stop);e!==this.local.stop&&(this.local.stop=e,N($e(this.state,this.link.lost,this.context()),this.main))}move(e){let r=k(this.state);r!==null&&(ur(this.root,e,r.moves),r.refused!==null&&mr(this.root,r.refused))}context(){return{...this.local,id:this.id,card:e=>this.card(e),place:e=>this.act({type:"try",code:this.local.chosen,place:e}),press:e=>this.press(e),enter:(e,r)=>this.act({type:"enter",code:e,seat:r}),option:e=>this.act({type:"press",id:e}),submit:e=>this.act({type:"submit",values:e}),fill:e=>this.act({type:"fill",values:e}),copy:(e,r,n)=>{this.copy(e,r,n)},openKeys:()=>kt(this.root),reload:()=>location.reload()}}card(e){if(k(this.state)?.step!==1)return this.act({type:"try",code:e,place:null});this.choose(this.local.chosen===e?null:e)}choose(e){this.local.chosen===e||k(this.state)?.step!==1||(this.local.chosen=e,this.draw())}press(e){if(e.why===void 0)return this.act({type:"press",id:e.id});this.local.note={id:e.id,text:e.why},this.draw(),this.live.say(e.why)}act(e){L(this.state)&&this.link.send(e,this.state.serial)}lose(){this.root.removeAttribute("aria-busy"),this.draw(),this.live.say(f.lost)}async copy(e,r,n){let s=await Ee(r);this.local.copied={name:e,done:s},this.draw(),this.live.say(s?n.copied:n.refused);let o=s?null:this.main.querySelector(`[data-copy="${e}"]`);o?.focus(),o?.select()}focused(e){let r=e.closest("[data-row] > [data-key]")?.dataset.key;r===void 0||r===this.local.stop||(this.local.stop=r,this.draw())}heldKey(){let e=document.activeElement;if(!(e===null||!this.main.contains(e)))return e.closest("[data-key]")?.dataset.key??null}restoreFocus(e,r){if(e===void 0)return;let n=Qe(this.main);n!==null?n.focus():r!==null&&e!==null&&Mt(e)?U(this.main,r)?.focus():this.main.contains(document.activeElement)||Ge(this.main,e)}};function Va(){let t=!1;return{render({model:e,el:r}){let n=new Kt(e,r,!t);return t=!0,()=>n.dispose()}}}export{Va as default};
/*! Bundled license information:

lit-html/lit-html.js:
lit-html/directive.js:
lit-html/directives/unsafe-html.js:
lit-html/directives/unsafe-svg.js:
lit-html/directives/repeat.js:
  (**
   * @license
   * Copyright 2017 Google LLC
   * SPDX-License-Identifier: BSD-3-Clause
   *)

lit-html/directive-helpers.js:
lit-html/directives/live.js:
  (**
   * @license
   * Copyright 2020 Google LLC
   * SPDX-License-Identifier: BSD-3-Clause
   *)

lit-html/directives/keyed.js:
  (**
   * @license
   * Copyright 2021 Google LLC
   * SPDX-License-Identifier: BSD-3-Clause
   *)

lit-html/directives/style-map.js:
  (**
   * @license
   * Copyright 2018 Google LLC
   * SPDX-License-Identifier: BSD-3-Clause
   *)
*/
