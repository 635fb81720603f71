var Qn=globalThis,qr=t=>t,Se=Qn.trustedTypes,Ur=Se?Se.createPolicy("lit-html",{createHTML:t=>t}):void 0,Xn="$lit$",st=`lit$${Math.random().toFixed(9).slice(2)}$`,tr="?"+st,el=`<${tr}>`,vt=document,ne=()=>vt.createComment(""),re=t=>t===null||typeof t!="object"&&typeof t!="function",er=Array.isArray,ts=t=>er(t)||typeof t?.[Symbol.iterator]=="function",Yn=`[ 	
\f\r]`,ee=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Gr=/-->/g,Jr=/>/g,$t=RegExp(`>|${Yn}(?:([^\\s"'>=/]+)(${Yn}*=${Yn}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Yr=/'/g,Qr=/"/g,es=/^(?:script|style|textarea|title)$/i,nr=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),a=nr(1),ns=nr(2),Rm=nr(3),A=Symbol.for("lit-noChange"),p=Symbol.for("lit-nothing"),Xr=new WeakMap,bt=vt.createTreeWalker(vt,129);function rs(t,e){if(!er(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return Ur!==void 0?Ur.createHTML(e):e}var ss=(t,e)=>{let n=t.length-1,r=[],s,o=e===2?"<svg>":e===3?"<math>":"",i=ee;for(let l=0;l<n;l++){let c=t[l],u,h,d=-1,m=0;for(;m<c.length&&(i.lastIndex=m,h=i.exec(c),h!==null);)m=i.lastIndex,i===ee?h[1]==="!--"?i=Gr:h[1]!==void 0?i=Jr:h[2]!==void 0?(es.test(h[2])&&(s=RegExp("</"+h[2],"g")),i=$t):h[3]!==void 0&&(i=$t):i===$t?h[0]===">"?(i=s??ee,d=-1):h[1]===void 0?d=-2:(d=i.lastIndex-h[2].length,u=h[1],i=h[3]===void 0?$t:h[3]==='"'?Qr:Yr):i===Qr||i===Yr?i=$t:i===Gr||i===Jr?i=ee:(i=$t,s=void 0);let f=i===$t&&t[l+1].startsWith("/>")?" ":"";o+=i===ee?c+el:d>=0?(r.push(u),c.slice(0,d)+Xn+c.slice(d)+st+f):c+st+(d===-2?l:f)}return[rs(t,o+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),r]},se=class t{constructor({strings:e,_$litType$:n},r){let s;this.parts=[];let o=0,i=0,l=e.length-1,c=this.parts,[u,h]=ss(e,n);if(this.el=t.createElement(u,r),bt.currentNode=this.el.content,n===2||n===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(s=bt.nextNode())!==null&&c.length<l;){if(s.nodeType===1){if(s.hasAttributes())for(let d of s.getAttributeNames())if(d.endsWith(Xn)){let m=h[i++],f=s.getAttribute(d).split(st),g=/([.?@])?(.*)/.exec(m);c.push({type:1,index:o,name:g[2],strings:f,ctor:g[1]==="."?Ce:g[1]==="?"?Ee:g[1]==="@"?Ae:kt}),s.removeAttribute(d)}else d.startsWith(st)&&(c.push({type:6,index:o}),s.removeAttribute(d));if(es.test(s.tagName)){let d=s.textContent.split(st),m=d.length-1;if(m>0){s.textContent=Se?Se.emptyScript:"";for(let f=0;f<m;f++)s.append(d[f],ne()),bt.nextNode(),c.push({type:2,index:++o});s.append(d[m],ne())}}}else if(s.nodeType===8)if(s.data===tr)c.push({type:2,index:o});else{let d=-1;for(;(d=s.data.indexOf(st,d+1))!==-1;)c.push({type:7,index:o}),d+=st.length-1}o++}}static createElement(e,n){let r=vt.createElement("template");return r.innerHTML=e,r}};function wt(t,e,n=t,r){if(e===A)return e;let s=r!==void 0?n._$Co?.[r]:n._$Cl,o=re(e)?void 0:e._$litDirective$;return s?.constructor!==o&&(s?._$AO?.(!1),o===void 0?s=void 0:(s=new o(t),s._$AT(t,n,r)),r!==void 0?(n._$Co??=[])[r]=s:n._$Cl=s),s!==void 0&&(e=wt(t,s._$AS(t,e.values),s,r)),e}var Re=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:r}=this._$AD,s=(e?.creationScope??vt).importNode(n,!0);bt.currentNode=s;let o=bt.nextNode(),i=0,l=0,c=r[0];for(;c!==void 0;){if(i===c.index){let u;c.type===2?u=new Ot(o,o.nextSibling,this,e):c.type===1?u=new c.ctor(o,c.name,c.strings,this,e):c.type===6&&(u=new He(o,this,e)),this._$AV.push(u),c=r[++l]}i!==c?.index&&(o=bt.nextNode(),i++)}return bt.currentNode=vt,s}p(e){let n=0;for(let r of this._$AV)r!==void 0&&(r.strings!==void 0?(r._$AI(e,r,n),n+=r.strings.length-2):r._$AI(e[n])),n++}},Ot=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,r,s){this.type=2,this._$AH=p,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=r,this.options=s,this._$Cv=s?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=wt(this,e,n),re(e)?e===p||e==null||e===""?(this._$AH!==p&&this._$AR(),this._$AH=p):e!==this._$AH&&e!==A&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):ts(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==p&&re(this._$AH)?this._$AA.nextSibling.data=e:this.T(vt.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:r}=e,s=typeof r=="number"?this._$AC(e):(r.el===void 0&&(r.el=se.createElement(rs(r.h,r.h[0]),this.options)),r);if(this._$AH?._$AD===s)this._$AH.p(n);else{let o=new Re(s,this),i=o.u(this.options);o.p(n),this.T(i),this._$AH=o}}_$AC(e){let n=Xr.get(e.strings);return n===void 0&&Xr.set(e.strings,n=new se(e)),n}k(e){er(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,s=0;for(let o of e)s===n.length?n.push(r=new t(this.O(ne()),this.O(ne()),this,this.options)):r=n[s],r._$AI(o),s++;s<n.length&&(this._$AR(r&&r._$AB.nextSibling,s),n.length=s)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let r=qr(e).nextSibling;qr(e).remove(),e=r}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},kt=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,r,s,o){this.type=1,this._$AH=p,this._$AN=void 0,this.element=e,this.name=n,this._$AM=s,this.options=o,r.length>2||r[0]!==""||r[1]!==""?(this._$AH=Array(r.length-1).fill(new String),this.strings=r):this._$AH=p}_$AI(e,n=this,r,s){let o=this.strings,i=!1;if(o===void 0)e=wt(this,e,n,0),i=!re(e)||e!==this._$AH&&e!==A,i&&(this._$AH=e);else{let l=e,c,u;for(e=o[0],c=0;c<o.length-1;c++)u=wt(this,l[r+c],n,c),u===A&&(u=this._$AH[c]),i||=!re(u)||u!==this._$AH[c],u===p?e=p:e!==p&&(e+=(u??"")+o[c+1]),this._$AH[c]=u}i&&!s&&this.j(e)}j(e){e===p?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},Ce=class extends kt{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===p?void 0:e}},Ee=class extends kt{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==p)}},Ae=class extends kt{constructor(e,n,r,s,o){super(e,n,r,s,o),this.type=5}_$AI(e,n=this){if((e=wt(this,e,n,0)??p)===A)return;let r=this._$AH,s=e===p&&r!==p||e.capture!==r.capture||e.once!==r.once||e.passive!==r.passive,o=e!==p&&(r===p||s);s&&this.element.removeEventListener(this.name,this,r),o&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},He=class{constructor(e,n,r){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=r}get _$AU(){return this._$AM._$AU}_$AI(e){wt(this,e)}},os={M:Xn,P:st,A:tr,C:1,L:ss,R:Re,D:ts,V:wt,I:Ot,H:kt,N:Ee,U:Ae,B:Ce,F:He},nl=Qn.litHtmlPolyfillSupport;nl?.(se,Ot),(Qn.litHtmlVersions??=[]).push("3.3.3");var J=(t,e,n)=>{let r=n?.renderBefore??e,s=r._$litPart$;if(s===void 0){let o=n?.renderBefore??null;r._$litPart$=s=new Ot(e.insertBefore(ne(),o),o,void 0,n??{})}return s._$AI(t),s};async function is(t){try{return await navigator.clipboard.writeText(t),!0}catch{return!1}}function Pe(t,e){ls(new Blob([t],{type:"text/plain;charset=utf-8"}),e)}function as({name:t,kind:e,content:n}){let r=e.startsWith("text/"),s=r?n:Uint8Array.from(atob(n),o=>o.charCodeAt(0));ls(new Blob([s],{type:r?`${e};charset=utf-8`:e}),t)}function ls(t,e){let n=URL.createObjectURL(t),r=document.createElement("a");r.href=n,r.download=e,r.click(),URL.revokeObjectURL(n)}function N(t){return t.currentCSSZoom??1}function ps(){return"currentCSSZoom"in Element.prototype}var rl=6;function cs(t,e){let n=null,r=()=>{n?.copy?.remove(),n?.card.removeAttribute("data-dragged"),n=null,removeEventListener("pointermove",s),removeEventListener("pointerup",o),removeEventListener("pointercancel",r),removeEventListener("keydown",i,!0)},s=l=>{if(n===null)return;let c=l.clientX-n.x,u=l.clientY-n.y;if(n.copy===null){if(Math.hypot(c,u)<rl)return;e.choose(n.code),n.copy=sl(t,n.card),n.card.setAttribute("data-dragged","")}let h=N(t);n.copy.style.translate=`${c/h}px ${u/h}px`},o=l=>{let c=n;if(r(),c===null||c.copy===null)return;ol();let u=document.elementFromPoint(l.clientX,l.clientY)?.closest("[data-place]");u&&t.contains(u)&&e.drop(c.code,u.dataset.place??"")},i=l=>{l.key==="Escape"&&r()};t.addEventListener("pointerdown",l=>{let c=l.target.closest("[data-card]");c===null||l.button!==0||l.pointerType!=="mouse"||(r(),n={card:c,code:c.dataset.card??"",x:l.clientX,y:l.clientY,copy:null},addEventListener("pointermove",s),addEventListener("pointerup",o),addEventListener("pointercancel",r),addEventListener("keydown",i,!0))})}function sl(t,e){let n=e.getBoundingClientRect(),r=t.getBoundingClientRect(),s=document.createElement("span");s.className="exp-card exp-lifted",s.setAttribute("aria-hidden","true"),s.append(...[...e.querySelectorAll("svg.exp-face")].map(i=>i.cloneNode(!0)));let o=i=>`${i/N(t)}px`;return Object.assign(s.style,{width:o(n.width),left:o(n.left-r.left),top:o(n.top-r.top)}),t.append(s),s}function ol(){let t=e=>e.stopPropagation();addEventListener("click",t,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",t,{capture:!0}))}var ds="[data-row] > [data-key]";function je(t){return[...t.querySelectorAll(ds)]}function Ve(t){let e=t.ownerDocument.activeElement;return e instanceof HTMLElement&&t.contains(e)&&e.matches(ds)?e:null}function ms(t,e,n){let r=al(t),s=r.findIndex(l=>l.some(c=>c.element===e)),o=r[s];if(o===void 0)return null;let i=o.findIndex(l=>l.element===e);switch(n){case"left":return o[i-1]?.element??null;case"right":return o[i+1]?.element??null;case"first":return o[0]?.element??null;case"last":return o.at(-1)?.element??null;case"up":return us(r[s-1],o[i],i)?.element??null;case"down":return us(r[s+1],o[i],i)?.element??null}}var il=new Set(["hand","picks"]);function al(t){return[...t.querySelectorAll("[data-row]")].flatMap(e=>{let n=[...e.querySelectorAll(":scope > [data-key]")].map(pl);return il.has(e.dataset.row??"")?ll(n):n.length>0?[n]:[]})}function ll(t){let e=[];for(let n of t){let r=e.at(-1),s=r?.at(-1);r!==void 0&&s!==void 0&&n.x>=s.x?r.push(n):e.push([n])}return e}function pl(t){let e=t.getBoundingClientRect();return{element:t,key:t.dataset.key??"",x:e.left+e.width/2,y:e.top+e.height/2}}function us(t,e,n){if(!(t===void 0||t.length===0))return e.x===0&&e.y===0?t[Math.min(n,t.length-1)]:t.reduce((r,s)=>Math.abs(s.x-e.x)<Math.abs(r.x-e.x)?s:r)}var cl=["s","h","d","c"];function hs(t){let e=new Set([...t.other?.lanes??[],...t.river,...t.own.lanes].map(({suit:n})=>n));return cl.filter(n=>e.has(n))}function rr(t){return t.draw!==null||t.other!==null||t.own.total!==null}function sr(t){return hs(t).length+(rr(t)?1:0)}function oe(t,e){let n=hs(e);return t===null?n.length+1:n.indexOf(t)+1}function fs(t,e){return t.marks?.find(n=>n.place===e)}function Oe(t,e,n){return t.marks?.some(r=>r.place===e&&r.code===n)??!1}var ul=['<rect class="exp-card-paper" x=".75" y=".75" width="98.5" height="138.5" rx="9"/>','<g class="exp-card-print">','<rect class="exp-wager-frame" x="8" y="40" width="84" height="92" rx="5"/>','<g class="exp-rose">','<circle class="exp-rose-ring" cx="50" cy="86" r="28"/>','<path class="exp-rose-dark" d="M67.5 68.5L60.4 86L50 86ZM67.5 103.5L50 96.4L50 86ZM32.5 103.5L39.6 86L50 86ZM32.5 68.5L50 75.6L50 86Z"/>','<path class="exp-rose-light" d="M67.5 68.5L50 75.6L50 86ZM67.5 103.5L60.4 86L50 86ZM32.5 103.5L50 96.4L50 86ZM32.5 68.5L39.6 86L50 86Z"/>','<path class="exp-rose-dark" d="M50 46L58.5 77.5L50 86ZM90 86L58.5 94.5L50 86ZM50 126L41.5 94.5L50 86ZM10 86L41.5 77.5L50 86Z"/>','<path class="exp-rose-light" d="M50 46L41.5 77.5L50 86ZM90 86L58.5 77.5L50 86ZM50 126L58.5 94.5L50 86ZM10 86L41.5 94.5L50 86Z"/>','<circle cx="50" cy="86" r="18" fill="var(--exp-card)"/>','<path transform="translate(43.6 75) scale(.917)" d="M7 1h6.5M11.5 1v15.5c0 4.1-2 6.5-5.3 6.5-3 0-5-1.8-5.2-5" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>','<g class="exp-suit-letter">','<path transform="translate(79 115) scale(.458)" d="M12.6 4.4C11.4 2.2 9.4 1 7 1 4 1 1.8 2.9 1.8 5.8c0 3.2 2.6 4.6 5.6 5.8 3.4 1.3 6 2.8 6 6 0 3.2-2.4 5.4-6 5.4-3 0-5.2-1.4-6.4-4" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M7 1h6.5M11.5 1v15.5c0 4.1-2 6.5-5.3 6.5-3 0-5-1.8-5.2-5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(42.7 75) scale(.917)" d="M8 1c4.3 0 7 4 7 11s-2.7 11-7 11-7-4-7-11S3.7 1 8 1ZM9.5 17l6 7" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M8 1c4.3 0 7 4 7 11s-2.7 11-7 11-7-4-7-11S3.7 1 8 1ZM9.5 17l6 7" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<path transform="translate(43.1 75) scale(.917)" d="M2 1v22M14 1 2 13.4M6.6 9l7.9 14" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M2 1v22M14 1 2 13.4M6.6 9l7.9 14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<g class="exp-art">','<rect class="exp-art-sky" x="8" y="40" width="84" height="92" rx="5"/>','<path class="exp-art-trail" d="M17 127C40 124 34 126.6 47 125S50 119.8 60 118"/>','<path class="exp-art-pole" d="M60 117v-15"/>','<path class="exp-art-flag" d="M60 102l11 3.5-11 4Z"/>','<path transform="translate(79 11) scale(.583)" d="M12.6 4.4C11.4 2.2 9.4 1 7 1 4 1 1.8 2.9 1.8 5.8c0 3.2 2.6 4.6 5.6 5.8 3.4 1.3 6 2.8 6 6 0 3.2-2.4 5.4-6 5.4-3 0-5.2-1.4-6.4-4" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M1 23 8 1l7 22M3.6 15.5h8.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 124.5 47 122.2S50 115.1 60 111.8"/>','<path class="exp-art-pole" d="M60 110.8v-15"/>','<path class="exp-art-flag" d="M60 95.8l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M1.5 6.5C1.7 3 4.3 1 7.5 1c3.5 0 6 2.2 6 5.5 0 2.9-1.6 4.9-4.6 7.8L1.5 21.5V23H14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 122.3 47 119.5S50 110.4 60 105.6"/>','<path class="exp-art-pole" d="M60 104.6v-15"/>','<path class="exp-art-flag" d="M60 89.6l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M2 4.6C3 2.2 5 1 7.6 1c3.3 0 5.6 2.2 5.6 5.2 0 3.1-2.3 5.1-5.8 5.1H6M7.4 11.3c4 0 6.6 2.3 6.6 5.7C14 20.6 11.2 23 7.5 23c-2.9 0-5.1-1.4-6.1-4" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 120.2 47 116.8S50 105.7 60 99.4"/>','<path class="exp-art-pole" d="M60 98.4v-15"/>','<path class="exp-art-flag" d="M60 83.4l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M11.5 23V1L1 16.5h14.5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 118.1 47 114S50 101 60 93.2"/>','<path class="exp-art-pole" d="M60 92.2v-15"/>','<path class="exp-art-flag" d="M60 77.2l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M13 1H3.6l-1 9.8C4 9.5 5.7 8.8 7.6 8.8c3.8 0 6.4 2.8 6.4 6.9 0 4.3-2.8 7.3-6.7 7.3-2.8 0-4.9-1.3-6-3.6" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 116 47 111.3S50 96.3 60 87"/>','<path class="exp-art-pole" d="M60 86v-15"/>','<path class="exp-art-flag" d="M60 71l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M12.6 3.4C11.5 1.9 9.9 1 8 1 4 1 1.5 5 1.5 12.5 1.5 19.4 3.8 23 7.9 23c3.7 0 6.3-2.8 6.3-6.7 0-3.9-2.5-6.5-6-6.5-3.6 0-6.4 2.6-6.6 5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 113.9 47 108.6S50 91.6 60 80.8"/>','<path class="exp-art-pole" d="M60 79.8v-15"/>','<path class="exp-art-flag" d="M60 64.8l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M1 1h13C9.6 7 7 13.4 5.8 23" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 111.8 47 105.9S50 86.9 60 74.6"/>','<path class="exp-art-pole" d="M60 73.6v-15"/>','<path class="exp-art-flag" d="M60 58.6l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M7.5 11C4.3 11 2.2 9 2.2 6s2.2-5 5.3-5 5.3 2 5.3 5-2.1 5-5.3 5C3.8 11 1.2 13.4 1.2 17S3.8 23 7.5 23s6.3-2.4 6.3-6S11.2 11 7.5 11Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 109.7 47 103.1S50 82.1 60 68.4"/>','<path class="exp-art-pole" d="M60 67.4v-15"/>','<path class="exp-art-flag" d="M60 52.4l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M3.1 20.6C4.2 22.1 5.8 23 7.7 23c4 0 6.5-4 6.5-11.5C14.2 4.6 11.9 1 7.8 1 4.1 1 1.5 3.8 1.5 7.7c0 3.9 2.5 6.5 6 6.5 3.6 0 6.4-2.6 6.6-5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 107.6 47 100.4S50 77.4 60 62.2"/>','<path class="exp-art-pole" d="M60 61.2v-15"/>','<path class="exp-art-flag" d="M60 46.2l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M1 5.5 5.5 1v22M16.5 1c4.1 0 6.5 4 6.5 11s-2.4 11-6.5 11S10 19 10 12 12.4 1 16.5 1Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(79 115) scale(.458)" d="M2 1v22M13 1v22M2 12h11" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(79 11) scale(.583)" d="M2 1v22M13 1v22M2 12h11" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(79 115) scale(.458)" d="M2 1v22h4.5c4.9 0 7.5-4.2 7.5-11S11.4 1 6.5 1Z" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(79 11) scale(.583)" d="M2 1v22h4.5c4.9 0 7.5-4.2 7.5-11S11.4 1 6.5 1Z" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(79 115) scale(.458)" d="M13.6 5C12.4 2.4 10.3 1 7.8 1 3.6 1 1 5 1 12s2.6 11 6.8 11c2.5 0 4.6-1.4 5.8-4" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>','<path transform="translate(79 11) scale(.583)" d="M13.6 5C12.4 2.4 10.3 1 7.8 1 3.6 1 1 5 1 12s2.6 11 6.8 11c2.5 0 4.6-1.4 5.8-4" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<rect class="exp-card-paper" x=".75" y=".75" width="64.5" height="34.5" rx="6"/>','<rect class="exp-wager-frame" x="4" y="4" width="58" height="28" rx="4"/>','<path transform="translate(15.7 8) scale(.833)" d="M7 1h6.5M11.5 1v15.5c0 4.1-2 6.5-5.3 6.5-3 0-5-1.8-5.2-5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(14.8 8) scale(.833)" d="M8 1c4.3 0 7 4 7 11s-2.7 11-7 11-7-4-7-11S3.7 1 8 1ZM9.5 17l6 7" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<path transform="translate(15.2 8) scale(.833)" d="M2 1v22M14 1 2 13.4M6.6 9l7.9 14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<path transform="translate(14.8 8) scale(.833)" d="M1 23 8 1l7 22M3.6 15.5h8.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M1.5 6.5C1.7 3 4.3 1 7.5 1c3.5 0 6 2.2 6 5.5 0 2.9-1.6 4.9-4.6 7.8L1.5 21.5V23H14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M2 4.6C3 2.2 5 1 7.6 1c3.3 0 5.6 2.2 5.6 5.2 0 3.1-2.3 5.1-5.8 5.1H6M7.4 11.3c4 0 6.6 2.3 6.6 5.7C14 20.6 11.2 23 7.5 23c-2.9 0-5.1-1.4-6.1-4" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(14.8 8) scale(.833)" d="M11.5 23V1L1 16.5h14.5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M13 1H3.6l-1 9.8C4 9.5 5.7 8.8 7.6 8.8c3.8 0 6.4 2.8 6.4 6.9 0 4.3-2.8 7.3-6.7 7.3-2.8 0-4.9-1.3-6-3.6" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M12.6 3.4C11.5 1.9 9.9 1 8 1 4 1 1.5 5 1.5 12.5 1.5 19.4 3.8 23 7.9 23c3.7 0 6.3-2.8 6.3-6.7 0-3.9-2.5-6.5-6-6.5-3.6 0-6.4 2.6-6.6 5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M1 1h13C9.6 7 7 13.4 5.8 23" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M7.5 11C4.3 11 2.2 9 2.2 6s2.2-5 5.3-5 5.3 2 5.3 5-2.1 5-5.3 5C3.8 11 1.2 13.4 1.2 17S3.8 23 7.5 23s6.3-2.4 6.3-6S11.2 11 7.5 11Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M3.1 20.6C4.2 22.1 5.8 23 7.7 23c4 0 6.5-4 6.5-11.5C14.2 4.6 11.9 1 7.8 1 4.1 1 1.5 3.8 1.5 7.7c0 3.9 2.5 6.5 6 6.5 3.6 0 6.4-2.6 6.6-5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(11.5 8) scale(.833)" d="M1 5.5 5.5 1v22M16.5 1c4.1 0 6.5 4 6.5 11s-2.4 11-6.5 11S10 19 10 12 12.4 1 16.5 1Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>'],x=(...t)=>t.map(e=>typeof e=="number"?ul[e]:e).join(""),gs={sJ:x(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,12,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/></g>'),sQ:x(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,12,"</g>",15,16,"</g>"),sK:x(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,12,"</g>",18,19,"</g>"),sA:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V122.7L24 108.7L40 128.7L74 112.7L92 130.7V132Z"/><path class="exp-art-near" d="M8 132V129.8L22 125.6l7 4L44 120.2l5 3L60 116l9 4.2l6-2L92 127.8V132Z"/><path class="exp-art-cut" d="M60 116l9 4.2-6 1-5-.8-6 .8Z"/>',22,23,24,"</g>",11,25,"</g>",26,16,"</g>"),s2:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V119.1L24 105.1L40 125.1L74 109.1L92 127.1V132Z"/><path class="exp-art-near" d="M8 132V128.9L22 123.1l7 4L44 115.6l5 3L60 109.8l9 5.8l6-2L92 126.2V132Z"/><path class="exp-art-cut" d="M60 109.8l9 5.8-6 1.3-5-1.1-6 1.1Z"/>',27,28,29,"</g>",11,25,"</g>",30,19,"</g>"),s3:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V115.5L24 101.5L40 121.5L74 105.5L92 123.5V132Z"/><path class="exp-art-near" d="M8 132V128L22 120.6l7 4L44 111l5 3L60 103.6l9 7.4l6-2L92 124.6V132Z"/><path class="exp-art-cut" d="M60 103.6l9 7.4-6 1.7-5-1.4-6 1.4Z"/>',31,32,33,"</g>",11,25,"</g>",34,19,"</g>"),s4:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V111.9L24 97.9L40 117.9L74 101.9L92 119.9V132Z"/><path class="exp-art-near" d="M8 132V127.2L22 118.2l7 4L44 106.4l5 3L60 97.4l9 9l6-2L92 123V132Z"/><path class="exp-art-cut" d="M60 97.4l9 9-6 2.1-5-1.7-6 1.7Z"/>',35,36,37,"</g>",11,25,"</g>",38,16,"</g>"),s5:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V108.3L24 94.3L40 114.3L74 98.3L92 116.3V132Z"/><path class="exp-art-near" d="M8 132V126.3L22 115.7l7 4L44 101.8l5 3L60 91.2l9 10.6l6-2L92 121.4V132Z"/><path class="exp-art-cut" d="M60 91.2l9 10.6-6 2.4-5-2-6 2Z"/>',39,40,41,"</g>",11,25,"</g>",42,19,"</g>"),s6:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V104.7L24 90.7L40 110.7L74 94.7L92 112.7V132Z"/><path class="exp-art-near" d="M8 132V125.4L22 113.2l7 4L44 97.2l5 3L60 85l9 12.2l6-2L92 119.8V132Z"/><path class="exp-art-cut" d="M60 85l9 12.2-6 2.8-5-2.4-6 2.4Z"/>',43,44,45,"</g>",11,25,"</g>",46,19,"</g>"),s7:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V101.1L24 87.1L40 107.1L74 91.1L92 109.1V132Z"/><path class="exp-art-near" d="M8 132V124.6L22 110.7l7 4L44 92.6l5 3L60 78.8l9 13.8l6-2L92 118.2V132Z"/><path class="exp-art-cut" d="M60 78.8l9 13.8-6 3.2-5-2.7-6 2.7Z"/>',47,48,49,"</g>",11,25,"</g>",50,19,"</g>"),s8:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V97.5L24 83.5L40 103.5L74 87.5L92 105.5V132Z"/><path class="exp-art-near" d="M8 132V123.7L22 108.2l7 4L44 88l5 3L60 72.6l9 15.4l6-2L92 116.6V132Z"/><path class="exp-art-cut" d="M60 72.6l9 15.4-6 3.6-5-3-6 3Z"/>',51,52,53,"</g>",11,25,"</g>",54,19,"</g>"),s9:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V94L24 80L40 100L74 84L92 102V132Z"/><path class="exp-art-near" d="M8 132V122.8L22 105.8l7 4L44 83.5l5 3L60 66.4l9 17.1l6-2L92 114.9V132Z"/><path class="exp-art-cut" d="M60 66.4l9 17.1-6 3.9-5-3.3-6 3.3Z"/>',55,56,57,"</g>",11,25,"</g>",58,19,"</g>"),sT:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V90.4L24 76.4L40 96.4L74 80.4L92 98.4V132Z"/><path class="exp-art-near" d="M8 132V121.9L22 103.3l7 4L44 78.9l5 3L60 60.2l9 18.7l6-2L92 113.3V132Z"/><path class="exp-art-cut" d="M60 60.2l9 18.7-6 4.3-5-3.6-6 3.6Z"/>',59,60,61,"</g>",11,25,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/></g>'),hJ:x(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,63,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/></g>'),hQ:x(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,63,"</g>",15,64,"</g>"),hK:x(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,63,"</g>",18,65,"</g>"),hA:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V114.7H30L34 128.7H66L70 120.7H92V132Z"/><path class="exp-art-near" d="M8 132V129.4H22L26 125H38L43 120.2H48L52 116H70L75 122.4H82L87 128.5H92V132Z"/><path class="exp-art-line" d="M42.6 121.8H77M36.9 125.3H80.1M31.2 128.8H83.2"/>',22,23,24,"</g>",11,66,"</g>",26,64,"</g>"),h2:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V111.1H30L34 125.1H66L70 117.1H92V132Z"/><path class="exp-art-near" d="M8 132V128.4H22L26 122.2H38L43 115.6H48L52 109.8H70L75 118.7H82L87 127.1H92V132Z"/><path class="exp-art-line" d="M42.6 117.8H77M36.9 122.7H80.1M31.2 127.6H83.2"/>',27,28,29,"</g>",11,66,"</g>",30,65,"</g>"),h3:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V107.5H30L34 121.5H66L70 113.5H92V132Z"/><path class="exp-art-near" d="M8 132V127.5H22L26 119.5H38L43 111H48L52 103.6H70L75 115H82L87 125.8H92V132Z"/><path class="exp-art-line" d="M42.6 113.8H77M36.9 120.1H80.1M31.2 126.3H83.2"/>',31,32,33,"</g>",11,66,"</g>",34,65,"</g>"),h4:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V103.9H30L34 117.9H66L70 109.9H92V132Z"/><path class="exp-art-near" d="M8 132V126.5H22L26 116.8H38L43 106.4H48L52 97.4H70L75 111.2H82L87 124.4H92V132Z"/><path class="exp-art-line" d="M42.6 109.9H77M36.9 117.5H80.1M31.2 125.1H83.2"/>',35,36,37,"</g>",11,66,"</g>",38,64,"</g>"),h5:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V100.3H30L34 114.3H66L70 106.3H92V132Z"/><path class="exp-art-near" d="M8 132V125.5H22L26 114H38L43 101.8H48L52 91.2H70L75 107.5H82L87 123H92V132Z"/><path class="exp-art-line" d="M42.6 105.9H77M36.9 114.9H80.1M31.2 123.8H83.2"/>',39,40,41,"</g>",11,66,"</g>",42,65,"</g>"),h6:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V96.7H30L34 110.7H66L70 102.7H92V132Z"/><path class="exp-art-near" d="M8 132V124.5H22L26 111.3H38L43 97.2H48L52 85H70L75 103.8H82L87 121.7H92V132Z"/><path class="exp-art-line" d="M42.6 101.9H77M36.9 112.3H80.1M31.2 122.6H83.2"/>',43,44,45,"</g>",11,66,"</g>",46,65,"</g>"),h7:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V93.1H30L34 107.1H66L70 99.1H92V132Z"/><path class="exp-art-near" d="M8 132V123.5H22L26 108.6H38L43 92.6H48L52 78.8H70L75 100.1H82L87 120.3H92V132Z"/><path class="exp-art-line" d="M42.6 98H77M36.9 109.7H80.1M31.2 121.4H83.2"/>',47,48,49,"</g>",11,66,"</g>",50,65,"</g>"),h8:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V89.5H30L34 103.5H66L70 95.5H92V132Z"/><path class="exp-art-near" d="M8 132V122.5H22L26 105.9H38L43 88H48L52 72.6H70L75 96.4H82L87 118.9H92V132Z"/><path class="exp-art-line" d="M42.6 94H77M36.9 107.1H80.1M31.2 120.1H83.2"/>',51,52,53,"</g>",11,66,"</g>",54,65,"</g>"),h9:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V86H30L34 100H66L70 92H92V132Z"/><path class="exp-art-near" d="M8 132V121.5H22L26 103.1H38L43 83.5H48L52 66.4H70L75 92.6H82L87 117.6H92V132Z"/><path class="exp-art-line" d="M42.6 90H77M36.9 104.4H80.1M31.2 118.9H83.2"/>',55,56,57,"</g>",11,66,"</g>",58,65,"</g>"),hT:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V82.4H30L34 96.4H66L70 88.4H92V132Z"/><path class="exp-art-near" d="M8 132V120.5H22L26 100.4H38L43 78.9H48L52 60.2H70L75 88.9H82L87 116.2H92V132Z"/><path class="exp-art-line" d="M42.6 86H77M36.9 101.8H80.1M31.2 117.6H83.2"/>',59,60,61,"</g>",11,66,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/></g>'),dJ:x(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,67,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/></g>'),dQ:x(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,67,"</g>",15,68,"</g>"),dK:x(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,67,"</g>",18,69,"</g>"),dA:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V128.7L26 110.7L48 130.7L82 110.7L92 122.7V132Z"/><path class="exp-art-near" d="M8 132V130.4L20 123.4L30 125.9L44 118.9L60 116L72 121.4L80 120.5L92 128.8V132Z"/><path class="exp-art-cut" d="M60 116L72 121.4L64 128.8L56 123.4Z"/><path class="exp-art-line" d="M44 118.9L38 127.2M20 123.4L24 130.4"/>',22,23,24,"</g>",11,70,"</g>",26,68,"</g>"),d2:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V125.1L26 107.1L48 127.1L82 107.1L92 119.1V132Z"/><path class="exp-art-near" d="M8 132V129.8L20 120L30 123.6L44 113.8L60 109.8L72 117.3L80 116L92 127.6V132Z"/><path class="exp-art-cut" d="M60 109.8L72 117.3L64 127.6L56 120Z"/><path class="exp-art-line" d="M44 113.8L38 125.3M20 120L24 129.8"/>',27,28,29,"</g>",11,70,"</g>",30,69,"</g>"),d3:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V121.5L26 103.5L48 123.5L82 103.5L92 115.5V132Z"/><path class="exp-art-near" d="M8 132V129.2L20 116.7L30 121.2L44 108.7L60 103.6L72 113.3L80 111.6L92 126.3V132Z"/><path class="exp-art-cut" d="M60 103.6L72 113.3L64 126.3L56 116.7Z"/><path class="exp-art-line" d="M44 108.7L38 123.5M20 116.7L24 129.2"/>',31,32,33,"</g>",11,70,"</g>",34,69,"</g>"),d4:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V117.9L26 99.9L48 119.9L82 99.9L92 111.9V132Z"/><path class="exp-art-near" d="M8 132V128.5L20 113.3L30 118.9L44 103.6L60 97.4L72 109.2L80 107.1L92 125.1V132Z"/><path class="exp-art-cut" d="M60 97.4L72 109.2L64 125.1L56 113.3Z"/><path class="exp-art-line" d="M44 103.6L38 121.6M20 113.3L24 128.5"/>',35,36,37,"</g>",11,70,"</g>",38,68,"</g>"),d5:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V114.3L26 96.3L48 116.3L82 96.3L92 108.3V132Z"/><path class="exp-art-near" d="M8 132V127.9L20 110L30 116.5L44 98.5L60 91.2L72 105.1L80 102.6L92 123.8V132Z"/><path class="exp-art-cut" d="M60 91.2L72 105.1L64 123.8L56 110Z"/><path class="exp-art-line" d="M44 98.5L38 119.8M20 110L24 127.9"/>',39,40,41,"</g>",11,70,"</g>",42,69,"</g>"),d6:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V110.7L26 92.7L48 112.7L82 92.7L92 104.7V132Z"/><path class="exp-art-near" d="M8 132V127.3L20 106.6L30 114.1L44 93.5L60 85L72 101L80 98.2L92 122.6V132Z"/><path class="exp-art-cut" d="M60 85L72 101L64 122.6L56 106.6Z"/><path class="exp-art-line" d="M44 93.5L38 117.9M20 106.6L24 127.3"/>',43,44,45,"</g>",11,70,"</g>",46,69,"</g>"),d7:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V107.1L26 89.1L48 109.1L82 89.1L92 101.1V132Z"/><path class="exp-art-near" d="M8 132V126.7L20 103.3L30 111.8L44 88.4L60 78.8L72 96.9L80 93.7L92 121.4V132Z"/><path class="exp-art-cut" d="M60 78.8L72 96.9L64 121.4L56 103.3Z"/><path class="exp-art-line" d="M44 88.4L38 116M20 103.3L24 126.7"/>',47,48,49,"</g>",11,70,"</g>",50,69,"</g>"),d8:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V103.5L26 85.5L48 105.5L82 85.5L92 97.5V132Z"/><path class="exp-art-near" d="M8 132V126.1L20 99.9L30 109.4L44 83.3L60 72.6L72 92.8L80 89.2L92 120.1V132Z"/><path class="exp-art-cut" d="M60 72.6L72 92.8L64 120.1L56 99.9Z"/><path class="exp-art-line" d="M44 83.3L38 114.2M20 99.9L24 126.1"/>',51,52,53,"</g>",11,70,"</g>",54,69,"</g>"),d9:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V100L26 82L48 102L82 82L92 94V132Z"/><path class="exp-art-near" d="M8 132V125.4L20 96.6L30 107.1L44 78.2L60 66.4L72 88.7L80 84.8L92 118.9V132Z"/><path class="exp-art-cut" d="M60 66.4L72 88.7L64 118.9L56 96.6Z"/><path class="exp-art-line" d="M44 78.2L38 112.3M20 96.6L24 125.4"/>',55,56,57,"</g>",11,70,"</g>",58,69,"</g>"),dT:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V96.4L26 78.4L48 98.4L82 78.4L92 90.4V132Z"/><path class="exp-art-near" d="M8 132V124.8L20 93.2L30 104.7L44 73.1L60 60.2L72 84.6L80 80.3L92 117.6V132Z"/><path class="exp-art-cut" d="M60 60.2L72 84.6L64 117.6L56 93.2Z"/><path class="exp-art-line" d="M44 73.1L38 110.5M20 93.2L24 124.8"/>',59,60,61,"</g>",11,70,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/></g>'),cJ:x(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,71,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/></g>'),cQ:x(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,71,"</g>",15,72,"</g>"),cK:x(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,71,"</g>",18,73,"</g>"),cA:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V118.7C24 106.7 40 130.7 56 122.7S84 108.7 92 116.7V132Z"/><path class="exp-art-near" d="M8 132V130.1C22 129.4 26 122.7 40 120.2S54 116 60 116S76 119.2 82 124S90 127.8 92 128.2V132Z"/><circle class="exp-art-near" cx="22" cy="126.8" r="5.5"/><circle class="exp-art-near" cx="33" cy="124.2" r="5.5"/><circle class="exp-art-near" cx="72" cy="121.8" r="5.5"/><circle class="exp-art-near" cx="82" cy="125.5" r="5.5"/><path class="exp-art-line" d="M22 129.8v7M33 127.2v7M72 124.8v7M82 128.5v7"/>',22,23,24,"</g>",11,74,"</g>",26,72,"</g>"),c2:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V115.1C24 103.1 40 127.1 56 119.1S84 105.1 92 113.1V132Z"/><path class="exp-art-near" d="M8 132V129.3C22 128.4 26 119.1 40 115.6S54 109.8 60 109.8S76 114.2 82 120.9S90 126.2 92 126.7V132Z"/><circle class="exp-art-near" cx="22" cy="125.9" r="5.5"/><circle class="exp-art-near" cx="33" cy="122.3" r="5.5"/><circle class="exp-art-near" cx="72" cy="119" r="5.5"/><circle class="exp-art-near" cx="82" cy="124.1" r="5.5"/><path class="exp-art-line" d="M22 128.9v7M33 125.3v7M72 122v7M82 127.1v7"/>',27,28,29,"</g>",11,74,"</g>",30,73,"</g>"),c3:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V111.5C24 99.5 40 123.5 56 115.5S84 101.5 92 109.5V132Z"/><path class="exp-art-near" d="M8 132V128.6C22 127.5 26 115.5 40 111S54 103.6 60 103.6S76 109.3 82 117.8S90 124.6 92 125.2V132Z"/><circle class="exp-art-near" cx="22" cy="125" r="5.5"/><circle class="exp-art-near" cx="33" cy="120.5" r="5.5"/><circle class="exp-art-near" cx="72" cy="116.2" r="5.5"/><circle class="exp-art-near" cx="82" cy="122.8" r="5.5"/><path class="exp-art-line" d="M22 128v7M33 123.5v7M72 119.2v7M82 125.8v7"/>',31,32,33,"</g>",11,74,"</g>",34,73,"</g>"),c4:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V107.9C24 95.9 40 119.9 56 111.9S84 97.9 92 105.9V132Z"/><path class="exp-art-near" d="M8 132V127.8C22 126.5 26 111.9 40 106.4S54 97.4 60 97.4S76 104.3 82 114.7S90 123 92 123.7V132Z"/><circle class="exp-art-near" cx="22" cy="124.2" r="5.5"/><circle class="exp-art-near" cx="33" cy="118.6" r="5.5"/><circle class="exp-art-near" cx="72" cy="113.4" r="5.5"/><circle class="exp-art-near" cx="82" cy="121.4" r="5.5"/><path class="exp-art-line" d="M22 127.2v7M33 121.6v7M72 116.4v7M82 124.4v7"/>',35,36,37,"</g>",11,74,"</g>",38,72,"</g>"),c5:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V104.3C24 92.3 40 116.3 56 108.3S84 94.3 92 102.3V132Z"/><path class="exp-art-near" d="M8 132V127.1C22 125.5 26 108.3 40 101.8S54 91.2 60 91.2S76 99.4 82 111.6S90 121.4 92 122.2V132Z"/><circle class="exp-art-near" cx="22" cy="123.3" r="5.5"/><circle class="exp-art-near" cx="33" cy="116.8" r="5.5"/><circle class="exp-art-near" cx="72" cy="110.6" r="5.5"/><circle class="exp-art-near" cx="82" cy="120" r="5.5"/><path class="exp-art-line" d="M22 126.3v7M33 119.8v7M72 113.6v7M82 123v7"/>',39,40,41,"</g>",11,74,"</g>",42,73,"</g>"),c6:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V100.7C24 88.7 40 112.7 56 104.7S84 90.7 92 98.7V132Z"/><path class="exp-art-near" d="M8 132V126.4C22 124.5 26 104.7 40 97.2S54 85 60 85S76 94.4 82 108.5S90 119.8 92 120.7V132Z"/><circle class="exp-art-near" cx="22" cy="122.4" r="5.5"/><circle class="exp-art-near" cx="33" cy="114.9" r="5.5"/><circle class="exp-art-near" cx="72" cy="107.8" r="5.5"/><circle class="exp-art-near" cx="82" cy="118.7" r="5.5"/><path class="exp-art-line" d="M22 125.4v7M33 117.9v7M72 110.8v7M82 121.7v7"/>',43,44,45,"</g>",11,74,"</g>",46,73,"</g>"),c7:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V97.1C24 85.1 40 109.1 56 101.1S84 87.1 92 95.1V132Z"/><path class="exp-art-near" d="M8 132V125.6C22 123.5 26 101.1 40 92.6S54 78.8 60 78.8S76 89.4 82 105.4S90 118.2 92 119.2V132Z"/><circle class="exp-art-near" cx="22" cy="121.6" r="5.5"/><circle class="exp-art-near" cx="33" cy="113" r="5.5"/><circle class="exp-art-near" cx="72" cy="105.1" r="5.5"/><circle class="exp-art-near" cx="82" cy="117.3" r="5.5"/><path class="exp-art-line" d="M22 124.6v7M33 116v7M72 108.1v7M82 120.3v7"/>',47,48,49,"</g>",11,74,"</g>",50,73,"</g>"),c8:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V93.5C24 81.5 40 105.5 56 97.5S84 83.5 92 91.5V132Z"/><path class="exp-art-near" d="M8 132V124.9C22 122.5 26 97.5 40 88S54 72.6 60 72.6S76 84.5 82 102.3S90 116.6 92 117.7V132Z"/><circle class="exp-art-near" cx="22" cy="120.7" r="5.5"/><circle class="exp-art-near" cx="33" cy="111.2" r="5.5"/><circle class="exp-art-near" cx="72" cy="102.3" r="5.5"/><circle class="exp-art-near" cx="82" cy="115.9" r="5.5"/><path class="exp-art-line" d="M22 123.7v7M33 114.2v7M72 105.3v7M82 118.9v7"/>',51,52,53,"</g>",11,74,"</g>",54,73,"</g>"),c9:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V90C24 78 40 102 56 94S84 80 92 88V132Z"/><path class="exp-art-near" d="M8 132V124.1C22 121.5 26 94 40 83.5S54 66.4 60 66.4S76 79.5 82 99.2S90 114.9 92 116.3V132Z"/><circle class="exp-art-near" cx="22" cy="119.8" r="5.5"/><circle class="exp-art-near" cx="33" cy="109.3" r="5.5"/><circle class="exp-art-near" cx="72" cy="99.5" r="5.5"/><circle class="exp-art-near" cx="82" cy="114.6" r="5.5"/><path class="exp-art-line" d="M22 122.8v7M33 112.3v7M72 102.5v7M82 117.6v7"/>',55,56,57,"</g>",11,74,"</g>",58,73,"</g>"),cT:x(0,1,20,21,'<path class="exp-art-far" d="M8 132V86.4C24 74.4 40 98.4 56 90.4S84 76.4 92 84.4V132Z"/><path class="exp-art-near" d="M8 132V123.4C22 120.5 26 90.4 40 78.9S54 60.2 60 60.2S76 74.6 82 96.1S90 113.3 92 114.8V132Z"/><circle class="exp-art-near" cx="22" cy="118.9" r="5.5"/><circle class="exp-art-near" cx="33" cy="107.5" r="5.5"/><circle class="exp-art-near" cx="72" cy="96.7" r="5.5"/><circle class="exp-art-near" cx="82" cy="113.2" r="5.5"/><path class="exp-art-line" d="M22 121.9v7M33 110.5v7M72 99.7v7M82 116.2v7"/>',59,60,61,"</g>",11,74,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/></g>')},Be={0:'<g class="exp-wager-badge"><rect x="69" y="4.5" width="25" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(76.4 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>',2:'<g class="exp-wager-badge"><rect x="55" y="4.5" width="39" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(62.4 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/><path transform="translate(74.7 7.5) scale(.792)" d="M1.5 6.5C1.7 3 4.3 1 7.5 1c3.5 0 6 2.2 6 5.5 0 2.9-1.6 4.9-4.6 7.8L1.5 21.5V23H14" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>',3:'<g class="exp-wager-badge"><rect x="55" y="4.5" width="39" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(62.4 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/><path transform="translate(74.7 7.5) scale(.792)" d="M2 4.6C3 2.2 5 1 7.6 1c3.3 0 5.6 2.2 5.6 5.2 0 3.1-2.3 5.1-5.8 5.1H6M7.4 11.3c4 0 6.6 2.3 6.6 5.7C14 20.6 11.2 23 7.5 23c-2.9 0-5.1-1.4-6.1-4" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>',4:'<g class="exp-wager-badge"><rect x="55" y="4.5" width="39" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(62 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/><path transform="translate(74.3 7.5) scale(.792)" d="M11.5 23V1L1 16.5h14.5" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>'},xs={s:Be,h:Be,d:Be,c:Be},ys={sJ:x(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>'),sQ:x(75,76,78,79),sK:x(75,76,80,81),sA:x(75,82,79),s2:x(75,83,81),s3:x(75,84,81),s4:x(75,85,79),s5:x(75,86,81),s6:x(75,87,81),s7:x(75,88,81),s8:x(75,89,81),s9:x(75,90,81),sT:x(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>'),hJ:x(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>'),hQ:x(75,76,78,92),hK:x(75,76,80,93),hA:x(75,82,92),h2:x(75,83,93),h3:x(75,84,93),h4:x(75,85,92),h5:x(75,86,93),h6:x(75,87,93),h7:x(75,88,93),h8:x(75,89,93),h9:x(75,90,93),hT:x(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>'),dJ:x(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>'),dQ:x(75,76,78,94),dK:x(75,76,80,95),dA:x(75,82,94),d2:x(75,83,95),d3:x(75,84,95),d4:x(75,85,94),d5:x(75,86,95),d6:x(75,87,95),d7:x(75,88,95),d8:x(75,89,95),d9:x(75,90,95),dT:x(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>'),cJ:x(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>'),cQ:x(75,76,78,96),cK:x(75,76,80,97),cA:x(75,82,96),c2:x(75,83,97),c3:x(75,84,97),c4:x(75,85,96),c5:x(75,86,97),c6:x(75,87,97),c7:x(75,88,97),c8:x(75,89,97),c9:x(75,90,97),cT:x(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>')},$s='<rect class="exp-back-paper" x=".75" y=".75" width="98.5" height="138.5" rx="9"/><rect class="exp-back-frame" x="7" y="7" width="86" height="126" rx="5"/><svg x="7" y="7" width="86" height="126" viewBox="7 7 86 126"><path class="exp-back-contour" d="M34 70C34 50.8 46.8 53.2 54.8 54S66 65.2 66 73.2S51.6 90 43.6 86S34 78 34 70ZM24 70C24 38.8 44.8 41.9 57.8 44S76 62.2 76 75.2S52.6 102.5 39.6 96S24 83 24 70ZM14 70C14 26.8 42.8 30 60.8 34S86 59.2 86 77.2S53.6 115 35.6 106S14 88 14 70ZM4 70C4 14.8 40.8 17.6 63.8 24S96 56.2 96 79.2S54.6 127.5 31.6 116S4 93 4 70ZM-6 70C-6 2.8 38.8 4.5 66.8 14S106 53.2 106 81.2S55.6 140 27.6 126S-6 98 -6 70Z"/></svg><g class="exp-rose"><circle class="exp-rose-ring" cx="50" cy="70" r="14"/><path class="exp-rose-dark" d="M58.8 61.2L55.2 70L50 70ZM58.8 78.8L50 75.2L50 70ZM41.2 78.8L44.8 70L50 70ZM41.2 61.2L50 64.8L50 70Z"/><path class="exp-rose-light" d="M58.8 61.2L50 64.8L50 70ZM58.8 78.8L55.2 70L50 70ZM41.2 78.8L50 75.2L50 70ZM41.2 61.2L44.8 70L50 70Z"/><path class="exp-rose-dark" d="M50 50L54.2 65.8L50 70ZM70 70L54.2 74.2L50 70ZM50 90L45.8 74.2L50 70ZM30 70L45.8 65.8L50 70Z"/><path class="exp-rose-light" d="M50 50L45.8 65.8L50 70ZM70 70L54.2 65.8L50 70ZM50 90L54.2 74.2L50 70ZM30 70L45.8 74.2L50 70Z"/></g>',bs={s:"M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z",h:"M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z",d:"M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z",c:"M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z"},vs={check:"M4.5 12.5l5 5 10-11",cross:"M6 6l12 12M18 6 6 18",gear:"M12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8ZM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1",undo:"M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11H9",redo:"M15.5 5 20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h5",lamp:"M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.5.4.8 1 .8 1.6h5.4c0-.6.3-1.2.8-1.6A6 6 0 0 0 12 3Z",book:"M12 6.5C10 5 7 4.5 3.5 4.5v14C7 18.5 10 19 12 20.5c2-1.5 5-2 8.5-2v-14C17 4.5 14 5 12 6.5Zm0 0v14",next:"M9 5l7 7-7 7",prev:"M15 5l-7 7 7 7",stop:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM6 6l12 12",screen:"M3 4.5h18v11.5H3ZM12 16v3.5M8 20h8",play:"M7 4.5 19 12 7 19.5Z",chart:"M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6",sum:"M18 7V4H6l6.5 8L6 20h12v-3",pen:"M4 20l1.2-4.6L16.6 4a1.8 1.8 0 0 1 2.6 0l.8.8a1.8 1.8 0 0 1 0 2.6L8.6 18.8ZM14.4 6.2l3.4 3.4",flag:"M6 21V3.5M6 4.5l12 3.5-12 4.5",sun:"M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M19.1 4.9l-1.8 1.8M6.7 17.3l-1.8 1.8"},ws='<g class="exp-rose"><circle class="exp-rose-ring" cx="50" cy="50" r="33.6"/><path class="exp-rose-dark" d="M71 29L62.5 50L50 50ZM71 71L50 62.5L50 50ZM29 71L37.5 50L50 50ZM29 29L50 37.5L50 50Z"/><path class="exp-rose-light" d="M71 29L50 37.5L50 50ZM71 71L62.5 50L50 50ZM29 71L50 62.5L50 50ZM29 29L37.5 50L50 50Z"/><path class="exp-rose-dark" d="M50 2L60.2 39.8L50 50ZM98 50L60.2 60.2L50 50ZM50 98L39.8 60.2L50 50ZM2 50L39.8 39.8L50 50Z"/><path class="exp-rose-light" d="M50 2L39.8 39.8L50 50ZM98 50L60.2 39.8L50 50ZM50 98L60.2 60.2L50 50ZM2 50L39.8 60.2L50 50Z"/></g>';function y(t){let e=t===void 0?void 0:vs[t];return e===void 0?p:a`<svg class="exp-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${e} /></svg>`}function V(t){return a`<svg class="exp-suit" data-suit=${t} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${bs[t]} />
  </svg>`}var dl={refused:"stop",tried:"cross",mark:"flag"};function Bt(t,e){return a`<span class="exp-tag exp-tag--${t}">${y(dl[t])}${e}</span>`}function or(t,e){return t.hand.find(n=>n.code===e)?.targets??t.targets}function ie(t,e,n){let{place:r}=t,s=or(e,n.chosen)[r],o=s===void 0&&e.refused?.place===r?e.refused.tag:void 0,i=o??t.barred??void 0;return a`<button
    type="button"
    class="exp-spot"
    data-key=${r}
    data-place=${r}
    data-state=${s!==void 0?"target":o!==void 0?"refused":"idle"}
    data-column=${oe(t.suit,e)}
    ?data-marked=${Oe(e,r,null)}
    tabindex=${n.stop===r?0:-1}
    @click=${()=>n.place(r)}
  >
    <span class="exp-hidden">${t.label} </span>
    ${t.draw(ml(s,i,fs(e,r)?.text))}
  </button>`}function ml(t,e,n){return t!==void 0?Bt("target",t):e!==void 0?Bt("refused",e):n===void 0?p:Bt("mark",n)}function ks(t,e){if(t===null||e===null||e.cover!==null||e.refused!==null)return null;let n=o=>o.hand.map(i=>i.code).join();if(t.cover===null&&t.step===e.step&&n(t)===n(e))return null;let r=e.step===0?e.buttons.find(o=>o.look==="main"):void 0;if(r!==void 0)return`button-${r.id}`;if(e.step===2)return e.draw===null?Object.keys(e.targets)[0]??null:e.draw.place;let s=hl(t,e)??e.hand.find(({tag:o})=>o?.kind==="new")??e.hand[0];return s===void 0?null:`card-${s.code}`}function hl(t,e){let n=new Set(t.hand.map(s=>s.code)),r=e.hand.filter(s=>!n.has(s.code));return r.length===1?r[0]:void 0}function Ms(t,e){let r=je(t).map(s=>s.dataset.key??"");return r.includes(e)?e:r.find(s=>s.startsWith("card-"))??r[0]??""}function Ls(t,e){let n=Object.keys(or(t,e));return n.find(r=>r.startsWith("own-"))??n[0]??null}function Ze(t){return/^(card|own|other|discard)-|^pile$/.test(t)}function ot(t,e){return[...t.querySelectorAll("[data-key]")].find(n=>n.dataset.key===e)??null}function ir(t){return t.matches(":disabled")||t.checkVisibility?.()===!1}function ae(t){let e=document.activeElement;return e===null||!t.contains(e)||ir(e)}function Ts(t,e){let n=".exp-cover button, [data-row] > [tabindex='0']",r=e!==null&&Ze(e)?[...n.split(", "),"[data-heading]"]:["[data-heading]",...n.split(", ")],s=e==="more"?[...t.querySelectorAll(".exp-ladder [data-open]")].at(-1):void 0,o=e===null?null:ot(t,e)??fl(t,e),i=[...r,"button"].map(l=>t.querySelector(l));for(let l of[o,s,...i])if(l?.focus(),!ae(t))return}function fl(t,e){let n=/^button-drop-(\w+)-/.exec(e)?.[1];return n===void 0?null:ot(t,`button-add-${n}`)}function Ss(t){let e=t.querySelector(".exp-field:has([data-fault])");return e?.querySelector("[aria-invalid]")??e?.querySelector("input")??null}var Lt={deck:["two","four"],text:["normal","large","largest","projector"],theme:["system","light","dark"],motion:["on","off"],sound:["off","on"],hints:["on","off"],present:["0","1"]},Mt="present",le="expeditions:settings",Cs=Object.keys(Lt);function Es(){Bs("deck")===void 0&&(Rs(),addEventListener("storage",t=>{(t.key===le||t.key===null)&&Rs()}),dt()&&Zs().addEventListener("change",()=>De("theme",Tt("theme"))))}function Tt(t){return Bs(t)??Lt[t][0]}function As(t,e){if(xl(t,t===Mt&&e!==Lt[Mt][0]?e:null),De(t,e),t===Mt)return De("text",js("text"));try{localStorage.setItem(le,JSON.stringify({...Vs(),[t]:e}))}catch{}}function Hs(){try{return localStorage.setItem(le,localStorage.getItem(le)??"{}"),!0}catch{return!1}}function Zt(){return Tt(Mt)==="1"}function dt(){return document.body.classList.contains("exp-site")}function Ps(t){return t.closest('[data-motion="off"]')===null&&!matchMedia("(prefers-reduced-motion: reduce)").matches}function Rs(){for(let t of Cs)De(t,js(t))}function js(t){let e=Os(Object.fromEntries(new URLSearchParams(location.search))),n=t==="text"&&e[Mt]==="1"?"projector":void 0;return e[t]??n??Vs()[t]??Lt[t][0]}function Vs(){try{let{[Mt]:t,...e}=Os(JSON.parse(localStorage.getItem(le)??"{}"));return e}catch{return{}}}function Os(t){let e=Object(t),n=r=>Lt[r].includes(e[r]);return Object.fromEntries(Cs.filter(n).map(r=>[r,e[r]]))}function Bs(t){return document.documentElement.dataset[t==="theme"?"themeChoice":t]}function De(t,e){let n=document.documentElement;if(t===Mt&&n.toggleAttribute("data-zoom",ps()),t!=="theme"){n.dataset[t]=e;return}n.dataset.themeChoice=e,dt()?gl(e==="system"?Zs().matches:e==="dark"):e!=="system"&&new URLSearchParams(location.search).get("theme")===e&&(n.dataset.theme=e)}function gl(t){for(let e of[document.documentElement,document.body])e.dataset.theme=t?"dark":"light";document.body.dataset.jpThemeLight=String(!t),document.body.classList.toggle("theme-dark",t)}function Zs(){return matchMedia("(prefers-color-scheme: dark)")}function xl(t,e){let n=new URL(location.href);n.searchParams.get(t)!==e&&(e===null?n.searchParams.delete(t):n.searchParams.set(t,e),history.replaceState(history.state,"",n))}function S(t){let{table:e,form:n,summary:r,exercise:s,calculator:o,tally:i,chart:l,lab:c,writer:u,review:h}=t,{routes:d,routeEnd:m,explorer:f,setup:g}=t,b=e??n??r??s??o??i??l??c??u??h;return"serial"in t&&!!(b??d??m??f??g)}function H(t){return"serial"in t?t.table??t.exercise?.table??null:null}function C(t){return"serial"in t?t.routes??t.exercise?.routes??null:null}var yl=new Set(["wait","swap"]);function Ne(t){let e=C(t);return e===null?!!t.explorer?.quiz:e.cover===null&&!yl.has(e.asked.kind)}function Ks(t,e){if(Ns(e)&&!Ns(t))return"right";let n=H(e);return n===null?$l(C(t),C(e)):n.refused!==null?"refusal":n.moves.length>0?"play":null}function $l(t,e){return e===null?null:e.message.kind==="refused"?"refusal":t!==null&&Ds(e)>Ds(t)?"play":null}function Ds({scene:t}){return t.tokens.length+t.journeys.reduce((e,{arrows:n})=>e+n.length,0)}function Ns(t){return"serial"in t&&t.exercise?.verdict?.kind==="right"}var Is=".exp-hands[data-counting]",bl='.exp:not(.exp-site), input, textarea, select, [contenteditable="true"]',vl=".anchor-link, .jp-InternalAnchorLink",Ke=class{constructor(e,n){this.root=e;this.acts=n;document.addEventListener("keydown",this.onPage)}root;acts;onPage=e=>{let n=e.target;if(!dt()||n.closest(bl)!==null||document.querySelector("dialog[open]")!==null)return;let r=[...document.querySelectorAll(Is)].find(s=>s.checkVisibility?.()!==!1);r===void 0||!this.root.contains(r)||!this.stroke(e)||(e.preventDefault(),e.stopPropagation())};dispose(){document.removeEventListener("keydown",this.onPage)}key(e){return e.target.closest(Is)===null?!1:e.repeat&&e.key==="Enter"||this.stroke(e)}add(e,n){this.send(`${n}${e}`)}put(e,n){this.send(`=${e}:${n}`)}save(){this.acts.awaitFile(),this.acts.send({type:"handsFile",lesson:this.lesson()})}stroke(e){let{hands:n}=this;if(n===null||e.altKey)return!1;let r=e.key.toLowerCase(),s=e.ctrlKey||e.metaKey?r==="z"&&!e.shiftKey:r==="u",o=e.ctrlKey||e.metaKey?void 0:n.rows.find(i=>i.key!==""&&i.key===r);return!s&&o===void 0?!1:(e.repeat||(o!==void 0?this.add(o.id,"+"):this.send("undo")),!0)}send(e){let{hands:n}=this;n!==null&&this.acts.send({type:"hands",key:n.key,strokes:[e]})}get hands(){let e=this.acts.state();return S(e)?e.exercise?.hands??null:null}lesson(){let n=(this.root.closest(".exp-site-story, .jp-Notebook")??document).querySelector("h1")?.cloneNode(!0);for(let r of n?.querySelectorAll(vl)??[])r.remove();return(n?.textContent??"").trim()}};function _s(t){return(H(t)??C(t))!==null}function Fs(t,e,n){if(!S(e)||!S(n))return;if(n.writer!==void 0&&e.setup===void 0!=(n.setup===void 0)){t.querySelector(".exp-writer-try")?.scrollIntoView({block:"nearest"});return}if(n.writer===void 0&&!_s(e)&&_s(n)){t.getBoundingClientRect().top<0&&t.scrollIntoView({block:"start"});return}if((n.table?.coach?.rows.length??0)>0&&e.table?.coach?.rows.length!==n.table?.coach?.rows.length){t.querySelector(".exp-prices tbody tr:nth-child(3), .exp-prices tbody tr:last-child")?.scrollIntoView({block:"nearest"});return}let[r,s]=[e.exercise,n.exercise];if(s===void 0)return;if(s.hands?.open===!0&&r?.hands?.open===!1||(s.hands?.answer??null)!==null&&r?.hands?.answer===null){t.querySelector(".exp-hands")?.scrollIntoView({block:"start"});return}let i=s.hints.open.length>(r?.hints.open.length??0),l=s.verdict!==null&&s.verdict.text!==r?.verdict?.text,u=s.solution!==void 0&&r?.solution===void 0?"[data-solution]":i?".exp-ladder [data-open]:last-of-type":l?".exp-note[data-verdict]":null;if(u===null)return;[...t.querySelectorAll(u)].at(-1)?.scrollIntoView({block:"nearest"})}var wl={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right",Home:"first",End:"last"};function zs(t,e){if(t.altKey)return null;let n=t.key.length===1?t.key.toLowerCase():t.key;if(t.ctrlKey||t.metaKey)return n==="z"?{type:"press",id:t.shiftKey?"redo":"undo"}:n==="y"&&!t.shiftKey?{type:"press",id:"redo"}:null;if(n==="?")return{type:"keys"};if(n==="i")return t.repeat?{type:"swallow"}:{type:"press",id:"hint"};if(n==="r")return t.repeat?{type:"swallow"}:{type:"reveal"};if(n==="Escape")return{type:"unchoose"};if(!e)return null;if(t.repeat&&(n==="Enter"||n===" "))return{type:"swallow"};let r=wl[n];return r!==void 0?t.shiftKey?null:{type:"move",direction:r}:n==="p"?{type:"pile"}:n==="s"||n==="h"||n==="d"||n==="c"?{type:"suit",suit:n}:null}function pe(t){return!t.ctrlKey&&!t.metaKey&&!t.altKey}function Ws(t){return t instanceof HTMLTextAreaElement||t instanceof HTMLElement&&t.localName==="select"||t instanceof HTMLInputElement&&!["radio","checkbox","button","submit"].includes(t.type)}function Ie(t){return a`<dialog class="exp-dialog ${t.look}" aria-labelledby=${t.id} @click=${Ml}>
    <div class="exp-dialog-head">
      <p class="exp-box-title" id=${t.id}>${t.title}</p>
      <button type="button" class="exp-button exp-button--plain" @click=${kl}>
        ${y("cross")}<span class="exp-hidden">${t.close}</span>
      </button>
    </div>
    ${t.content}
  </dialog>`}function kl(t){t.currentTarget.closest("dialog")?.close()}function Ml(t){t.target===t.currentTarget&&t.currentTarget.close()}var $={starting:"Getting the table ready…",lost:"Nothing answers here any more. Load the page again: what this browser could keep comes back.",lostCell:"Nothing answers here any more. Run the cell again: what this browser could keep comes back.",lostAction:"Load the page again",settings:"Settings",settingsClose:"Close settings",deck:"Deck colours",deckTwo:"Two",deckFour:"Four",text:"Text size",textNormal:"Normal",textLarge:"Large",textLargest:"Largest",textProjector:"Projector",theme:"Theme",themeSystem:"Like the system",themeLight:"Light",themeDark:"Dark",themeNotebook:"Light or dark follows the notebook.",playing:"While playing",hints:"Hints",motion:"Reduce motion",sound:"Sound",present:"In class",presentSwitch:"Present: large, and no answer shows before you say so",presentHelp:"Keys while you present, for a clicker too: press ? on the page.",presenterKeys:"Keys while you present",presenterKeysClose:"Close the keys",keyTurn:"next page, page before; also on a clicker",keyOutside:"the same, outside a board or a field",keyReveal:"show what an answer is worth, or cover it again",keyHands:"while hands are counted: one more for that answer; U takes it back",keyBlank:"blank screen; any key or click ends it",keyFull:"full screen",keyKeys:"show these keys",blank:"Blank screen. Any key or click brings the page back.",fullScreen:"Full screen",window:"Leave full screen",kept:"Kept in this browser.",notKept:"This window keeps nothing, as a private one does: your choices hold until you leave the page.",settingsLink:"A link can set them too. Add for example",rules:"In the rules:",pages:"Pages of this lesson",page:"Page",pageDone:"done",back:"Back",next:"Next",home:"To the front page",nextLesson:"Next lesson",saved:"Saved in this browser",notSaved:"This window keeps nothing once it is closed",pen:"Draw",penTools:"Drawing on the board",penUp:"The pen is up: ring the thing with the focus, or begin an arrow there.",penDown:"The pen is down.",penSolid:"Solid line",penDashed:"Dashed line",penDotted:"Dotted line",penLineDashed:"dashed",penLineDotted:"dotted",penClear:"Clear",penKeep:"Keep in the record",penKeepShort:"Keep",penKeptShort:"Kept",penKeptNow:"Kept in the record",penMarked:"Ring on {from}{line}.",penUnmarked:"Ring on {from} taken away.",penArrow:"Arrow from {from} to {to}{line}.",penNoArrow:"Arrow from {from} to {to} taken away.",penBegun:"An arrow begins at {from}. Go to its goal and press > again.",penStopped:"No arrow.",penCleared:"The drawing is cleared.",penNothing:"Nothing is drawn.",penKept:"The record has this drawing already.",penNowhere:"Go to a card or a place first: that is what gets the ring.",penAmber:"the Amber expedition",penViolet:"the Violet expedition",penSlate:"the Slate expedition",penDelete:"Del",penKeyPen:"take the pen and put it down",penKeyMark:"mark the thing with the focus",penKeyArrow:"begin an arrow there; at the goal, end it",penKeyWithin:"with the pen: from card to card within a column",penKeyLook:"with the pen: solid, dashed or dotted",penKeyClear:"clear the drawing"},qs={sJ:"the jack of spades",sQ:"the queen of spades",sK:"the king of spades",sA:"the ace of spades",s2:"the two of spades",s3:"the three of spades",s4:"the four of spades",s5:"the five of spades",s6:"the six of spades",s7:"the seven of spades",s8:"the eight of spades",s9:"the nine of spades",sT:"the ten of spades",hJ:"the jack of hearts",hQ:"the queen of hearts",hK:"the king of hearts",hA:"the ace of hearts",h2:"the two of hearts",h3:"the three of hearts",h4:"the four of hearts",h5:"the five of hearts",h6:"the six of hearts",h7:"the seven of hearts",h8:"the eight of hearts",h9:"the nine of hearts",hT:"the ten of hearts",dJ:"the jack of diamonds",dQ:"the queen of diamonds",dK:"the king of diamonds",dA:"the ace of diamonds",d2:"the two of diamonds",d3:"the three of diamonds",d4:"the four of diamonds",d5:"the five of diamonds",d6:"the six of diamonds",d7:"the seven of diamonds",d8:"the eight of diamonds",d9:"the nine of diamonds",dT:"the ten of diamonds",cJ:"the jack of clubs",cQ:"the queen of clubs",cK:"the king of clubs",cA:"the ace of clubs",c2:"the two of clubs",c3:"the three of clubs",c4:"the four of clubs",c5:"the five of clubs",c6:"the six of clubs",c7:"the seven of clubs",c8:"the eight of clubs",c9:"the nine of clubs",cT:"the ten of clubs"};var Y={pen:"/",mark:"*",arrow:">",clear:"Delete"};function Us({key:t,ctrlKey:e,metaKey:n,altKey:r,repeat:s},o){return e||n||r?null:t===Y.pen?s?null:{type:"pen"}:t===Y.mark?s?null:{type:"mark"}:t===Y.arrow?s?null:{type:"arrow"}:t===Y.clear||o&&t==="Backspace"?{type:"clear"}:o?t==="Enter"||t===" "?{type:"mark",presses:!0}:t==="+"||t==="="||t==="-"?{type:"within",on:t!=="-"}:t==="1"||t==="2"||t==="3"?{type:"look",look:Number(t)}:t==="Escape"?{type:"down"}:null:null}var Ll=[[Y.pen,$.penKeyPen],[Y.mark,$.penKeyMark],[Y.arrow,$.penKeyArrow],["+ −",$.penKeyWithin],["1 2 3",$.penKeyLook],[$.penDelete,$.penKeyClear]];function Gs({pen:t}){return t.isOffered?a`<p class="exp-box-title">${$.penTools}</p>
    <dl class="exp-keys">
      ${Ll.map(([e,n])=>a`<div><dt><kbd>${e}</kbd></dt><dd>${n}</dd></div>`)}
    </dl>`:p}var Tl=[["Page down, Page up",$.keyTurn],["→ ← Space",$.keyOutside],["R",$.keyReveal],["1 to 9, U",$.keyHands],["B or .",$.keyBlank],["F",$.keyFull],["?",$.keyKeys]];function Js(){return a`<dl class="exp-keys">
    ${Tl.map(([t,e])=>a`<div><dt><kbd>${t}</kbd></dt><dd>${e}</dd></div>`)}
  </dl>`}function mt(t,e){return a`<button
    type="button"
    class="exp-button exp-button--plain exp-keys-button"
    data-key="keys"
    aria-haspopup="dialog"
    aria-keyshortcuts="?"
    @click=${()=>e.openKeys()}
  >
    <span aria-hidden="true">?</span><span class="exp-hidden">${t.title}</span>
  </button>`}function Dt(t,e){return Ie({id:`${e.id}-keys`,title:t.title,close:t.close,look:"exp-key-list",content:a`<dl class="exp-keys">
      ${t.rows.map(([n,r])=>a`<div><dt><kbd>${n}</kbd></dt><dd>${r}</dd></div>`)}
    </dl>${Gs(e)}${Zt()?a`<p class="exp-box-title">${$.presenterKeys}</p>${Js()}`:p}`})}function _e(t){let e=t.querySelector("dialog.exp-key-list");e&&!e.open&&e.showModal()}function ar(t){let{exercise:e,summary:n,form:r}=t;return[...[t.table,e?.table].filter(o=>o!=null).flatMap(o=>[...o.buttons,...o.cover===null?[]:[o.cover.button],...El(o)]),...e===void 0?[]:[...e.buttons,...Rl(e),...e.watch?.steps??[],...e.hints.more===null?[]:[e.hints.more]],...n?.buttons??[],...t.calculator===void 0?[]:Al(t.calculator),...t.tally?.buttons??[],...t.chart?.buttons??[],...t.lab===void 0?[]:[...t.lab.presets,t.lab.fresh,...lr(t)],...t.writer===void 0?[]:[...t.writer.buttons,t.writer.todo.button],...t.review===void 0?[]:[...t.review.buttons,...t.review.sides.flatMap(o=>o.retries)],...Sl(t),...t.positionHead?.buttons??[],...t.setup===void 0?[]:[...t.setup.presets,...t.setup.buttons],...r===void 0||r.also===null?[]:[r.also]]}function Sl(t){let{routeEnd:e,explorer:n}=t,r=C(t);return[...r===null?[]:Cl(r),...e?.buttons??[],...n===void 0?[]:[n.start,...n.quiz?.buttons??[]]]}function Rl({hands:t}){return t===void 0?[]:[t.toggle,...t.buttons]}function Cl({buttons:t,tickets:e,tools:n,cover:r,swap:s}){let o=r===null?[]:[r.button];return[...t,...e?.buttons??[],...n,...o,...s===null?[]:[s.submit]]}function El({coach:t}){return(t?.rows??[]).flatMap(({why:e})=>e===null?[]:[e])}function lr({lab:t}){return t===void 0?[]:[...t.saves,...t.parts.flatMap(e=>e.picture??[])]}function Al({buttons:t,rounds:e,sides:n}){return[...t,...e.rounds.flatMap(r=>r.buttons),...n.flatMap(r=>r.typed.suits)]}function Ys(t,e){return ar(t).some(n=>n.id===e&&n.why===void 0)||(C(t)?.choices??[]).some(n=>n.id===e)||(t.exercise?.options??[]).some(n=>n.id===e)||t.exercise?.watch!==void 0&&e.startsWith("turn-")}function Qs(t,e){if(t.ctrlKey||t.metaKey||t.altKey||t.shiftKey)return null;let n=t.key.length===1?t.key.toLowerCase():t.key;return(S(e)?e.exercise?.watch?.steps??[]:[]).find(s=>s.key===n)??null}function Xs(t,e){t.addEventListener("keydown",n=>{pe(n)&&n.stopPropagation();let r=Ws(n.target),s=r||pr(n)?null:Qs(n,e.state());if(s!==null)return n.preventDefault(),e.press(s);if(!r&&!pr(n)&&e.own(n))return n.preventDefault();let o=zs(n,Ve(t)!==null);o===null||pr(n)||(n.stopPropagation(),!(r||o.type==="unchoose"&&e.chosen()===null)&&(n.preventDefault(),Hl(o,t,e)))});for(let n of["keypress","keyup"])t.addEventListener(n,r=>{pe(r)&&r.stopPropagation()})}function pr(t){return t.target.closest("dialog")!==null}function Hl(t,e,n){let r=H(n.state());switch(t.type){case"move":return Pl(t.direction,e,r,n.chosen());case"suit":return r===null?void 0:jl(t.suit,e,r,n.chosen());case"pile":return ot(e,"pile")?.focus();case"keys":return _e(e);case"reveal":return n.reveal();case"unchoose":return n.choose(null);case"press":return Ol(t.id,n);case"swallow":return}}function Pl(t,e,n,r){let s=Ve(e);if(s===null)return;let o=t==="up"&&n!==null&&r!==null&&s.dataset.card===r?Ls(n,r):null;(o===null?ms(e,s,t):ot(e,o))?.focus()}function jl(t,e,n,r){let s=n.step===2||r!==null,o=n.step===2?[`discard-${t}`]:[`own-${t}`,`discard-${t}`],i=je(e).filter(u=>s?o.includes(u.dataset.place??""):u.dataset.card?.startsWith(t));s&&n.step!==2&&i.sort((u,h)=>o.indexOf(u.dataset.place??"")-o.indexOf(h.dataset.place??""));let l=Ve(e),c=l===null?-1:i.indexOf(l);i[(c+1)%i.length]?.focus()}var Vl={undo:"Ctrl+Z",redo:"Ctrl+Y",hint:"I"};function Ol(t,e){let n=e.state(),r=S(n)?ar(n):[],s=t==="hint"?void 0:r.find(i=>i.id===t),o=r.find(i=>i.key===Vl[t])??s;o!==void 0&&e.press(o)}var z={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},_=t=>(...e)=>({_$litDirective$:t,values:e}),I=class{constructor(e){}get _$AU(){return this._$AM._$AU}_$AT(e,n,r){this._$Ct=e,this._$AM=n,this._$Ci=r}_$AS(e,n){return this.update(e,n)}update(e,n){return this.render(...n)}};function Fe(t){return`${t.id}-setting`}var cr=class extends I{render(e){return e}update(e,[n]){let r=e.element,{moved:s}=r.dataset;return s!==void 0&&s!==n?A:(delete r.dataset.moved,r.value!==n&&(r.value=n),A)}},St=_(cr);function ze(t,e){let n=`${e.id}-${t.name}`,r=to(t.help,t.fault,n);return a`<div class="exp-lab-number">
    <label class="exp-legend" for=${n}>${t.label}</label>
    <div class="exp-lab-line">
      <input
        class="exp-range"
        type="range"
        id=${n}
        form=${Fe(e)}
        data-key="range-${t.name}"
        min=${t.low}
        max=${t.high}
        step=${t.step}
        .value=${St(t.value)}
        aria-describedby=${r}
        @input=${Bl}
      />
      <input
        class="exp-text exp-num"
        type="number"
        inputmode="numeric"
        form=${Fe(e)}
        name=${t.name}
        data-key="field-${t.name}"
        aria-label=${t.numberLabel}
        min=${t.low}
        max=${t.high}
        step="any"
        .value=${St(t.value)}
        aria-invalid=${t.fault===null?p:"true"}
        aria-describedby=${r}
      />
    </div>
    ${eo(t.help,t.fault,n)}
  </div>`}function We(t,e){let n=`${e.id}-${t.name}`;return a`<div class="exp-lab-text">
    <label class="exp-legend" for=${n}>${t.label}</label>
    <input
      class="exp-text"
      type="text"
      autocomplete="off"
      spellcheck="false"
      id=${n}
      name=${t.name}
      data-key="field-${t.name}"
      .value=${t.value}
      aria-invalid=${t.fault===null?p:"true"}
      aria-describedby=${to(t.help,t.fault,n)}
    />
    ${eo(t.help,t.fault,n)}
  </div>`}function Bl(t){let e=t.target,n=e.parentElement?.querySelector('input[type="number"]');if(n){n.value=e.value;for(let r of[e,n])r.dataset.moved=e.value}}function qe(t){for(let e of t.querySelectorAll("[data-moved]"))delete e.dataset.moved}function to(t,e,n){let r=[t?`${n}-help`:"",e===null?"":`${n}-fault`].filter(Boolean);return r.length>0?r.join(" "):p}function eo(t,e,n){return a`${t?a`<p class="exp-help-line" id="${n}-help">${t}</p>`:p}
  ${e===null?p:ur(e,`${n}-fault`)}`}function ur(t,e){return a`<p class="exp-fault" id=${e}>${y("stop")}<span>${t}</span></p>`}function Nt(t){return`${location.origin}${location.pathname}${t}`}var no=2500,Zl=3e4,ro="expeditions-reconnected",Ue=class{constructor(e,n){this.model=e;this.changed=n;window.addEventListener(ro,this.sayAgain)}model;changed;due=null;waiting=[];timer;saved=null;lost=!1;greet(e,n){this.saved=e,this.await(n,null,Zl),this.model.send({type:"hello",query:location.search,saved:e,address:Nt("")})}send(e,n){if(this.due&&!this.lost){if(e.type==="hands")return this.gather(e);if(so(e,this.due.act)||so(e,this.waiting.at(-1)??null))return;this.waiting=[...this.waiting.filter(r=>r.type==="enter"||r.type==="hands"),e];return}this.await(n,e,no),this.model.send({...e,serial:n})}heard(e){if(!this.due||e.serial<=this.due.serial)return!1;let n=this.due.act!==null;clearTimeout(this.timer),this.due=null,this.lost=!1;let r=this.waiting;this.waiting=[];for(let s of r){let o=Nl(s,e);o&&this.send(o,e.serial)}return n}dispose(){clearTimeout(this.timer),window.removeEventListener(ro,this.sayAgain)}sayAgain=()=>{if(this.due===null)return this.model.send({type:"look"});let{serial:e,act:n}=this.due;if(n===null)return this.greet(this.saved,e);this.await(e,n,no),this.model.send({...n,serial:e,again:!0})};gather(e){let n=this.waiting.at(-1);n?.type==="hands"&&n.key===e.key?n.strokes.push(...e.strokes):this.waiting=[...this.waiting,{...e,strokes:[...e.strokes]}]}await(e,n,r){clearTimeout(this.timer),this.due={serial:e,act:n},this.timer=setTimeout(()=>{this.lost=!0,this.changed()},r)}};function so(t,e){return JSON.stringify(t)===JSON.stringify(e)}function Dl(t){let{form:e,calculator:n,exercise:r,lab:s,setup:o,writer:i}=t;return!!(e??n??s??o??i??r?.worksheet??r?.estimate?.commit??C(t)?.swap)}function Nl(t,e){switch(t.type){case"try":return Kl(t,e);case"enter":return(e.calculator??e.lab??e.setup)===void 0?null:t;case"present":return t;case"reveal":return e.reveal===void 0?null:t;case"press":return Ys(e,t.id)?t:null;case"hands":return e.exercise?.hands?.key===t.key?t:null;case"handsFile":return e.exercise?.hands===void 0?null:t;case"submit":return Dl(e)?t:null;case"annotate":return null;case"fill":return(e.exercise?.worksheet??e.tally??e.setup??e.positionHead??e.writer)===void 0?null:t}}function Kl(t,e){let n=H(e);return n===null?Ne(e)?t:null:t.code===null||n.hand.some(r=>r.code===t.code)?t:t.place!==null&&t.place in n.targets?{...t,code:null}:null}var Ge=class{element;timer;constructor(){this.element=document.createElement("p"),this.element.className="exp-hidden",this.element.setAttribute("role","status"),this.element.setAttribute("aria-live","polite")}say(e){clearTimeout(this.timer),this.element.textContent="",e&&(this.timer=setTimeout(()=>{this.element.textContent=e},60))}dispose(){clearTimeout(this.timer)}};var Rt=class extends I{constructor(e){if(super(e),this.it=p,e.type!==z.CHILD)throw Error(this.constructor.directiveName+"() can only be used in child bindings")}render(e){if(e===p||e==null)return this._t=void 0,this.it=e;if(e===A)return e;if(typeof e!="string")throw Error(this.constructor.directiveName+"() called with a non-string value");if(e===this.it)return this._t;this.it=e;let n=[e];return n.raw=n,this._t={_$litType$:this.constructor.resultType,strings:n,values:[]}}};Rt.directiveName="unsafeHTML",Rt.resultType=1;var Je=_(Rt);var ce=class extends Rt{};ce.directiveName="unsafeSVG",ce.resultType=2;var ht=_(ce);function U(t,e=0){let n=t.charAt(0),r="JQK".includes(t.charAt(1))?xs[n]?.[String(e)]??"":"";return Ye("exp-face","0 0 100 140",(gs[t]??"")+r,n)}function Kt(){return Ye("exp-back","0 0 100 140",$s)}function It(t){return Ye("exp-chip","0 0 66 36",ys[t]??"",t.charAt(0))}function oo(){return Ye("exp-camp-rose","0 0 100 100",ws)}function Ye(t,e,n,r){return a`<svg
    class=${t}
    viewBox=${e}
    data-suit=${r??p}
    aria-hidden="true"
    focusable="false"
  >${ht(n)}</svg>`}var ue=240,Qe="cubic-bezier(.2, .7, .2, 1)";function io(t){let e=new Map;for(let n of Xe(t))e.set(de(n),(Il(n)??n).getBoundingClientRect());return e}function ao(t,e,n){let r=new Set;for(let s of n){let o=_l(e,s),i=Fl(t,s);o!==void 0&&(i===null||r.has(i)?ql(t,s,o):zl(i,o,s),i!==null&&r.add(i))}for(let s of t.querySelectorAll("[data-card]")){let o=e.get(de(s));o!==void 0&&!r.has(s)&&Wl(s,o)}}function lo(t,e){let n=[e.place,e.code===null?null:`hand/${e.code}`],r=(s,o)=>({translate:`${s}px 0`,offset:o});for(let s of Xe(t).filter(o=>n.includes(de(o))))s.animate([r(0,0),r(-5,.25),r(4,.6),r(-2,.85),r(0,1)],{duration:320,easing:Qe})}function de(t){return t.dataset.at??t.dataset.backs??t.dataset.place??""}function Xe(t){return[...t.querySelectorAll("[data-at], [data-backs], [data-place]")]}function Il(t){return t.dataset.backs===void 0?null:t.lastElementChild}function _l(t,e){return t.get(`${e.from}/${e.code}`)??t.get(e.from)}function Fl(t,e){return e.to==="other-hand"?t.querySelector("[data-backs] > :last-child"):Xe(t).find(n=>de(n)===`${e.to}/${e.code}`)??null}function zl(t,e,n){let r=t.getBoundingClientRect();if(r.width===0)return;let s=N(t),o=`translate(${(e.left-r.left)/s}px, ${(e.top-r.top)/s}px) scale(${e.width/r.width})`,i=n.from==="pile"?0:1;t.animate([{transform:o,transformOrigin:"0 0",zIndex:5,opacity:i},{opacity:1,offset:.1},{transform:"none",transformOrigin:"0 0",zIndex:5}],{duration:ue,delay:n.stage*ue,easing:Qe,fill:"backwards"})}function Wl(t,e){let n=t.getBoundingClientRect(),r=N(t),s=(e.left-n.left)/r,o=(e.top-n.top)/r;Math.abs(s)<1||t.animate([{translate:`${s}px ${Math.abs(o)<60?0:o}px`},{translate:"0 0"}],{duration:ue,easing:Qe})}function ql(t,e,n){let r=Xe(t).find(h=>de(h)===e.to);if(r===void 0)return;let s=r.getBoundingClientRect(),o=t.getBoundingClientRect(),i=document.createElement("span");i.className="exp-card exp-lifted",i.setAttribute("aria-hidden","true");let l=N(t);i.style.width=`${Math.min(n.width/l,74)}px`,J(e.code===null?Kt():U(e.code),i),t.append(i);let c=h=>`translate(${(h.left-o.left)/l}px, ${(h.top-o.top)/l}px)`;i.animate([{transform:c(n)},{transform:c(s)}],{duration:ue,delay:e.stage*ue,easing:Qe,fill:"both"}).finished.then(()=>i.remove(),()=>i.remove())}var{I:Ul}=os,po=t=>t;var uo=t=>t.strings===void 0,co=()=>document.createComment(""),_t=(t,e,n)=>{let r=t._$AA.parentNode,s=e===void 0?t._$AB:e._$AA;if(n===void 0){let o=r.insertBefore(co(),s),i=r.insertBefore(co(),s);n=new Ul(o,i,t,t.options)}else{let o=n._$AB.nextSibling,i=n._$AM,l=i!==t;if(l){let c;n._$AQ?.(t),n._$AM=t,n._$AP!==void 0&&(c=t._$AU)!==i._$AU&&n._$AP(c)}if(o!==s||l){let c=n._$AA;for(;c!==o;){let u=po(c).nextSibling;po(r).insertBefore(c,s),c=u}}}return n},ft=(t,e,n=t)=>(t._$AI(e,n),t),Gl={},Ft=(t,e=Gl)=>t._$AH=e,mo=t=>t._$AH,tn=t=>{t._$AR(),t._$AA.remove()};var en=_(class extends I{constructor(){super(...arguments),this.key=p}render(t,e){return this.key=t,e}update(t,[e,n]){return e!==this.key&&(Ft(t),this.key=e),n}});var ho=(t,e,n)=>{let r=new Map;for(let s=e;s<=n;s++)r.set(t[s],s);return r},P=_(class extends I{constructor(t){if(super(t),t.type!==z.CHILD)throw Error("repeat() can only be used in text expressions")}dt(t,e,n){let r;n===void 0?n=e:e!==void 0&&(r=e);let s=[],o=[],i=0;for(let l of t)s[i]=r?r(l,i):i,o[i]=n(l,i),i++;return{values:o,keys:s}}render(t,e,n){return this.dt(t,e,n).values}update(t,[e,n,r]){let s=mo(t),{values:o,keys:i}=this.dt(e,n,r);if(!Array.isArray(s))return this.ut=i,o;let l=this.ut??=[],c=[],u,h,d=0,m=s.length-1,f=0,g=o.length-1;for(;d<=m&&f<=g;)if(s[d]===null)d++;else if(s[m]===null)m--;else if(l[d]===i[f])c[f]=ft(s[d],o[f]),d++,f++;else if(l[m]===i[g])c[g]=ft(s[m],o[g]),m--,g--;else if(l[d]===i[g])c[g]=ft(s[d],o[g]),_t(t,c[g+1],s[d]),d++,g--;else if(l[m]===i[f])c[f]=ft(s[m],o[f]),_t(t,s[d],s[m]),m--,f++;else if(u===void 0&&(u=ho(i,f,g),h=ho(l,d,m)),u.has(l[d]))if(u.has(l[m])){let b=h.get(i[f]),k=b!==void 0?s[b]:null;if(k===null){let L=_t(t,s[d]);ft(L,o[f]),c[f]=L}else c[f]=ft(k,o[f]),_t(t,s[d],k),s[b]=null;f++}else tn(s[m]),m--;else tn(s[d]),d++;for(;f<=g;){let b=_t(t,c[g+1]);ft(b,o[f]),c[f++]=b}for(;d<=m;){let b=s[d++];b!==null&&tn(b)}return this.ut=i,Ft(t,c),A}});function go(t,e,n){let r=`${n.id}-ask-${t.id}`,s=t.look?` exp-button--${t.look}`:"";return a`<button
      type="button"
      class="exp-button${s}"
      data-key="button-${t.id}"
      aria-haspopup="dialog"
      @click=${Jl}
    >
      ${y(t.icon)}<span>${t.label}</span>
    </button>
    <dialog class="exp-dialog" aria-labelledby=${r}>
      <p class="exp-box-title" id=${r}>${e.title}</p>
      <p class="exp-ask-words">${e.text}</p>
      <div class="exp-actions">
        <button type="button" class="exp-button" @click=${fo}>${e.no}</button>
        <button
          type="button"
          class="exp-button"
          @click=${o=>{fo(o),n.press(t)}}
        >
          ${e.yes}
        </button>
      </div>
    </dialog>`}function Jl(t){let e=t.currentTarget.nextElementSibling;e instanceof HTMLDialogElement&&e.showModal()}function fo(t){t.currentTarget.closest("dialog")?.close()}function Z(t,e){if(t.ask!==void 0)return go(t,t.ask,e);let n=t.look?` exp-button--${t.look}`:"";return a`<button type="button" class="exp-button${n}" data-key="button-${t.id}"
    aria-disabled=${t.why===void 0?p:"true"} aria-keyshortcuts=${t.key?Yl(t.key):p}
    @click=${()=>e.press(t)}>${y(t.icon)}<span>${t.label}</span></button>`}function w(t,e,n="exp-actions"){return t.length===0?p:a`<div class=${n}>${P(t,r=>r.id,r=>Z(r,e))}${it(t,e)}</div>`}function it(t,e){let n=e.note;return n===null||!t.some(r=>r.id===n.id)?p:a`<p class="exp-note exp-note--plain exp-why">${y("stop")}<span>${n.text}</span></p>`}function Yl(t){return t.replace("Ctrl","Control")}function nn(t){let e=t.currentTarget.closest(".exp-calculator")?.querySelector(".exp-print");if(!e)return;document.querySelector(".exp-print-frame")?.remove();let n=document.createElement("iframe");n.className="exp-print-frame",n.title=document.title,n.tabIndex=-1,n.setAttribute("aria-hidden","true"),n.srcdoc=`<!doctype html><html lang="en"><head><style>${Xl()}</style></head>
    <body><div class="exp">${e.outerHTML}</div></body></html>`,n.addEventListener("load",()=>Ql(n)),document.body.append(n)}function Ql(t){let e=t.contentWindow;e===null||t.contentDocument===null||(t.contentDocument.title=document.title,e.addEventListener("afterprint",()=>t.remove()),e.focus(),e.print())}function Xl(){return[...document.styleSheets].map(tp).filter(t=>t.includes(".exp-print")).join(`
`)}function tp(t){try{return[...t.cssRules].map(e=>e.cssText).join(`
`)}catch{return""}}function Ct({title:t,href:e,note:n}){let r=gt(e);return r===null?a`<span class="exp-reason-rule">${t}</span>`:r.pathname===location.pathname?a`<a class="exp-reason-rule" data-key="rule ${e}" href=${r.hash}>${t}</a>`:a`<a class="exp-reason-rule" data-key="rule ${e}" href=${r.href} target="_blank" rel="noopener"
    >${t}<span class="exp-hidden"> ${n}</span></a>`}function zt(t){return t.length===0?p:a`<p class="exp-rules"><span>${$.rules}</span>${t.map(Ct)}</p>`}function dr(){return document.body.dataset.voila!==void 0}function gt(t){let{voila:e,baseUrl:n}=document.body.dataset;return e===void 0||n===void 0?null:new URL(`${n}render/${t}`,location.href)}function $o(t){return t?xo(()=>sessionStorage,t.key)??xo(()=>localStorage,t.key):null}function rn(t){t&&(yo(()=>sessionStorage,t),yo(()=>localStorage,t))}function xo(t,e){try{let n=t().getItem(e);return n===null||new Blob([JSON.stringify(n)]).size>9e5?null:n}catch{return null}}function yo(t,e){try{t().setItem(e.key,e.text)}catch{}}function bo(t,e){let n=gt(t.href),r=()=>rn({key:t.key,text:t.text});return n===null?ep(t,r,e):a`<a
    class="exp-button exp-link-button"
    data-key="handover"
    href=${n.href}
    target="_blank"
    rel="noopener"
    @click=${r}
    >${y("chart")}<span>${t.label}<span class="exp-hidden"> ${t.note}</span></span></a
  >`}function ep(t,e,n){let r={id:"handover",label:t.label,why:t.elsewhere};return a`<div class="exp-actions">
    <button type="button" class="exp-button" data-key="handover" @click=${()=>{e(),n.press(r)}}>
      ${y("chart")}<span>${t.label}</span>
    </button>
    ${it([r],n)}
  </div>`}var np={play:[{shape:"triangle",pitch:[520,340],at:0,length:.09,volume:.16}],refusal:[{shape:"sine",pitch:[196,185],at:0,length:.1,volume:.2},{shape:"sine",pitch:[165,156],at:.12,length:.14,volume:.2}],right:[{shape:"triangle",pitch:[587,587],at:0,length:.12,volume:.12},{shape:"triangle",pitch:[880,880],at:.11,length:.24,volume:.12}]},rp=Symbol.for("expeditions.sound"),sp=globalThis;function sn(t){if(Tt("sound")!=="on"||!navigator.userActivation?.hasBeenActive)return;let e=sp[rp]??=new AudioContext;e.resume();for(let n of np[t])op(e,n)}function op(t,e){let n=t.currentTime+e.at,r=n+e.length,s=new OscillatorNode(t,{type:e.shape,frequency:e.pitch[0]});s.frequency.linearRampToValueAtTime(e.pitch[1],r);let o=new GainNode(t,{gain:0});o.gain.setValueAtTime(0,n),o.gain.linearRampToValueAtTime(e.volume,n+.01),o.gain.exponentialRampToValueAtTime(.001,r),s.connect(o).connect(t.destination),s.start(n),s.stop(r)}var ip=["s","h","d","c"];function M(){return dt()?p:ap()}function ap(){return a`<button
    type="button"
    class="exp-button exp-button--plain exp-settings-button"
    data-key="settings"
    aria-haspopup="dialog"
    @click=${lp}
  >
    ${y("gear")}<span class="exp-hidden">${$.settings}</span>
  </button>`}function lp(){if(document.querySelector("dialog.exp-settings")!==null)return;let t=document.createElement("div");t.className="exp exp-settings-frame",document.body.append(t);let e=()=>{J(pp(e),t)};e();let n=t.querySelector("dialog");addEventListener("storage",e),n.addEventListener("close",()=>{removeEventListener("storage",e),t.remove()}),t.addEventListener("keydown",r=>{pe(r)&&r.stopPropagation()}),n.showModal()}function pp(t){let e=n=>{dp(n.target),t()};return Ie({id:"exp-settings-title",title:$.settings,close:$.settingsClose,look:"exp-settings",content:a`<div @change=${e}>
      ${me($.deck,[at("deck","two",$.deckTwo),at("deck","four",$.deckFour)])}
      ${me($.text,[at("text","normal",$.textNormal),at("text","large",$.textLarge),at("text","largest",$.textLargest),at("text","projector",$.textProjector)])}
      ${dt()?cp():a`<p class="exp-help-line exp-settings-theme">${$.themeNotebook}</p>`}
      ${me($.playing,[on("hints","on",$.hints),on("motion","off",$.motion),on("sound","on",$.sound)])}
      ${me($.present,[on("present","1",$.presentSwitch)])}
      ${dt()?a`<p class="exp-help-line">${$.presentHelp}</p>`:p}
      <p class="exp-help-line">${Hs()?$.kept:$.notKept}</p>
      <p class="exp-help-line">${$.settingsLink} <code>?deck=four&amp;text=projector</code></p>
    </div>`})}function cp(){return me($.theme,[at("theme","system",$.themeSystem),at("theme","light",$.themeLight),at("theme","dark",$.themeDark)])}function me(t,e){return a`<fieldset class="exp-field">
    <legend class="exp-legend">${t}</legend>
    <div class="exp-choice-row">${e}</div>
  </fieldset>`}function at(t,e,n){return a`<label class="exp-choice">
    <input type="radio" name="exp-${t}" data-setting=${t} value=${e} .checked=${Tt(t)===e} />
    <span>${n}</span>${t==="deck"?up(e):p}
  </label>`}function on(t,e,n){return a`<label class="exp-choice">
    <input type="checkbox" data-setting=${t} value=${e} .checked=${Tt(t)===e} />
    <span>${n}</span>
  </label>`}function up(t){return a`<span class="exp-deck-sample" data-sample=${t}>${ip.map(V)}</span>`}function dp(t){let e=t.dataset.setting,n=Lt[e].find(r=>r!==t.value);As(e,t.type==="radio"||t.checked?t.value:n),e==="sound"&&sn("play")}function wo(t,e){return t.scores===null&&t.log===null&&t.buttons.length===0?p:a`<div class="exp-side">
    ${t.scores===null?p:a`<div class="exp-box">${Et(t.scores)}</div>`}
    ${w(t.buttons.filter(n=>n.look!=="main"),e,"exp-help")}
    ${t.log===null||t.log.lines.length===0?p:mp(t.log,fp(t),e)}
  </div>`}function Et(t){let[e="",...n]=t.head;return a`<table class="exp-scores exp-num">
    <caption class="exp-box-title">${t.title}</caption>
    <thead>
      <tr>
        <th scope="col"><span class="exp-hidden">${e}</span></th>
        ${n.map(r=>a`<th scope="col">${r}</th>`)}
      </tr>
    </thead>
    <tbody>${t.rows.map(r=>vo(r))}</tbody>
    ${t.foot.length===0?p:a`<tfoot>${vo(t.foot)}</tfoot>`}
  </table>`}function vo([t="",...e]){return a`<tr>
    <th scope="row">${t}</th>
    ${e.map(n=>a`<td>${n}</td>`)}
  </tr>`}function mp(t,e,n){let r=`${n.id}-log`;return a`<div class="exp-box exp-box--log">
    <p class="exp-box-title" id=${r}>${t.title}</p>
    <ol class="exp-log" aria-labelledby=${r} tabindex="0">${t.lines.map(s=>hp(s,e))}</ol>
  </div>`}function hp(t,e){return a`<li data-who=${t.who}><span>${gp(t.text,e)}</span></li>`}function fp(t){return new Map([...t.river,...t.own.lanes].map(({name:e,suit:n})=>[e.toLowerCase(),n]))}function gp(t,e){return e.size===0?[t]:t.split(new RegExp(`\\b(${[...e.keys()].join("|")})\\b`)).map(r=>{let s=e.get(r);return s===void 0?r:a`<span class="exp-suited">${r} ${V(s)}</span>`})}function ko(t,e){return a`<div class="exp-panel exp-summary">
    <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${M()}</div>
    ${t.intro?a`<p class="exp-intro">${t.intro}</p>`:p}
    <div class="exp-sheets">${t.sheets.map(mr)}</div>
    ${zt(t.rules)}
    ${t.scores===null?p:xp(t,t.scores,e)}
  </div>`}function xp(t,e,n){return a`<div class="exp-summary-foot">
    <div class="exp-box">${Et(e)}</div>
    <div class="exp-summary-ways">
      ${w(t.buttons,n)}
      ${t.handover===void 0?p:bo(t.handover,n)}
    </div>
  </div>`}function mr(t){let[e="",...n]=t.head;return a`<table class="exp-score-sheet exp-num" role="table">
    <caption class="exp-box-title">${t.name}</caption>
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader"><span class="exp-hidden">${e}</span></th>
        ${n.map(r=>a`<th scope="col" role="columnheader">${r}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">${t.rows.map(r=>yp(r,n.length))}</tbody>
    <tfoot role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader" colspan=${n.length}>${t.total.label}</th>
        <td role="cell">${t.total.value}</td>
      </tr>
    </tfoot>
  </table>`}function yp(t,e){return a`<tr role="row">
    <th scope="row" role="rowheader">
      <span class="exp-lane-name">${V(t.suit)}${t.name}</span>
      <span class="exp-chips">${t.cards.map(It)}</span>
    </th>
    ${t.steps.length===0?a`<td role="cell" class="exp-unstarted" colspan=${e}>${t.note}</td>`:t.steps.map(n=>a`<td role="cell">${n}</td>`)}
  </tr>`}function Mo(t,e){return a`<div class="exp-panel exp-rounds">
    ${To(t,n=>w(n.buttons,e))}
    <div class="exp-actions">
      <button type="button" class="exp-button" data-key="button-${t.print.id}" @click=${nn}>
        <span>${t.print.label}</span>
      </button>
    </div>
  </div>`}function Lo(t){return a`<div class="exp-print" aria-hidden="true">
    ${To(t,()=>p)} ${t.result?a`<p class="exp-print-result">${t.result}</p>`:p}
    ${t.rounds.filter(e=>e.sheets.length>0).map($p)}
  </div>`}function $p(t){return a`<div class="exp-print-round">
    <p class="exp-box-title">${t.name}</p>
    <p class="exp-quiet">${t.note}</p>
    <div class="exp-sheets">${t.sheets.map(mr)}</div>
  </div>`}function To(t,e){let[n="",...r]=t.head,[s="",...o]=t.foot;return a`<table class="exp-rounds-table exp-num" role="table">
    <caption class="exp-box-title">${t.title}</caption>
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader"><span class="exp-hidden">${n}</span></th>
        ${r.map(i=>a`<th scope="col" role="columnheader">${i}</th>`)}
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
          ${i.points.map(bp)}
        </tr>`)}
    </tbody>
    <tfoot role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader">${s}</th>
        ${o.map(i=>a`<td role="cell">${i}</td>`)}
      </tr>
    </tfoot>
  </table>`}function bp(t){return a`<td role="cell">
    <span class="exp-points"
      >${t.won?a`${y("check")}<span class="exp-hidden">${t.won}</span>`:p}<b>${t.points}</b></span
    >
    <small>${t.running}</small>
  </td>`}var an=_(class extends I{constructor(t){if(super(t),t.type!==z.PROPERTY&&t.type!==z.ATTRIBUTE&&t.type!==z.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!uo(t))throw Error("`live` bindings can only contain a single expression")}render(t){return t}update(t,[e]){if(e===A||e===p)return e;let n=t.element,r=t.name;if(t.type===z.PROPERTY){if(e===n[r])return A}else if(t.type===z.BOOLEAN_ATTRIBUTE){if(!!e===n.hasAttribute(r))return A}else if(t.type===z.ATTRIBUTE&&n.getAttribute(r)===e+"")return A;return Ft(t),e}});function So(t,e){let n=[t.submit,...t.also===null?[]:[t.also]];return a`<form class="exp-panel exp-form" novalidate @submit=${s=>vp(s,t,e)}>
    <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${M()}</div>
    ${t.intro?a`<p class="exp-intro">${t.intro}</p>`:p}
    ${t.fields.map(s=>K(s,e))}
    ${t.folded.fields.length===0?p:kp(t.folded,e)}
    <div class="exp-actions">
      ${wp(t,e)} ${t.also===null?p:Z(t.also,e)}
      ${it(n,e)}
    </div>
  </form>`}function vp(t,e,n){if(t.preventDefault(),e.submit.why!==void 0)return n.press(e.submit);let r=new FormData(t.currentTarget),s=[...e.fields,...e.folded.fields].map(({name:o})=>o);n.submit(Object.fromEntries(s.map(o=>[o,r.getAll(o).join(",")])))}function wp(t,e){let{submit:n}=t;return n.why!==void 0?Z(n,e):a`<button type="submit" class="exp-button exp-button--main" data-key="button-${n.id}">
    ${y(n.icon)}<span>${n.label}</span>
  </button>`}function kp(t,e){return a`<details class="exp-fold" ?open=${t.fields.some(n=>n.fault!==void 0)?an(!0):A}>
    <summary data-key="fold">${y("next")}<span>${t.label}</span></summary>
    <div class="exp-fold-fields">${t.fields.map(n=>K(n,e))}</div>
  </details>`}function K(t,e){let n=`${e.id}-${t.name}`;return t.kind==="area"?Lp(t,n):t.kind==="text"?Mp(t,n):Tp(t,n)}function Mp(t,e){return a`<div class="exp-field">
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
      aria-invalid=${t.fault===void 0?p:"true"}
      aria-describedby=${hr(t,e)}
    />
    ${fr(t,e)}
  </div>`}function Lp(t,e){return a`<div class="exp-field">
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
      aria-invalid=${t.fault===void 0?p:"true"}
      aria-describedby=${hr(t,e)}
    ></textarea>
    ${fr(t,e)}
  </div>`}function Tp(t,e){return a`<fieldset class="exp-field" aria-describedby=${hr(t,e)}>
    <legend class="exp-legend">${t.legend}</legend>
    <div class="exp-choice-row">${t.options.map(n=>Sp(t,n))}</div>
    ${fr(t,e)}
  </fieldset>`}function Sp(t,e){let n=t.kind==="radio";return a`<label class="exp-choice">
    <input
      type=${n?"radio":"checkbox"}
      name=${t.name}
      value=${e.value}
      data-key="field-${t.name}-${e.value}"
      .checked=${e.checked}
      aria-invalid=${t.fault===void 0||n?p:"true"}
    />
    <span class="exp-choice-words">
      <span>${e.label}</span>${e.help?a`<small>${e.help}</small>`:p}
    </span>
  </label>`}function hr(t,e){let n=[t.help?`${e}-help`:"",t.fault===void 0?"":`${e}-fault`].filter(Boolean);return n.length>0?n.join(" "):p}function fr(t,e){let n=a`<p class="exp-fault" id="${e}-fault" data-fault=${t.name}>
    ${y("stop")}<span>${t.fault}</span>
  </p>`;return a`${t.help?a`<p class="exp-help-line" id="${e}-help">${t.help}</p>`:p}
  ${zt(t.rules??[])} ${t.fault===void 0?p:n}`}function Ro(t,e){return a`<div class="exp-calculator">
    <div class="exp-panel exp-calculator-round">
      <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${M()}</div>
      <p class="exp-intro">${t.intro}</p>
      ${Rp(t,e)}
      ${t.sides.length===0?p:a`<div class="exp-calculator-sides">${t.sides.map(n=>Cp(n,e))}</div>`}
      ${w(t.buttons,e)}
    </div>
    ${Mo(t.rounds,e)} ${Lo(t.rounds)}
  </div>`}function Rp(t,e){let{fields:n,label:r}=t.settings;return a`<details class="exp-fold">
    <summary data-key="fold">${y("next")}<span>${r}</span></summary>
    <form
      class="exp-fold-fields"
      novalidate
      @submit=${s=>Eo(s,n.map(({name:o})=>o),e)}
    >
      ${n.map(s=>K(s,e))}
      <div class="exp-actions">${Co(t.agree)}</div>
    </form>
  </details>`}function Cp(t,e){let n=`${e.id}-side-${t.seat}`;return a`<div class="exp-calculator-side" role="group" aria-label=${t.label}>
    <div class="exp-calculator-name">
      <p class="exp-box-title" id=${n}>${t.name}</p>
      <p class="exp-num"><span class="exp-quiet">${t.total.text}</span> <b data-total>${t.total.value}</b></p>
    </div>
    ${t.expeditions.map(r=>Ep(r,t.seat,e))}
    ${he(t.typed,t.seat,e)}
  </div>`}function Ep(t,e,n){let r=t.picks.map(o=>gr(o,e)),s=r.includes(n.stop)?n.stop:r[0];return a`<div class="exp-reckoning" role="group" aria-label=${t.label} data-suit=${t.suit}>
    <p class="exp-reckoning-head">
      <span class="exp-lane-name">${V(t.suit)}${t.name}</span>
      ${t.total===null?p:a`<b class="exp-num">${t.total}</b>`}
    </p>
    <div class="exp-picks" data-row="picks">
      ${t.picks.map(o=>Ap(o,e,gr(o,e)===s,n))}
    </div>
    ${t.note===null?p:a`<p class="exp-note exp-note--refused exp-why">${y("stop")}<span>${t.note}</span></p>`}
    <p class="exp-steps exp-num">${t.steps.map(o=>a`<span>${o}</span> `)}</p>
  </div>`}function gr(t,e){return`card-${e}-${t.code}`}function Ap(t,e,n,r){return a`<button
    type="button"
    class="exp-pick"
    data-key=${gr(t,e)}
    data-lies=${t.lies}
    tabindex=${n?0:-1}
    aria-label=${t.label}
    aria-pressed=${String(t.lies==="here")}
    aria-disabled=${t.lies==="there"?"true":p}
    @click=${()=>r.enter(t.code,e)}
  >
    ${t.text}${t.lies==="no"?p:y(t.lies==="here"?"check":"stop")}
  </button>`}function he(t,e,n){let r=`typed-${e}`,s=`${n.id}-${r}`,o=t.faults.length>0,i=a`<input
    class="exp-text"
    type="text"
    autocomplete="off"
    autocapitalize="off"
    spellcheck="false"
    id=${s}
    name=${r}
    data-key="field-${r}"
    .value=${t.text}
    aria-invalid=${o?"true":p}
    aria-describedby="${s}-help${o?` ${s}-faults`:""}"
  />`;return a`<form class="exp-typed" novalidate @submit=${l=>Eo(l,[r],n)}>
    <label class="exp-legend" for=${s}>${t.legend}</label>
    <div class="exp-typed-line">${en(t.number,i)}${Co(t.submit)}</div>
    <p class="exp-help-line" id="${s}-help">${t.help}</p>
    ${o?a`<ul class="exp-fault exp-typed-faults" id="${s}-faults">
            ${t.faults.map(l=>a`<li>${y("stop")}<span>${l}</span></li>`)}
          </ul>`:p}
    ${w(t.suits,n)}
  </form>`}function Co(t){return a`<button type="submit" class="exp-button" data-key="button-${t.id}"><span>${t.label}</span></button>`}function Eo(t,e,n){t.preventDefault();let r=new FormData(t.currentTarget);n.submit(Object.fromEntries(e.map(s=>[s,r.getAll(s).join(",")])))}function W(t,e){let n=`${e.id}-progress`;return a`<div class="exp-progress">
    <label for=${n}>${t.label}</label>
    <progress id=${n} max="1" .value=${t.share}></progress>
  </div>`}var Hp=12;function Po(t,e){return a`<div class="exp-chart-frame">
    <div class="exp-panel exp-chart">
      <div>
        <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${M()}</div>
        <p class="exp-intro">${t.intro}</p>
      </div>
      ${t.drawn===null?Pp(t,e):xr(t.drawn)}
    </div>
  </div>`}function Pp(t,e){return a`<div class="exp-chart-cover">
    ${y("chart")}
    <p>${t.cover}</p>
    ${t.progress===null?p:W(t.progress,e)} ${w(t.buttons,e)}
  </div>`}function xr(t){let[e="",n=""]=t.drawings;return a`<ul class="exp-chart-points">${t.points.map(r=>a`<li>${r}</li>`)}</ul>
    ${Ho(e,"wide")} ${Ho(n,"narrow")}
    ${t.rows.length>Hp?a`<details class="exp-fold"><summary data-key="values">${y("next")}<span>${t.caption}</span></summary>${Ao(t,!0)}</details>`:Ao(t,!1)}`}function Ao(t,e){return a`<table class="exp-values exp-num">
    <caption class=${e?"exp-hidden":p}>${t.caption}</caption>
    <thead><tr>${t.head.map(n=>a`<th scope="col">${n}</th>`)}</tr></thead>
    <tbody>
      ${t.rows.map(([n,...r])=>a`<tr><th scope="row">${n}</th>${r.map(s=>a`<td>${s}</td>`)}</tr>`)}
    </tbody>
  </table>`}function Ho(t,e){return t===""?p:a`<div class="exp-chart-drawing" data-for=${e}>${Je(t)}</div>`}var jo="important",jp=" !"+jo,At=_(class extends I{constructor(t){if(super(t),t.type!==z.ATTRIBUTE||t.name!=="style"||t.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(t){return Object.keys(t).reduce((e,n)=>{let r=t[n];return r==null?e:e+`${n=n.includes("-")?n:n.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${r};`},"")}update(t,[e]){let{style:n}=t.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(e)),this.render(e);for(let r of this.ft)e[r]==null&&(this.ft.delete(r),r.includes("-")?n.removeProperty(r):n[r]=null);for(let r in e){let s=e[r];if(s!=null){this.ft.add(r);let o=typeof s=="string"&&s.endsWith(jp);r.includes("-")||o?n.setProperty(r,o?s.slice(0,-11):s,o?jo:""):n[r]=s}}return A}});function Bo(t,e){return a`<div class="exp-estimate">
    ${t.commit===null?p:Vp(t,t.commit,e)}
    ${t.line===null?p:Zp(t,t.line,e)}
  </div>`}function Vp(t,e,n){let r=`${n.id}-guess`,s=`${r}-about${t.fault===null?"":` ${r}-fault`}`;return a`<form class="exp-field exp-guess" novalidate @submit=${i=>{i.preventDefault(),n.submit({guess:yr(i.currentTarget,"number").value})}} @input=${i=>Bp(i,t)}>
    <div class="exp-guess-head">
      <label class="exp-legend" for=${r}>${t.label}</label>
      <output class="exp-num" for=${r} .value=${$r(t.value,t)}></output>
    </div>
    <input
      class="exp-range"
      type="range"
      id=${r}
      data-key="field-range"
      min=${t.low}
      max=${t.high}
      step=${t.step}
      .value=${String(t.value)}
      aria-valuetext=${$r(t.value,t)}
      aria-describedby=${s}
    />
    <div class="exp-guess-ends exp-num" aria-hidden="true">
      <span>${pn(t.low)}</span><span>${pn(t.high)}</span>
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
          aria-invalid=${t.fault===null?p:"true"}
          aria-describedby=${s}
        />
      </label>
      <button type="submit" class="exp-button exp-button--main" data-key="button-${e.id}">
        <span>${e.label}</span>
      </button>
    </div>
    ${t.fault===null?p:Op(t.fault,r)}
    <p class="exp-help-line" id="${r}-about">${t.about}</p>
  </form>`}function Op(t,e){return a`<p class="exp-fault" id="${e}-fault" data-fault="guess">${y("stop")}<span>${t}</span></p>`}function Bp(t,e){let n=t.currentTarget,r=t.target,s=yr(n,"range");r.type==="range"?yr(n,"number").value=r.value:r.value!==""&&(s.value=r.value);let o=$r(r.value===""?s.value:r.value,e);n.querySelector("output").value=o,s.setAttribute("aria-valuetext",o)}function yr(t,e){return t.querySelector(`input[type="${e}"]`)}function Zp(t,e,n){return a`<p class="exp-legend">${t.label}</p>
    ${Dp(e)} ${t.progress===null?p:W(t.progress,n)}
    ${t.result?a`<p class="exp-estimate-result" data-result>${t.result}</p>`:p}
    <p class="exp-help-line">${t.about}</p>`}function Dp(t){return a`<div class="exp-line exp-num" role="img" aria-label=${t.text}>
    <div class="exp-line-track">
      ${t.truth===null?p:Np(t.truth)}
      ${t.ticks.map(e=>a`<span class="exp-line-tick" style=${ln(e)}></span>`)}
      ${Oo(t.guess,"guess")} ${t.truth===null?p:Oo(t.truth.mark,"truth")}
    </div>
    <div class="exp-line-numbers">${t.ticks.map(e=>a`<span style=${ln(e)}>${e.label}</span>`)}</div>
  </div>`}function Np(t){return a`${Vo(t.accepted,"accepted")}${Vo(t.likely,"likely")}`}function Vo([t=0,e=0],n){let r=At({left:`${100*t}%`,width:`${100*(e-t)}%`});return a`<span class="exp-line-span" data-span=${n} style=${r}></span>`}function Oo(t,e){return a`<span class="exp-line-mark" data-mark=${e} style=${ln(t)}><i></i></span>
    <span class="exp-line-label" data-label=${e} style=${ln(t)}>${t.label}</span>`}function ln(t){return At({"--at":String(t.at)})}function $r(t,e){return e.unit?`${pn(t)} ${e.unit}`:pn(t)}function pn(t){return String(t).replace("-","−")}function Zo(t,e){let n=`${e.id}-hands`;return a`<div class="exp-hands" role="group" aria-label=${t.toggle.label} ?data-counting=${t.open}>
    <div class="exp-hands-head">
      <button
        type="button"
        class="exp-button"
        data-key="button-${t.toggle.id}"
        aria-expanded=${String(t.open)}
        @click=${()=>e.press(t.toggle)}
      >
        ${y(t.toggle.icon)}<span>${t.toggle.label}</span>
      </button>
      ${t.said||t.counted?a`<p class="exp-num" data-said>${t.said||t.counted}</p>`:p}
    </div>
    ${t.open?Kp(t,n,e):p}
  </div>`}function Kp(t,e,n){let r=t.answer?.truth??null;return a`<p class="exp-help-line" id="${e}-help">${t.help}</p>
    ${t.answer===null?p:Ip(t.answer)}
    <ul class="exp-hands-rows" aria-label=${t.asked} aria-describedby="${e}-help" ?data-scale=${r!==null}>
      ${P(t.rows,s=>s.id,s=>_p(s,t.answer?.marks.find(o=>o.id===s.id)??null,e,n))}
      ${r===null?p:zp(r,t.rows.length)}
    </ul>
    ${t.progress===null?p:W(t.progress,{...n,id:e})}
    <div class="exp-actions">
      ${P(t.buttons,s=>s.id,s=>Z(s,n))}
      <button type="button" class="exp-button" data-key="button-${t.save.id}" @click=${()=>n.hands.save()}>
        <span>${t.save.label}</span>
      </button>
      ${it(t.buttons,n)}
    </div>
    ${t.saved?a`<p class="exp-note exp-note--plain exp-why">${y(t.file===null?"stop":"check")}<span>${t.saved}</span></p>`:p}`}function Ip({told:t}){return a`<div class="exp-hands-told" data-told>${t.map(e=>a`<p>${e}</p>`)}</div>`}function _p(t,e,n,r){let{hands:s}=r,o=`${n}-fault-${t.id}`;return a`<li class="exp-hands-row" data-mark=${e?.kind??p} style=${At({"--row":t.id})}>
    <span class="exp-hands-text">
      ${t.key?a`<kbd class="exp-key">${t.key}</kbd>`:p}
      <span>${t.text}${e===null?p:Fp(e)}</span>
    </span>
    <span class="exp-hands-bar exp-num">
      <i style=${At({width:`${100*t.bar}%`})}></i><span><b>${t.count}</b>${t.share}</span>
    </span>
    <span class="exp-hands-set">
      <button type="button" class="exp-button" data-key="hands-less-${t.id}" aria-label=${t.less} @click=${()=>s.add(t.id,"-")}>−</button>
      <input
        class="exp-text exp-num"
        inputmode="numeric"
        autocomplete="off"
        data-key="hands-field-${t.id}"
        aria-label=${t.field}
        aria-invalid=${t.fault===null?p:"true"}
        aria-describedby=${t.fault===null?p:o}
        .value=${t.value}
        @focus=${i=>i.currentTarget.select()}
        @change=${i=>s.put(t.id,i.currentTarget.value)}
      />
      <button type="button" class="exp-button" data-key="hands-more-${t.id}" aria-label=${t.more} aria-keyshortcuts=${t.key||p} @click=${()=>s.add(t.id,"+")}>+</button>
    </span>
    ${t.fault===null?p:a`<p class="exp-fault" id=${o} data-fault="hands-${t.id}">${y("stop")}<span>${t.fault}</span></p>`}
  </li>`}function Fp(t){return a` <strong class="exp-hands-mark">${y(t.kind==="right"?"check":"flag")}${t.text}</strong>`}function zp(t,e){let n={"--rows":String(e),"--at":String(t.at),"--low":String(t.low),"--high":String(t.high)};return a`<li class="exp-hands-truth" aria-hidden="true" style=${At(n)}><i></i></li>`}function No(t,e){let{open:n,more:r}=t;if(n.length===0&&r===null)return p;let s=`${e.id}-hints`;return a`<div class="exp-hints">
    <p class="exp-box-title" id=${s}>${t.title}</p>
    <ol class="exp-ladder" aria-labelledby=${s}>
      ${n.map((o,i)=>a`<li data-open data-key="hint-${i+1}" tabindex="-1">${Do(i+1)}<p>${o}</p></li>`)}
      ${r===null?p:a`<li>${Do(n.length+1)}${Wp(r,e)}</li>`}
    </ol>
  </div>`}function Do(t){return a`<span class="exp-rung" aria-hidden="true">${t}</span>`}function Wp(t,e){return a`<button type="button" class="exp-button" data-key="more" @click=${()=>e.press(t)}>
    ${y(t.icon)}<span>${t.label}</span>
  </button>`}var qp={right:"check",wrong:"cross"};function cn(t,e,n){return a`<ul class="exp-options" aria-label=${e}>
    ${P(t,r=>r.id,r=>Up(r,n))}
  </ul>`}function Up(t,e){let n=`${e.id}-reason-${t.id}`;return a`<li>
    <button
      type="button"
      class="exp-option"
      data-key="option-${t.id}"
      data-verdict=${t.verdict??p}
      aria-pressed=${String(t.chosen)}
      aria-describedby=${t.reason===null?p:n}
      @click=${()=>e.option(t.id)}
    >
      <span class="exp-option-mark">${t.verdict===null?p:y(qp[t.verdict])}</span>
      ${t.card===void 0?p:a`<span class="exp-card">${U(t.card)}</span>`}
      <span>${t.text}${t.said?a`<span class="exp-hidden">, ${t.said}</span>`:p}</span>
    </button>
    ${t.reason===null?p:a`<p class="exp-option-reason" id=${n}>${t.reason}</p>`}
  </li>`}var Ko=[1,2,3],Gp=/^([\w-]+)(?:~([\w-]+))?(?::([23]))?$/;function Io(t){let e=Gp.exec(t);return e===null?null:{from:e[1],to:e[2]??null,look:Number(e[3]??1)}}function Wt({from:t,to:e,look:n}){return`${t}${e===null?"":`~${e}`}${n===1?"":`:${n}`}`}function _o(t,e){let n=t.find(({from:o,to:i})=>o===e.from&&i===e.to),r=t.filter(o=>o!==n),s=n?.look!==e.look;return{drawing:s?[...r,e]:r,added:s}}function br(t,e){let n=r=>r.map(Wt).sort().join(" ");return n(t)===n(e)}function Fo(t,{from:e,to:n}){return t.some(r=>r.from===n&&r.to===e)}var zo={1:$.penSolid,2:$.penDashed,3:$.penDotted};function lt(t){let{pen:e}=t;return e.isOffered?a`<div class="exp-pen-bar" role="group" aria-label=${$.penTools}>
    <button
      type="button"
      class="exp-button exp-pen-button"
      data-key="pen"
      aria-pressed=${String(e.isUp)}
      aria-keyshortcuts=${Y.pen}
      @click=${()=>e.toggle()}
    >
      ${y("pen")}<span class=${e.hasTools?"exp-hidden":""}>${$.pen}</span>
    </button>
    ${e.hasTools?a`${e.isUp?Ko.map(n=>Jp(n,t)):p} ${Yp(t)} ${Qp(t)}`:p}
  </div>`:p}function un(t,e=p){return t.pen.isOffered?a`<div class="exp-pen-row">${e}${lt(t)}</div>`:e}function Jp(t,{pen:e}){return a`<button
    type="button"
    class="exp-button exp-pen-look exp-pen--${t}"
    data-key="pen-${t}"
    title=${zo[t]}
    aria-label=${zo[t]}
    aria-pressed=${String(e.look===t)}
    aria-keyshortcuts=${t}
    @click=${()=>e.choose(t)}
  >
    <svg viewBox="0 0 28 12" aria-hidden="true" focusable="false"><path class="exp-pen-line" d="M3 6H25" /></svg>
  </button>`}function Yp({pen:t}){return a`<button
    type="button"
    class="exp-button"
    data-key="pen-clear"
    aria-keyshortcuts=${Y.clear}
    aria-disabled=${t.drawing.length===0?"true":p}
    @click=${()=>t.clear()}
  >
    ${$.penClear}
  </button>`}function Qp({pen:t}){if(!t.keeps)return p;let e=t.isKept&&t.drawing.length>0,[n,r]=e?[$.penKeptShort,$.penKeptNow]:[$.penKeepShort,$.penKeep];return a`<button
    type="button"
    class="exp-button"
    data-key="pen-keep"
    title=${r}
    aria-label=${r}
    aria-disabled=${t.isKept?"true":p}
    @click=${()=>t.keep()}
  >
    ${n}
  </button>`}function v(t,e,n=""){let r="";for(let[s,o]of Object.entries(e))o!==null&&(r+=` ${s}="${typeof o=="number"?R(o):o}"`);return n===""?`<${t}${r}/>`:`<${t}${r}>${n}</${t}>`}function R(t){return String(Math.round(t*10)/10)}function j({x:t,y:e}){return`${R(t)} ${R(e)}`}function E(...t){return`M${t.map(j).join("L")}`}function Ht(t){return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function F(t){return document.createElementNS("http://www.w3.org/2000/svg",t)}var qt=3,dn=9.5,Wo=5.2,Xp=2.2;function G({tail:t,tip:e,aside:n},r,s=0){let o=Math.hypot(e.x-t.x,e.y-t.y)||1,[i,l]=[(e.x-t.x)/o,(e.y-t.y)/o],c=n+s;return{x:t.x+i*r-l*c,y:t.y+l*r+i*c}}function mn({tail:t,tip:e}){return Math.hypot(e.x-t.x,e.y-t.y)}function q(t){return`exp-map-way exp-map-way--${t===""?"none":t}`}function ge(t,e,{unit:n,marks:r,branches:s,css:o}){let[i,l]=r.map(g=>Math.sqrt(Math.max((g+Xp)**2-e.aside**2,0))),c={course:e,start:i,tip:Math.max(mn(e)-l,i+4),unit:n},u=c.tip-dn*n,h=fe(c,"casing",c.tip,qt*n+3.4)+v("path",{class:"exp-map-casing",d:vr(c,u,c.tip),"stroke-width":4.5}),d=G(e,i+3.4*n),m=s===!0?v("circle",{class:"exp-map-ring",cx:d.x,cy:d.y,r:3.6*n}):"",f=nc[t]??Jo;return v("g",{class:`${q(t)}${o===void 0?"":` ${o}`}`},h+f(c)+m)}function qo(t,e,n){let r=6.4*n,s=`M${j({x:r*.5,y:-r*.15})}A${R(r*.5)} ${R(r*.5)} 0 1 1 ${j({x:r*.12,y:-r*.48})}`,o=E({x:-r*.15,y:-r*.85},{x:r*.3,y:-r*.45},{x:-r*.2,y:-r*.1}),l=v("circle",{class:"exp-map-badge",r})+v("path",{class:"exp-map-loop",d:s})+v("path",{class:"exp-map-loop",d:o});return v("g",{class:q(t),transform:`translate(${j(e)})`},l)}function Uo(t,e,n,r,s){let o={x:e.x+(n==="left"?-r:r),y:e.y},i=t==="s"?"4 2":null,l={class:"exp-map-line",d:E(e,o),"stroke-width":qt*s,"stroke-dasharray":i};return v("g",{class:q(t)},v("path",l))}function Go(t,e,n){let r=E(G(e,0),G(e,mn(e))),s={d:r,"stroke-width":2.6*n,"stroke-dasharray":`0.1 ${R(5.2*n)}`},o=v("path",{class:"exp-map-casing",d:r,"stroke-width":5*n});return v("g",{class:q(t)},o+v("path",{class:"exp-map-line exp-map-dots",...s}))}function fe({course:t,start:e},n,r,s,o=null){let i=E(G(t,e),G(t,Math.max(r,e+.5)));return v("path",{class:`exp-map-${n}`,d:i,"stroke-width":s,"stroke-dasharray":o})}function vr({course:t,unit:e},n,r){let s=Wo*e;return E(G(t,n,-s),G(t,r),G(t,n,s))}function Jo(t){let e=dn*t.unit,n=`${vr(t,t.tip-e,t.tip)}Z`;return fe(t,"line",t.tip-e*.8,qt*1.15*t.unit)+v("path",{class:"exp-map-tip",d:n})}function tc(t){let{tip:e,unit:n}=t,r=dn*n,s=[e-r*.58,e].map(o=>vr(t,o-r*.72,o)).join("");return fe(t,"line",e-2,qt*n+1.6)+fe(t,"inlay",e-5,qt*n-1.2)+v("path",{class:"exp-map-line",d:s,"stroke-width":2.5*n})}function ec(t){let{course:e,tip:n,unit:r}=t,s=Wo*.86*r,o=n-dn*1.12*r,[i,l]=[-.93,.93].map(h=>G(e,o+s*.36,h*s)),c=`${E(G(e,n),i)}A${R(s)} ${R(s)} 0 1 0 ${j(l)}Z`;return fe(t,"line",o-s*.6,qt*r,`${R(6*r)} ${R(3.2*r)}`)+v("path",{class:"exp-map-tip",d:c})}var nc={a:Jo,v:tc,s:ec};function pt({x:t,y:e},n){return{x:t-n,y:e-n,width:2*n,height:2*n}}function Ut(t,e,n){return{x:t.x-e,y:t.y-n,width:t.width+2*e,height:t.height+2*n}}function Q(t,e){let n=Math.min(t.x+t.width,e.x+e.width)-Math.max(t.x,e.x);return n<=0?0:n*Math.max(0,Math.min(t.y+t.height,e.y+e.height)-Math.max(t.y,e.y))}function X(t,e,n){let r=n.x+n.width,s=n.y+n.height;if(t.x<n.x&&e.x<n.x||t.x>r&&e.x>r||t.y<n.y&&e.y<n.y||t.y>s&&e.y>s)return 0;let o=e.x-t.x,i=e.y-t.y,l=0,c=1;if(o!==0){let[u,h]=[(n.x-t.x)/o,(r-t.x)/o];l=Math.max(l,Math.min(u,h)),c=Math.min(c,Math.max(u,h))}if(i!==0){let[u,h]=[(n.y-t.y)/i,(s-t.y)/i];l=Math.max(l,Math.min(u,h)),c=Math.min(c,Math.max(u,h))}return c>l?(c-l)*Math.hypot(o,i):0}function xt(t,e){return e.x>=t.x&&e.y>=t.y&&e.x+e.width<=t.x+t.width&&e.y+e.height<=t.y+t.height}function Pt({x:t,y:e},n,r=0){return t>n.x-r&&t<n.x+n.width+r&&e>n.y-r&&e<n.y+n.height+r}function yt({x:t,y:e},n){return Math.hypot(Math.max(n.x-t,0,t-n.x-n.width),Math.max(n.y-e,0,e-n.y-n.height))}var jt=17,tt=13,Xo=10.5,Yo=["M-7-4 0-8 7-4V4L0 8-7 4Z","M0-8.4 8-1.6 5 7.4H-5L-8-1.6Z","M-7-7H7V7H-7Z","M0-8A8 8 0 1 1-.01-8Z","M-7.6-6H7.6L4.4 7H-4.4Z","M-3.4-8H3.4L8-3.4V3.4L3.4 8H-3.4L-8 3.4V-3.4Z"];function xe(t,e,n){return v("path",{class:`exp-map-token${n?" exp-map-token--own":""}`,d:Yo[t%Yo.length]})+v("text",{class:"exp-map-letter",y:3.8,"font-size":Xo},Ht(e))}function ti(t,e,{seat:n,letter:r,own:s},o){let i=e.reach*.72+5*o,l=8*o,u=ri([[-1,-1],[1,-1],[-1,1],[1,1],[0,-1.45],[0,1.45],[-1.45,0],[1.45,0]].map(([d,m],f)=>{let g={x:e.at.x+d*i,y:e.at.y+m*i};return{what:g,cost:t.cost(pt(g,l),e.place.code)+f+(m>0?14:0)}}));t.take(pt(u,l),`${e.place.code}-token-${n}`,!0);let h=`translate(${j(u)}) scale(${o.toFixed(2)})`;return v("g",{transform:h},xe(n,r,s))}function ei(t,e,n,r,s){let o=-e.reach/s,i=[0,12,-11+o,-20+o].flatMap(c=>[{left:!1,rise:c},{left:!0,rise:c}]),l=ri(i.map((c,u)=>{let h=t.cost(Qo(e,c,s),e.place.code);return{what:c,cost:h+u*3+(c.rise<0?14:0)}}));return t.take(Qo(e,l,s),`${e.place.code}-flag-${n}`,!0),rc(n,ni(e,l,s),l,e,r,s)}function ni({at:t,reach:e},{left:n,rise:r},s){return{x:t.x+(n?-1:1)*(r<0?e+3*s:e*.5),y:t.y-e-(17+r)*s}}function Qo(t,e,n){let{x:r,y:s}=ni(t,e,n),o=24*n;return{x:(e.left?r-o:r)-1,y:s-1,width:o+2,height:(tt+1)*n}}function rc(t,{x:e,y:n},{left:r,rise:s},o,i,l){let c=(r?-1:1)*l,h={a:[[0,0],[jt*1.45,tt/2],[0,tt]],v:[[0,0],[jt*1.15,0],[jt*.85,tt/2],[jt*1.15,tt],[0,tt]]}[t]??[[0,0],[jt,0],[jt,tt],[0,tt]],d=`${E(...h.map(([g,b])=>({x:e+c*g,y:n+l*b})))}Z`,m=s<0?E({x:e,y:n},{x:e,y:n+(tt+4)*l}):E({x:e,y:o.at.y-i*.6},{x:e,y:n}),f={x:e+c*jt*(t==="a"?.36:.47),y:n+(tt*.5+3.7)*l};return v("g",{class:q(t),"data-way":t},v("path",{class:"exp-map-pole-gap",d:m})+v("path",{class:"exp-map-pole",d:m})+v("path",{class:"exp-map-flag",d})+v("text",{class:"exp-map-flag-letter",...f,"font-size":Xo*l},Ht(t.toUpperCase())))}function ri(t){return t.reduce((e,n)=>n.cost<e.cost?n:e).what}var si={expedition:"",head:null,choices:[],chosen:null,chosenTail:null,verb:"lay"};function oi(t,e,n){let r=new Map;for(let o of t.places.keys())r.set(o,{numbers:[],effect:"",chosen:n.chosen===o,own:!1,open:!1,reached:e.reached===o,marked:!1,visited:!1,from:n.choices.length>0&&(n.chosenTail??n.head)===o,heads:[],tokens:[]});let s=(o,i)=>{let l=o===null?void 0:r.get(o);l!==void 0&&i(l)};for(let{place:o,number:i,text:l}of n.choices)s(o,c=>{c.numbers.length===0&&(c.effect=l),c.numbers.push(i)});for(let o of e.own)s(o,i=>i.own=!0);for(let o of e.open)s(o,i=>i.open=!0);for(let o of e.marks??[])s(o,i=>i.marked=!0);for(let o of e.tokens)s(o.place,i=>i.tokens.push(o));for(let{expedition:o,arrows:i,head:l}of e.journeys){for(let c of i.flat())s(c,u=>u.visited=!0);s(l,c=>c.heads.push(o))}return r}function O(t){return t.numbers.length>0}function sc(t){return O(t)?9:t.marked?8:t.reached?7:t.own||t.open||t.from?4.5:1}function ii(t,e){return t.board.places.flatMap(n=>{let r=e.get(n.code),o=t.radius*(n.kind==="start"?1.5:1)+sc(r)*t.unit;return(n.edge?["left","right"]:[null]).map(l=>({place:n,side:l,at:t.at(n,l),stand:r,reach:o}))})}function ai(t,e,{head:n,choices:r}){let s=[];for(let{place:i,tail:l}of r){let c=t.course(e,l,i),u=t.place(i);c!==null?s.push(c.tail,c.tip):u!==void 0&&s.push(e.at(u,null))}let o=n===null||s.length>0?void 0:t.place(n);return o!==void 0&&s.push(e.at(o,null)),e.fitted(s)}function Gt(t,e,n=null){if(n!==null){let r=R(e*1.45);return v("path",{class:`exp-map-${t}`,d:`M0 -${r}A${r} ${r} 0 0 ${n==="left"?1:0} 0 ${r}Z`})}switch(t){case"start":return v("circle",{class:"exp-map-start-ring",r:e*1.6})+v("path",{class:"exp-map-start",d:ic(e*1.3)});case"green":return v("circle",{class:"exp-map-green",r:e});case"blue":return v("rect",{class:"exp-map-blue",...oc(e*.92),rx:1});case"red":{let r=e*1.24;return v("path",{class:"exp-map-red",d:`${E({x:0,y:-r},{x:r,y:0},{x:0,y:r},{x:-r,y:0})}Z`})}}}function oc(t){return{x:-t,y:-t,width:2*t,height:2*t}}function ic(t){let e=Array.from({length:8},(n,r)=>{let s=t*(r%2===0?1.55:.525),o=r*Math.PI/4;return{x:Math.sin(o)*s,y:-Math.cos(o)*s}});return`${E(...e)}Z`}function li(t,e,{place:n,side:r,at:s,stand:o}){let{unit:i}=t,l=t.radius*(n.kind==="start"?1.25:1),c="";o.reached&&(c+=v("circle",{class:"exp-map-now",r:l+7*i})),o.marked&&(c+=ye("pointed",l+7*i,5)),O(o)?c+=ac(l+5.4*i,i,o.chosen):o.own?c+=ye("own",l+3.6*i,5):o.open?c+=ye("open",l+3.4*i,4):o.from&&(c+=ye("from",l+3.6*i,4)),c+=Gt(n.kind,t.radius,r),O(o)&&o.own&&(c+=v("circle",{class:"exp-map-eye",r:t.radius*.38}));let u=O(o)||o.from?q(e):null;return v("g",{class:u,transform:`translate(${j(s)})`},c)}function ye(t,e,n){return v("circle",{class:"exp-map-gap",r:e,"stroke-width":n})+v("circle",{class:`exp-map-ring-${t}`,r:e})}function ac(t,e,n){let r=[1,3,5,7].map(s=>{let[o,i]=[Math.cos(s*Math.PI/4),Math.sin(s*Math.PI/4)],[l,c]=[t-2,t+4.6*e];return E({x:o*l,y:i*l},{x:o*c,y:i*c})});return ye(n?"chosen":"lit",t,n?7:5)+v("path",{class:"exp-map-tick",d:r.join("")})}var lc={wait:"M-5-8H5M-5 8H5M-4-8C-4-2 4 2 4 8M4-8C4-2-4 2-4 8",token:"M-7-4 0-8 7-4V4L0 8-7 4Z",arrow:"M-8 0H7M2-5 7 0 2 5",loop:"M5.8-3.4A6.7 6.7 0 1 0 6.7 1M6.8-8V-3H1.8",blue:"M-7.5-7.5H7.5V7.5H-7.5ZM-4 0H4M0-4V4",ticket:"M-8-5H8V-2A2 2 0 0 0 8 2V5H-8V2A2 2 0 0 0-8-2ZM-3-2.5V-1M-3 1V2.5M3-2 5 0 3 2 1 0Z",remove:"M8 0H-7M-2-5-7 0-2 5",swap:"M-7-3.5H7M3-7.5 7-3.5 3 .5M7 4H-7M-3 0-7 4-3 8"};function pi(t){return a`<svg class="exp-due-sign" viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
    <path d=${lc[t]} />
  </svg>`}function ci(t){let n=ge(t,{tail:{x:-6,y:12},tip:{x:58,y:12},aside:0},{unit:1.15,marks:[4,4]});return a`<svg class="exp-line-sample" viewBox="0 0 54 24" aria-hidden="true" focusable="false">${ht(n)}</svg>`}function hn(t){if(t===void 0)return p;let e=Gt(t,t==="start"?4.4:6);return a`<svg class="exp-place-sign" viewBox="-9.5 -9.5 19 19" aria-hidden="true" focusable="false">
    ${ht(e)}
  </svg>`}function fn(t,e,n){return a`<svg class="exp-token-sign" viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
    ${ht(xe(e,t,n))}
  </svg>`}function ui(){return a`<svg class="exp-ticket-sign" viewBox="0 0 64 34" aria-hidden="true" focusable="false">
    <path d="M2 2H62V12A5 5 0 0 0 62 22V32H2V22A5 5 0 0 0 2 12Z" /><path class="exp-ticket-perforation" d="M17 6V28" />
    <path class="exp-ticket-mark" d="M40 7.5 49.5 17 40 26.5 30.5 17Z" />
  </svg>`}var $e=1.2,pc=3,cc=6;function wr(t,e,n,r){let s=`${r.id}-${e}`;return a`<section class="exp-routes-cards" role="group" data-look=${e} aria-labelledby=${s}>
    ${kr(t.title,t.note,s)}
    <ul class="exp-places">
      ${P(t.cards,o=>o.place,o=>a`<li>${uc(o,e,n,r)}</li>`)}
    </ul>
  </section>`}function kr(t,e,n){return a`<h3 class="exp-box-title" id=${n}>${t}${e?a` <span class="exp-quiet">${e}</span>`:p}</h3>`}function uc(t,e,n,r){return a`<button
    type="button"
    class="exp-place-card"
    data-key="${e}-${t.place}"
    aria-label=${t.label}
    @click=${s=>r.routes.go(t.place,s.detail)}
  >
    ${Mr(t,n,r)}
  </button>`}function Mr(t,e,n){let{board:r}=n.routes,s=e.find(o=>o.place===t.place&&o.letter===t.token);return a`${r===null?p:dc(t.place,r,n)}
    <b>${t.name}</b>${t.note?a` <small>${t.note}</small>`:p} ${s===void 0?p:fn(s.letter,s.seat,s.own)}`}function dc(t,e,n){let{left:r,right:s,top:o,bottom:i}=e.frame,l=s-r,c=e.places.find(h=>h.code===t),u=`${r} ${-o*$e} ${l} ${(o-i)*$e}`;return a`<svg class="exp-mini" viewBox=${u} aria-hidden="true" focusable="false">
    <use href="#${n.id}-land" />
    ${c===void 0?p:ns`<circle class="exp-map-${c.kind}" cx=${c.lon} cy=${-c.lat*$e} r=${l/22} stroke-width=${l/70} />`}
  </svg>`}function mi(t){let{board:e}=t.routes;return e===null?p:a`<svg class="exp-mini-ground" width="0" height="0" aria-hidden="true" focusable="false">
    <defs><path id="${t.id}-land" class=${e.land.length>0?"exp-mini-land":"exp-mini-links"} d=${mc(e)} /></defs>
  </svg>`}var di=new WeakMap;function mc(t){let e=di.get(t);if(e!==void 0)return e;let n=t.land.length>0?t.land.map(hc).join(""):t.links.map(r=>fc(t,r)).join("");return di.set(t,n),n}function hc(t){let e=[];for(let n=0;n+1<t.length;n+=2*pc)e.push(`${t[n]} ${(-t[n+1]*$e).toFixed(1)}`);return e.length<cc?"":`M${e.join("L")}Z`}function fc(t,e){let r=[e.a,e.b].map(s=>t.places.find(o=>o.code===s)).map(s=>s===void 0?"":`${s.lon} ${-s.lat*$e}`);return e.side===null&&!r.includes("")?`M${r.join("L")}`:""}var gc=6;function hi(t,e){let n=`${e.id}-tickets`,r=t.count>gc?1:t.count;return a`<section class="exp-routes-tickets" role="group" aria-labelledby=${n}>
    ${kr(t.title,String(t.count),n)}
    ${r===0?p:a`<div class="exp-ticket-signs">${Array.from({length:r},ui)}</div>`}
    ${w(t.buttons,e)} ${t.note?a`<p class="exp-help-line">${t.note}</p>`:p}
  </section>`}function fi(t){let[e="",...n]=t.head;return a`<div class="exp-box">
    <table class="exp-scores exp-players exp-num">
      <caption class="exp-box-title">
        ${t.title}${t.note?a` <span class="exp-quiet">${t.note}</span>`:p}
      </caption>
      <thead>
        <tr><th scope="col">${e}</th>${n.map(r=>a`<th scope="col">${r}</th>`)}</tr>
      </thead>
      <tbody>${t.rows.map(xc)}</tbody>
    </table>
  </div>`}function xc({letter:t,seat:e,own:n,turn:r,cells:s}){let[o="",...i]=s;return a`<tr ?data-own=${n} aria-current=${r?"true":p}>
    <th scope="row"><span>${fn(t,e,n)}${o}</span></th>
    ${i.map(l=>a`<td>${l}</td>`)}
  </tr>`}function gi(t,e){if(t.lines.length===0)return p;let n=`${e.id}-log`;return a`<div class="exp-box exp-box--log">
    <p class="exp-box-title" id=${n}>${t.title}</p>
    <ol class="exp-log" aria-labelledby=${n} tabindex="0">
      ${t.lines.map(({who:r,text:s})=>a`<li data-who=${r}><span>${s}</span></li>`)}
    </ol>
  </div>`}function yi(t,e,n){return a`<form class="exp-routes-swap" @submit=${s=>{if(s.preventDefault(),t.submit.why!==void 0)return n.press(t.submit);let o=new FormData(s.currentTarget),i=l=>String(o.get(l)??"");n.submit({drawn:i("drawn"),discarded:i("discarded")})}}>
    ${xi("drawn",t.keep,t.drawn,e,n)} ${xi("discarded",t.discard,t.hand,e,n)}
    ${t.submit.why===void 0?a`<div class="exp-actions">
            <button type="submit" class="exp-button exp-button--main" data-key="button-${t.submit.id}">
              <span>${t.submit.label}</span>
            </button>
          </div>`:w([t.submit],n)}
  </form>`}function xi(t,e,n,r,s){return a`<fieldset>
    <legend class="exp-legend">${e}</legend>
    <div class="exp-places">
      ${n.map((o,i)=>a`<label class="exp-place-card">
          <input type="radio" name=${t} value=${i+1} data-key="${t}-${o.place}" aria-label=${o.label} />
          ${Mr(o,r,s)}
        </label>`)}
    </div>
  </fieldset>`}function $i(t,e){let{asked:n,swap:r,message:s,choices:o,tails:i,buttons:l,tools:c}=t;return n.kind==="wait"&&!s.text&&r===null&&o.length+i.length+l.length+c.length===0?p:a`<section class="exp-box exp-routes-act" role="group" aria-label=${t.asked.text}>
    ${t.swap===null?p:yi(t.swap,t.scene.tokens,e)}
    ${bc(t,e)}
    <div>${wc(t,e)} ${Tc(t,e)}</div>
    ${$c(t.message)}
    ${w(t.tools,e,"exp-routes-tools")}
  </section>`}var yc={refused:"stop",hint:"lamp",warned:"flag"};function $c(t){if(!t.text)return p;let e=t.rule===null?p:a` ${Ct(t.rule)}`;return a`<p class="exp-reason exp-routes-message" data-kind=${t.kind}>
    ${y(yc[t.kind])}<span>${t.text}${e}</span>
  </p>`}function bc({expeditions:t,asked:e,filter:n},r){return t.length===0||!n?p:a`<fieldset class="exp-expeditions">
    <legend class="exp-box-title">${e.choose}</legend>
    ${P(t,s=>s.id,s=>vc(s,r))}
  </fieldset>`}function vc(t,e){let{choosing:n}=e.routes;return a`<label class="exp-expedition ${q(t.id)}">
    <input
      type="radio"
      name="${e.id}-expedition"
      value=${t.id}
      data-key="expedition-${t.id}"
      .checked=${n.expedition===t.id}
      ?disabled=${t.why!==null}
      @change=${()=>e.routes.takeExpedition(t.id)}
    />
    ${ci(t.id)}
    <span><b>${t.name}</b><small>${t.why??t.at}</small></span>
    <span class="exp-expedition-left exp-num">${t.left}</span>
  </label>`}function wc(t,e){if(t.choices.length===0&&t.tails.length===0)return p;let{choosing:n}=e.routes,r=`${e.id}-moves`;return a`<div class="exp-moves-head">
      <h3 id=${r} tabindex="-1">${n.asksTail?t.asked.tails:t.asked.tips}</h3>
      ${n.tail===null?p:Mc(t,e)}
    </div>
    ${t.search===void 0?p:kc(t.search,e)}
    <ol class="exp-moves" aria-labelledby=${r}>
      ${P(n.rows,s=>s.key,s=>a`<li>${Lc(s,e)}</li>`)}
    </ol>`}function kc({label:t,none:e},n){let{choosing:r,query:s}=n.routes,o=`${n.id}-search`;return a`<div class="exp-moves-search">
    <label class="exp-hidden" for=${o}>${t}</label>
    <input
      class="exp-text"
      type="search"
      autocomplete="off"
      spellcheck="false"
      placeholder=${t}
      id=${o}
      data-key="search"
      .value=${s}
      aria-describedby="${o}-none"
      @input=${i=>n.routes.find(i.target.value)}
    />
    <p class="exp-quiet" id="${o}-none">${r.rows.length===0?e:""}</p>
  </div>`}function Mc({asked:t},e){return a`<button
    type="button"
    class="exp-button exp-button--plain exp-moves-back"
    data-key="tails"
    @click=${()=>e.routes.backToTails()}
  >
    ${y("prev")}<span>${t.back}</span>
  </button>`}function Lc(t,e){let{board:n,choosing:r}=e.routes,s=t.choice?.on??(t.choice!==null&&r.choice?.id===t.choice.id);return a`<button
    type="button"
    class="exp-move ${q(t.choice?.expedition??r.expedition)}"
    data-move
    data-key=${t.key}
    aria-pressed=${t.choice===null?p:String(s)}
    aria-keyshortcuts=${t.number<10?t.number:p}
    @click=${o=>e.routes.take(t,o.detail)}
  >
    <span class="exp-move-number exp-num">${t.number}<span class="exp-hidden">. </span></span>
    ${hn(n?.places.find(({code:o})=>o===t.place)?.kind)}
    <span><b>${t.label}</b>${t.effect?a`<small><span class="exp-hidden">, </span>${t.effect}</small>`:p}</span>
    ${t.choice?.on===!0?y("check"):p}
  </button>`}function Tc(t,e){let n=t.choices.length>0&&t.direct!==!0;if(!n&&t.buttons.length===0)return p;let{choice:r}=e.routes.choosing;return a`<div class="exp-routes-go">
    ${n?a`<button
            type="button"
            class="exp-button exp-button--main exp-lay"
            data-key="lay"
            aria-disabled=${r===null?"true":p}
            @click=${()=>e.routes.lay()}
          >
            <span>${r?.act??t.asked.idle}</span>
          </button>`:p}
    ${w(t.buttons,e)}
  </div>`}function gn(t,e,n=p){return a`<div class="exp-routes-frame"><div class="exp-routes">
    ${Rc(t,e)} ${Cc(t,e)} ${mi(e)}
    <div class="exp-routes-layout">
      ${be(e)}
      <div class="exp-routes-aside">${Ac(t,e)} ${n} ${Hc(t,e)}</div>
      ${Sc(t,e)}
    </div>
    ${Dt(t.keys,e)}
  </div></div>`}function Sc({hand:t,openCards:e,tickets:n,scene:r},s){return(t??e??n)===null?p:a`<div class="exp-routes-held">
    ${t===null?p:wr(t,"hand",r.tokens,s)}
    ${e===null?p:wr(e,"open",r.tokens,s)}
    ${n===null?p:hi(n,s)}
  </div>`}function be(t){return a`<div class="exp-routes-map" data-key="map">${t.routes.mapElement??p}</div>`}function Rc(t,e){let n=e.routes.board?.words.skip;return!n||t.choices.length===0||t.cover!==null?p:a`<a class="exp-skip" href="#${e.id}-moves" @click=${e.routes.skip}>${n}</a>`}function Cc(t,e){let{heading:n,asked:r,keys:s}=t;return a`<div class="exp-routes-head">
    ${n===null?p:Ec(n)}
    <p
      class="exp-due"
      data-kind=${r.kind}
      tabindex="-1"
      data-heading
      role=${n===null?"heading":p}
      aria-level=${n===null?2:p}
    >${pi(r.kind)}<span>${r.text}</span></p>
    <div class="exp-head-tools">${lt(e)}${mt(s,e)}${n===null?p:M()}</div>
  </div>`}function Ec({title:t,round:e,totals:n}){return a`<div class="exp-routes-title">
    <h2>${t}</h2>
    <p class="exp-state exp-num"><span>${e}</span>${n.map(r=>a`<span class="exp-quiet">${r.name} <b>${r.value}</b></span>`)}</p>
  </div>`}function Ac(t,e){let{cover:n}=t;return n===null?$i(t,e):a`<div class="exp-box exp-routes-act exp-cover">
    <p>${n.text}</p>
    ${w([n.button],e)}
  </div>`}function Hc(t,e){return t.players===null&&t.log===null?p:a`<div class="exp-routes-side">
    ${t.players===null?p:fi(t.players)} ${t.log===null?p:gi(t.log,e)}
  </div>`}function bi(t,e){let n=`${e.id}-coach`;return a`<section class="exp-box exp-coach" aria-labelledby=${n}>
    <p class="exp-box-title" id=${n}>${y("lamp")}<span>${t.title}</span></p>
    ${t.progress===null?p:W(t.progress,e)}
    ${t.rows.length===0?p:Pc(t,e)}
  </section>`}function Pc(t,e){return a`<table class="exp-values exp-prices exp-num">
      <caption>${t.caption}</caption>
      <thead><tr>${t.head.map(n=>a`<th scope="col">${n}</th>`)}</tr></thead>
      <tbody>${t.rows.map(n=>jc(n,e))}</tbody>
    </table>
    <p class="exp-coach-method">${t.method}</p>`}function jc(t,e){let{why:n}=t;return a`<tr ?data-good=${t.good}>
      <th scope="row">${t.name}</th>
      <td>${t.lead}</td>
      <td>
        <div class="exp-standing">
          <span>${t.good?y("check"):p}<span>${t.standing}</span></span>
          ${n===null?p:a`<button type="button" class="exp-button exp-button--plain" data-key="button-${n.id}"
                @click=${()=>e.press(n)}>${n.label} <span class="exp-hidden">${t.name}</span></button>`}
        </div>
      </td>
    </tr>
    ${t.reasons.length===0?p:a`<tr class="exp-reasons" ?data-good=${t.good}>
          <td colspan="3"><ul>${t.reasons.map(r=>a`<li>${r}</li>`)}</ul></td>
        </tr>`}`}function Lr(t){if(t.total===null)return a`<span class="exp-ledger exp-ledger--none" aria-hidden="true"><span>${t.text}</span></span>`;let e=t.parts.map(n=>a`<span>${Vc(n)}</span>`);return a`<span class="exp-ledger exp-num" aria-hidden="true">${e}<b>${t.total}</b></span>`}function Tr(t){return t===null?p:a`<span class="exp-ledger exp-ledger--total exp-num">
    <span>${t.text}</span><b>${t.value}</b>
  </span>`}function Vc(t){return t.split(/\s*([−×+])\s*/).map((e,n)=>n%2===1?a`<i>${e}</i>`:e)}function vi(t,e,n){return a`<div class="exp-zone exp-zone--other" role="group" aria-label=${t.label} data-row="other">
    ${ki(t,e,n,(r,s)=>a`${Lr(r.ledger)}${s}${Mi(r,e)}`)}
    <div class="exp-camp" data-column=${oe(null,e)}>
      ${Tr(t.total)} ${t.backs===null?p:Bc(t.backs)}
    </div>
  </div>`}function wi(t,e,n){let r=e.river.length===0;return a`<div class="exp-zone exp-zone--own" role="group" aria-label=${t.label} data-row="own">
    ${ki(t,e,n,(s,o)=>a`${r?Sr(s):p} ${Mi(s,e)}
        <span class="exp-landing">${o}</span>${Lr(s.ledger)}`)}
    ${rr(e)?Oc(t,e):p}
  </div>`}function ki(t,e,n,r){let s=o=>{let{suit:i,label:l}=o;return ie({place:o.place,suit:i,label:l,draw:c=>r(o,c)},e,n)};return P(t.lanes,o=>o.place,s)}function Oc(t,e){return a`<div class="exp-camp" data-column=${oe(null,e)}>${oo()}${Tr(t.total)}</div>`}function Bc(t){let e=Array.from({length:t.count},()=>a`<span class="exp-card">${Kt()}</span>`);return a`<span class="exp-backs" data-backs="other-hand">${e}</span><span>${t.text}</span>`}function Sr(t){return a`<span class="exp-lane-name" aria-hidden="true">${V(t.suit)}${t.name}</span>`}function Mi(t,e){return t.cards.length===0?a`<span class="exp-empty">${V(t.suit)}</span>`:a`<span class="exp-column">${P(t.cards,n=>n.code,n=>a`<span
        class="exp-card"
        data-at="${t.place}/${n.code}"
        ?data-marked=${Oe(e,t.place,n.code)}
        >${U(n.code,n.multiplier)}</span
      >`)}</span>`}function Li(t,e){return t.river.length===0&&t.draw===null?p:a`<div class="exp-zone exp-zone--river" role="group" aria-label=${t.riverLabel} data-row="river">
    ${P(t.river,n=>n.place,n=>Zc(n,t,e))}
    ${t.draw===null?p:Dc(t.draw,t,e)}
  </div>`}function Zc(t,e,n){let{place:r,suit:s,label:o,barred:i,top:l}=t,c=l===null?a`<span class="exp-empty">${V(s)}</span>`:a`<span class="exp-card" data-at="${r}/${l}">${U(l)}</span>`;return ie({place:r,suit:s,label:o,barred:i,draw:h=>a`${c}<span class="exp-river-foot">${Sr(t)}${h}</span>`},e,n)}function Dc(t,e,n){let{place:r,label:s}=t,o=a`<span class="exp-count exp-num" aria-hidden="true">${t.count}</span>`,i=a`<span class="exp-lane-name" aria-hidden="true">${t.name}</span>`;return ie({place:r,suit:null,label:s,draw:c=>a`<span class="exp-pile"><span class="exp-card" data-at=${r}>${Kt()}${o}</span></span>
      <span class="exp-river-foot">${i}${c}</span>`},e,n)}function Ti(t,e){return a`<div class="exp-shelf">
    <div class="exp-say">
      ${t.prompt?a`<p class="exp-prompt">${t.step===0?p:Kc(t.step)}<span>${t.prompt}</span></p>`:p}
      ${w(Nc(t),e,"exp-onward")}
      ${_c(t.message)}
      ${t.heading===null?mt(t.keys,e):p}
    </div>
    ${t.cover===null?zc(t,e):Fc(t.cover,e)}
  </div>`}function Nc(t){return t.buttons.filter(e=>e.look==="main")}function Kc(t){let e=n=>a`<i ?data-on=${n<=t}></i>`;return a`<span class="exp-step" aria-hidden="true">${e(1)}${e(2)}</span>`}var Ic={refused:"stop",hint:"lamp",warned:"flag"};function _c(t){let e=t.rule===null?p:a` ${Ct(t.rule)}`;return a`<p class="exp-reason" data-kind=${t.kind}>
    ${y(Ic[t.kind])}<span>${t.text}${e}</span>
  </p>`}function Fc(t,e){return a`<div class="exp-cover"><p>${t.text}</p>${w([t.button],e)}</div>`}function zc(t,e){return a`<p class="exp-hand-label" aria-hidden="true">${t.handLabel}</p>
    <div class="exp-hand" role="group" aria-label=${t.handLabel} data-row="hand">
      ${P(t.hand,n=>n.code,(n,r)=>Wc(n,t.hand[r-1],t,e))}
    </div>`}function Wc(t,e,n,r){let{code:s,label:o}=t,i=`card-${s}`,l=e!==void 0&&e.code.charAt(0)!==s.charAt(0),c=n.refused?.code===s?{kind:"refused",text:n.refused.tag}:null,u=t.tag??c;return a`<button
    type="button"
    class=${l?"exp-card is-first":"exp-card"}
    data-key=${i}
    data-card=${s}
    data-at="hand/${s}"
    tabindex=${r.stop===i?0:-1}
    aria-pressed=${n.step===1?String(r.chosen===s):p}
    @click=${()=>r.card(s)}
  >
    <span class="exp-hidden">${o}${u===null?"":", "}</span>
    <span class="exp-crop">${U(s)}</span>
    ${u===null?p:Bt(u.kind,u.text)}
  </button>`}var qc=3;function Rr(t){return t.other===null&&sr(t)<=qc}function Jt(t,e){let n=wo(t,e);return a`<div class="exp-table-frame"><div class="exp-table">
    ${t.heading===null?p:Uc(t.heading,t.keys,e)}
    <div class="exp-layout${n===p?" exp-layout--bare":""}">
      <div class="exp-sheet${Rr(t)?" exp-sheet--small":""}" data-board>
        <div class="exp-map" data-columns=${sr(t)}>
          ${Jc()}
          ${t.other===null?p:vi(t.other,t,e)}
          ${Li(t,e)}
          ${wi(t.own,t,e)}
        </div>
        ${Ti(t,e)}
      </div>
      ${n}
      ${t.coach===void 0?p:bi(t.coach,e)}
    </div>
    ${t.heading===null&&n!==p?un(e):p}
    ${Dt(t.keys,e)}
  </div></div>`}function Uc(t,e,n){return a`<div class="exp-head">
    <h2>${t.title}</h2>
    <p class="exp-state exp-num"><b>${t.round}</b>${t.totals.map(({name:r,value:s})=>a`<span class="exp-quiet">${r} <b>${s}</b></span>`)}</p>
    <p class="exp-lastline">${t.last}</p>
    <div class="exp-head-tools">${lt(n)}${mt(e,n)}${M()}</div>
  </div>`}var Gc=["M-20 90C80 20 190 60 230 130S150 250 60 230-80 170-20 90Z","M-40 90C70-20 230 20 275 125S170 300 50 275-110 180-40 90Z","M20 110C80 70 150 85 180 135S130 205 75 195-10 150 20 110Z","M640 560C720 480 860 500 930 580S900 740 780 720 570 640 640 560Z","M600 560C700 440 880 450 970 570S920 800 770 770 520 660 600 560Z","M690 580C740 530 830 540 870 590S850 680 790 670 640 630 690 580Z","M520 40C600-10 720 10 760 60S690 170 600 150 450 90 520 40Z","M560 55C610 25 680 35 710 70S660 125 610 120 520 85 560 55Z","M120 520C190 470 300 480 330 540S260 660 170 640 50 570 120 520Z","M165 540C205 510 265 520 285 555S240 620 190 605 120 570 165 540Z"].join("");function Jc(){return a`<svg
    class="exp-contours"
    viewBox="0 0 900 700"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <path d=${Gc} />
  </svg>`}var Yc={right:"check",wrong:"cross"};function Si(t,e){let[n="",...r]=t.head,s=o=>Qc(o.currentTarget);return a`<form
    class="exp-worksheet"
    novalidate
    @change=${o=>e.fill(s(o))}
    @submit=${o=>{o.preventDefault(),e.submit(s(o))}}
  >
    <table class="exp-num" role="table" data-steps=${r.length}>
      <caption class="exp-hidden">${t.title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader"><span class="exp-hidden">${n}</span></th>
          ${r.map(o=>a`<th scope="col" role="columnheader">${o}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">${t.rows.map(o=>Xc(o,r.length,e))}</tbody>
      ${t.total===null?p:eu(t.totalLabel,t.total,r.length,e)}
    </table>
    <button type="submit" class="exp-button exp-button--main" data-key="button-${t.check.id}">
      ${y(t.check.icon)}<span>${t.check.label}</span>
    </button>
  </form>`}function Qc(t){return Object.fromEntries([...new FormData(t)].map(([e,n])=>[e,String(n)]))}function Xc(t,e,n){return a`<tr role="row">
    <th scope="row" role="rowheader">
      <span class="exp-hidden">${t.label}</span>
      <span class="exp-lane-name" aria-hidden="true">${t.suit===""?p:V(t.suit)}${t.name}</span>
      <span class="exp-chips" aria-hidden="true">${t.cards.map(It)}</span>
    </th>
    ${t.note===""||t.cells.length===e?p:a`<td role="cell" class="exp-worksheet-note" colspan=${e-t.cells.length}>${t.note}</td>`}
    ${t.cells.map(r=>a`<td role="cell">${tu(r,n)}</td>`)}
  </tr>`}function tu(t,e){return t.box===null?a`<span class="exp-given">${t.given}</span>`:Ri(t.box,e)}function eu(t,e,n,r){return a`<tfoot role="rowgroup">
    <tr role="row">
      <th scope="row" role="rowheader" colspan=${n}>${t}</th>
      <td role="cell">${Ri(e,r)}</td>
    </tr>
  </tfoot>`}function Ri(t,e){let n=`${e.id}-box-${t.name}`,r=`${e.id}-said-${t.name}`,s=t.first?`${r} ${e.id}-verdict`:r;return a`<span class="exp-fill" data-verdict=${t.verdict??p}>
    <input
      type="text"
      inputmode=${t.digits?"numeric":"text"}
      autocomplete="off"
      spellcheck="false"
      maxlength="8"
      id=${n}
      name=${t.name}
      data-key="box-${t.name}"
      .value=${document.activeElement?.id===n?A:t.value}
      aria-label=${t.label}
      aria-invalid=${t.verdict==="wrong"?"true":p}
      aria-describedby=${t.verdict===null?p:s}
    />
    ${t.verdict===null?p:y(Yc[t.verdict])}
    <span class="exp-hidden" id=${r}>${t.said}</span>
  </span>`}function Ci(t,e,n,r){return a`<div class="exp-watch">
    <div class="exp-watch-bar">
      <p class="exp-watch-counter exp-num">${t.counter}</p>
      ${w(t.steps,r,"exp-watch-steps")}
    </div>
    ${nu(t,r)} ${t.comment===null?p:ru(t.comment)} ${n}
    ${t.question===null||e===null?p:su(t.question,e,r)}
  </div>`}function nu(t,e){let{turn:n,turns:r,turnLabel:s,counter:o}=t;return a`<input
    type="range"
    class="exp-watch-slider"
    data-key="turn"
    min="0"
    max=${r}
    aria-label=${s}
    aria-valuetext=${o}
    .value=${an(String(n))}
    @change=${i=>e.option(`turn-${i.currentTarget.value}`)}
  />`}function ru(t){return a`<div class="exp-note exp-note--plain" data-comment>${y("book")}<p>${t}</p></div>`}function su(t,e,n){return a`<div class="exp-watch-question">
    <p class="exp-watch-asked">${t}</p>
    ${cn(e,t,n)}
  </div>`}function xn(t,e){let n=`${e.id}-task`,r=t.verdict===null?p:iu(t.verdict,`${e.id}-verdict`),s=t.routes!==void 0||t.table!==null&&!Rr(t.table),o=t.routes===void 0?"":" exp-exercise--map",i=t.routes!==void 0&&(t.options??t.worksheet??t.watch??null)===null,l=`exp-panel exp-exercise${s?" exp-exercise--wide":""}${o}`;return a`<div class="exp-exercise-frame">
    <div class=${l} role="group" aria-labelledby=${n} ?data-done=${t.done}>
      <div class="exp-task">
        ${y(t.icon)}
        <div>
          <p class="exp-eyebrow">${t.number}${t.done?y("check"):p}</p>
          <p class="exp-task-words" id=${n} tabindex="-1" data-heading>${t.task}</p>
          ${t.detail?a`<p class="exp-quiet">${t.detail}</p>`:p}
        </div>
        ${M()}
      </div>
      ${t.watch===void 0?p:Ci(t.watch,t.options,r,e)}
      ${t.table===null?p:a`<div class="exp-exercise-table">${Jt(t.table,e)}</div>`}
      ${t.routes===void 0?p:a`<div class="exp-exercise-table">${gn(t.routes,e,i?r:p)}</div>`}
      ${t.options===null||t.watch!==void 0?p:cn(t.options,t.optionsLabel,e)}
      ${t.worksheet===void 0?p:Si(t.worksheet,e)}
      ${t.estimate===void 0?p:Bo(t.estimate,e)}
      <div class="exp-guide">
        ${t.watch===void 0&&!i?r:p} ${t.solution===void 0?p:au(t.solution)}
        
        ${t.table===null?w(t.buttons,e):un(e,w(t.buttons,e))}
      </div>
      ${t.hands===void 0?p:Zo(t.hands,e)} ${No(t.hints,e)}
    </div>
  </div>`}var ou={right:["right","check"],wrong:["refused","cross"],unsure:["plain","lamp"]};function iu(t,e){let[n,r]=ou[t.kind];return a`<div class="exp-note exp-note--${n}" data-verdict=${t.kind} id=${e}>
      ${y(r)}
      <p><strong>${t.title}</strong> ${t.text}${t.rule===null?p:a` ${Ct(t.rule)}`}</p>
    </div>
    ${t.outcomes.length===0?p:a`<div class="exp-outcomes">${t.outcomes.map(lu)}</div>`}`}function au(t){return a`<div class="exp-note exp-note--right" data-solution>${y("lamp")}<p>${t}</p></div>`}function lu(t){return a`<div>
    <p class="exp-outcome-title">${t.title}</p>
    <p class="exp-num exp-outcome-sum">${t.sum} <b>${t.total}</b></p>
    <p class="exp-quiet">${t.text}</p>
  </div>`}function Ei(t,e,n){return a`<section class="exp-panel exp-lab-answer" aria-labelledby="${e.id}-answer">
    <h3 id="${e.id}-answer" tabindex="-1" data-heading>${t.guess?.title??t.answerTitle}</h3>
    ${t.guess===null?p:pu(t.guess,e)}
    ${t.said?a`<p class="exp-note exp-note--plain exp-lab-said" data-said>${y("chart")}<span>${t.said}</span></p>`:p}
    <div class="exp-lab-about">
      ${t.about?a`<p class="exp-help-line">${t.about}</p>`:p}
      ${t.progress===null?p:W(t.progress,e)}
    </div>
    ${t.parts.map(r=>cu(r,e,n))} ${w(t.saves,e)}
  </section>`}function pu(t,e){return a`<form class="exp-lab-guess" novalidate @submit=${r=>{r.preventDefault();let s=new FormData(r.currentTarget);e.submit({best:String(s.get("best")??""),mean:String(s.get("mean")??"")})}}>
      ${K(t.best,e)} ${We(t.mean,e)}
      <button type="submit" class="exp-button exp-button--main" data-key="button-${t.reveal.id}">
        <span>${t.reveal.label}</span>
      </button>
    </form>
    <div class="exp-chart-cover">${y("chart")}<p>${t.cover}</p></div>`}function cu(t,e,n){let r=`${e.id}-part-${t.id}`;return a`<div
    class="exp-lab-part"
    role="group"
    aria-labelledby=${r}
    data-part=${t.id}
    @input=${s=>n(s,!0)}
    @change=${s=>n(s,!1)}
  >
    <h4 id=${r}>${t.title}</h4>
    <p class="exp-help-line">${t.about}</p>
    ${t.numbers.map(s=>ze(s,e))}
    ${t.progress===null?p:W(t.progress,{...e,id:r})}
    ${t.drawn===null?p:xr(t.drawn)}
    ${t.picture===null?p:a`<div class="exp-actions">${Z(t.picture,e)}</div>`}
  </div>`}var yn="hand";function Ai(t,e){let[n]=t.suits;return a`<div role="group" aria-label=${t.legend}>
    <div class="exp-lab-faces" data-row="picks">
      ${(n?.cards??[]).map(r=>a`<button
          type="button"
          class="exp-lab-face"
          data-key="face-${r.code}"
          tabindex=${mu(t,"face",e)===r.code?0:-1}
          aria-label=${r.label}
          aria-pressed=${String(r.place===yn)}
          @click=${()=>e.enter(r.code,yn)}
        >
          <span class="exp-lab-crop">${U(r.code)}</span>
          ${r.place===""?p:uu(r)}
        </button>`)}
    </div>
    <p class="exp-help-line exp-num">${t.about}</p>
    ${t.fault===null?p:ur(t.fault,`${e.id}-cards-fault`)}
  </div>`}function uu(t){return t.place===yn?a`<span class="exp-lab-mark">${y("check")}</span>`:a`<span class="exp-lab-mark" data-mark=${t.mark}></span>`}function Hi(t,e){let n=()=>document.querySelector(`#${e.id}-setting [name="place"]:checked`)?.value??yn;return a`<div role="group" aria-label=${t.cards.legend} class="exp-lab-suits">
    ${t.cards.suits.map(r=>du(r,n,e))}
    <p class="exp-help-line">${t.cards.about}</p>
  </div>`}function du(t,e,n){let r=t.cards.map(o=>`card-${o.code}`),s=r.includes(n.stop)?n.stop:r[0];return a`<div role="group" aria-label=${t.name}>
    <p class="exp-lane-name">${V(t.suit)}${t.name}</p>
    <div class="exp-picks" data-row="picks" data-suit=${t.suit}>
      ${t.cards.map(o=>a`<button
          type="button"
          class="exp-pick exp-lab-pick"
          data-key="card-${o.code}"
          data-lies=${o.off?"there":o.place===""?"no":"here"}
          tabindex=${`card-${o.code}`===s?0:-1}
          aria-label=${o.label}
          aria-pressed=${String(o.place!=="")}
          aria-disabled=${o.off?"true":p}
          @click=${()=>n.enter(o.code,e())}
        >
          ${o.text}${o.mark===""?p:a`<small data-mark=${o.mark}></small>`}
        </button>`)}
    </div>
  </div>`}function mu(t,e,n){let r=t.suits.flatMap(s=>s.cards.map(o=>o.code));return r.find(s=>`${e}-${s}`===n.stop)??r[0]??""}var hu=150,Cr;function Vi(t,e){return a`<div class="exp-lab">
    <div>
      <div class="exp-panel-head"><h2>${t.title}</h2>${M()}</div>
      <p class="exp-intro">${t.intro}</p>
    </div>
    <div class="exp-lab-start" role="group" aria-labelledby="${e.id}-start">
      <p class="exp-legend" id="${e.id}-start">${t.presetsLabel}</p>
      ${w(t.presets,e)}
    </div>
    <div class="exp-lab-halves">
      <form class="exp-lab-set" novalidate id=${Fe(e)} @submit=${gu}
        @input=${n=>Pi(n,e)}
        @change=${n=>ji(n,e)}>
        ${fu(t,e)}
      </form>
      ${Ei(t,e,(n,r)=>r?Pi(n,e):ji(n,e))}
    </div>
  </div>`}function fu(t,e){return a`<section class="exp-panel" aria-labelledby="${e.id}-cards">
      <h3 id="${e.id}-cards">${t.cardsTitle}</h3>
      ${K(t.suit,e)} ${Ai(t.hand,e)}
      <details class="exp-fold">
        <summary data-key="fold">${y("next")}<span>${t.table.fold}</span></summary>
        <div class="exp-fold-fields">${K(t.table.place,e)} ${Hi(t.table,e)}</div>
      </details>
    </section>
    <section class="exp-panel" aria-labelledby="${e.id}-round">
      <h3 id="${e.id}-round">${t.roundTitle}</h3>
      ${t.numbers.map(n=>ze(n,e))} ${K(t.policy,e)}
      <div class="exp-lab-seed">${We(t.seed,e)} ${Z(t.fresh,e)}</div>
      ${K(t.predict,e)}
    </section>`}function gu(t){t.preventDefault()}function Pi(t,e){let n=t.target;n.type==="range"&&(clearTimeout(Cr),Cr=setTimeout(()=>Oi(n.form,e),hu))}function ji(t,e){let n=t.target;clearTimeout(Cr),Oi(n.form,e)}function Oi(t,e){t!==null&&e.submit(xu(t))}function xu(t){let e={};for(let[n,r]of new FormData(t))e[n]=String(r);return e}var yu="notebooks/index.ipynb";function Bi(t,e){return a`<div class="exp-panel exp-position-head">
    <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${M()}</div>
    ${t.fault===void 0?p:$u(t.fault)} ${t.intro?a`<p class="exp-intro">${t.intro}</p>`:p}
    ${Yt(t.fields,e)} ${w(t.buttons,e)}
  </div>`}function $u(t){let e=gt(yu);return a`<div class="exp-note exp-note--refused">
    ${y("stop")}
    <div>
      <p>${t.text}</p>
      <ul class="exp-position-faults">${t.faults.map(n=>a`<li>${n}</li>`)}</ul>
      ${e===null?p:a`<p><a href=${e.href} data-key="home">${t.home}</a></p>`}
    </div>
  </div>`}function Yt(t,e){if(t.length===0)return p;let n=r=>{let s=new FormData(r.currentTarget);e.fill(Object.fromEntries(t.map(({name:o})=>[o,s.getAll(o).join(",")])))};return a`<form
    class="exp-fields"
    novalidate
    @change=${n}
    @submit=${r=>{r.preventDefault(),n(r)}}
  >
    ${t.map(r=>K(r,e))}
  </form>`}function Zi(t,e){let n=`${e.id}-share`;return a`<div class="exp-panel exp-share" role="group" aria-labelledby=${n}>
    <p class="exp-box-title" id=${n}>${t.title}</p>
    <div class="exp-share-items">${bu(t).map(r=>$n(r,t.words,e))}</div>
  </div>`}function bu({seed:t,link:e,record:n}){return[{name:"seed",label:t.label,text:t.value,help:null,file:null},...e===null?[]:[{name:"link",...e,text:Nt(e.query),file:null}],...n===null?[]:[{name:"record",...n}]]}function $n(t,e,n){let r=`${n.id}-share-${t.name}`,s=n.copied?.name===t.name?n.copied:null;return a`<div class="exp-share-item">
    <div>
      <p class="exp-share-label" id=${r}>
        ${t.label} ${t.name==="seed"?a`<code>${t.text}</code>`:p}
      </p>
      ${t.help===null?p:a`<p class="exp-help-line">${t.help}</p>`}
    </div>
    <div class="exp-actions">
      <button
        type="button"
        class="exp-button"
        id="${r}-copy"
        data-key="copy-${t.name}"
        aria-labelledby="${r}-copy ${r}"
        @click=${()=>n.copy(t.name,t.text,e)}
      >
        ${e.copy}
      </button>
      ${t.file===null?p:vu(t,t.file,e)}
    </div>
    ${s===null?p:wu(t,s.done,r,e)}
  </div>`}function vu(t,e,n){let r=()=>Pe(t.text,e);return a`<button type="button" class="exp-button" data-key="download-${t.name}" @click=${r}>
    ${n.download}
  </button>`}function wu(t,e,n,r){return e?a`<p class="exp-help-line exp-share-outcome">${r.copied}</p>`:a`<p class="exp-help-line exp-share-outcome">${r.refused}</p>
    <textarea
      class="exp-text"
      readonly
      rows="3"
      data-copy=${t.name}
      aria-labelledby=${n}
      .value=${t.text}
    ></textarea>`}function Di({title:t,text:e,link:n,words:r},s){let o=`${s.id}-position-share`,i=Nt(n.query);return a`<div class="exp-panel exp-share exp-position-share" role="group" aria-labelledby=${o}>
    <p class="exp-box-title" id=${o}>${t}</p>
    <div class="exp-share-items">
      <div class="exp-position-item">
        ${$n({name:"text",label:e.label,text:e.value,help:e.help,file:null},r,s)}
        <code class="exp-position-text">${e.value}</code>
      </div>
      <div class="exp-position-item">
        ${$n({name:"link",label:n.label,text:i,help:n.help,file:null},r,s)}
        <code class="exp-position-text">${i}</code>
        ${n.notes.map(l=>a`<p class="exp-note exp-note--plain">${y("screen")}<span>${l}</span></p>`)}
      </div>
      ${n.code===""?p:ku(n.code)}
    </div>
  </div>`}function ku(t){return a`<div class="exp-position-code">${Je(t)}</div>`}function Ni(t,e){return a`<div class="exp-reveal" ?data-open=${t.open}>
    ${t.note?a`<p>${t.note}</p>`:p}
    <button
      type="button"
      class="exp-button ${t.open?"":"exp-button--main"}"
      data-key="reveal"
      aria-keyshortcuts=${t.key}
      @click=${()=>e.reveal()}
    >
      <span>${t.label}</span><kbd aria-hidden="true">${t.key}</kbd>
    </button>
  </div>`}function Ii(t,e){return a`<div class="exp-review">
    <div class="exp-panel">
      <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${M()}</div>
      <p class="exp-intro">${t.intro}</p>
      ${t.progress===null?p:W(t.progress,e)}
      ${w(t.buttons,e)}
    </div>
    ${t.sides.map((n,r)=>Mu(n,r,e))}
    ${t.method.length===0?p:Cu(t)}
  </div>`}function Mu(t,e,n){return a`<section class="exp-panel exp-review-side" aria-labelledby="${n.id}-side-${e}">
    <h3 id="${n.id}-side-${e}">${t.title}</h3>
    <p>${t.counts}</p>
    ${t.retries.length===0?p:a`<h4 class="exp-box-title">${t.retryLabel}</h4>${w(t.retries,n)}`}
    ${t.rounds.map((r,s)=>Lu(r,`${e}-${s}`))}
  </section>`}function Lu(t,e){return a`<div class="exp-review-round">
    <h4 class="exp-box-title">${t.title}</h4>
    <p class="exp-quiet">${t.counts}</p>
    <div class="exp-review-parts">
      ${t.luck===null?p:a`<div>${Er(t.luck)} ${Tu(t,e)}</div>`}
      ${t.choices.length===0?p:a`<ol class="exp-review-choices">${t.choices.map((n,r)=>Su(n,`${e}-${r}`))}</ol>`}
    </div>
  </div>`}function Tu(t,e){return t.draws===null?p:a`<details class="exp-fold">
    <summary data-key="draws-${e}">${y("next")}<span>${t.drawsLabel}</span></summary>
    ${Er(t.draws)}
  </details>`}function Su(t,e){let[n,r]=t.seed;return a`<li>
    <details class="exp-fold">
      <summary data-key="choice-${e}">
        ${y("next")}<span>${t.title} <span class="exp-review-cost exp-num">${t.cost}</span></span>
      </summary>
      <div class="exp-review-choice">
        <ul class="exp-review-reasons">${t.reasons.map(s=>a`<li>${s}</li>`)}</ul>
        <dl class="exp-review-seen">${t.seen.map(Ru)}</dl>
        ${Er(t.prices)}
        <p class="exp-help-line">${n}: <code>${r}</code></p>
      </div>
    </details>
  </li>`}function Ru(t){return a`<div>
    <dt>${t.name}</dt>
    ${t.cards.length===0?a`<dd>${t.text}</dd>`:a`<dd><span class="exp-hidden">${t.text}</span><span class="exp-chips">${t.cards.map(It)}</span></dd>`}
  </div>`}function Er(t){return a`<table class="exp-values exp-num">
    <caption>${t.caption}</caption>
    <thead><tr>${t.head.map(e=>a`<th scope="col">${e}</th>`)}</tr></thead>
    <tbody>${t.rows.map(Ki)}</tbody>
    ${t.foot.length===0?p:a`<tfoot>${Ki(t.foot)}</tfoot>`}
  </table>`}function Ki([t,...e]){return a`<tr><th scope="row">${t}</th>${e.map(n=>a`<td>${n}</td>`)}</tr>`}function Cu(t){return a`<div class="exp-panel exp-review-method">
    <h3>${t.methodLabel}</h3>
    <ul>${t.method.map(e=>a`<li>${e}</li>`)}</ul>
  </div>`}function _i(t,e){return a`<div class="exp-routes-frame"><div class="exp-panel exp-routes-end">
    <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2><div class="exp-head-tools">${lt(e)}${M()}</div></div>
    <p class="exp-intro">${t.intro}</p>
    <div class="exp-routes-end-top">
      <div class="exp-box">${Et(t.scores)}</div>
      ${w(t.buttons,e)}
    </div>
    <div class="exp-routes-sheets">${t.sheets.map(Eu)}</div>
    ${zt(t.rules)} ${be(e)}
  </div></div>`}function Eu(t){return a`<section class="exp-box">
    <h3 class="exp-box-title">${t.name}</h3>
    <ul class="exp-route-points">${t.points.map(e=>a`<li>${e}</li>`)}</ul>
    <p><b>${t.total}</b></p>
    <p class="exp-quiet">${t.tickets}</p>
  </section>`}function vn(t,e){let n=bn(e),r=({name:s})=>bn(s).some(o=>Au(o,n))?0:1;return t.filter(({name:s,short:o})=>[...bn(s),...bn(o)].some(i=>Hu(i,n))).sort((s,o)=>r(s)-r(o)||s.name.localeCompare(o.name,"en",{sensitivity:"base"}))}function Au(t,e){return e.some(n=>t.startsWith(n))}function Hu(t,e){return e.some(n=>` ${t}`.includes(` ${n}`))}function bn(t){let e=t.normalize("NFD").replace(new RegExp("\\p{M}","gu"),"").toLowerCase();return[""," "].map(n=>e.replace(/['’]/g,n).replace(/[^\p{L}\p{N}]+/gu," ").trim())}function Fi(t,e){return a`<div class="exp-routes-frame"><div class="exp-routes">
    <div class="exp-routes-head">
      <div class="exp-routes-title"><h2 tabindex="-1" data-heading>${t.title}</h2><p class="exp-quiet">${t.intro}</p></div>
      <div class="exp-head-tools">${lt(e)}${mt(t.keys,e)}${M()}</div>
    </div>
    <div class="exp-routes-layout">
      ${be(e)}
      <div class="exp-routes-aside">
        ${t.quiz===null?a`<div class="exp-actions">${Z(t.start,e)}</div>${Vu(t,e)}`:Pu(t.quiz,e)}
      </div>
    </div>
    ${Dt(t.keys,e)}
  </div></div>`}function Pu(t,e){return a`<section class="exp-box exp-quiz" aria-labelledby="${e.id}-quiz">
    <h3 class="exp-box-title" id="${e.id}-quiz">${t.title}</h3>
    <p class="exp-quiz-question">${t.text}</p>
    ${t.answer?ju(t):p}
    <p class="exp-quiet exp-num">${t.count}</p>
    ${w(t.buttons,e)}
  </section>`}function ju(t){let e=t.right===null?"plain":t.right?"right":"refused",n=t.right===null?void 0:t.right?"check":"cross";return a`<p class="exp-note exp-note--${e}">${y(n)}<span>${t.answer}</span></p>`}function Vu(t,e){let{board:n,query:r}=e.routes,s=vn(n?.places??[],r),[o,i]=[`${e.id}-search`,`${e.id}-found`];return a`<div class="exp-box exp-finder">
    <label class="exp-legend" for=${o}>${t.search}</label>
    <input
      class="exp-text"
      type="search"
      autocomplete="off"
      spellcheck="false"
      id=${o}
      data-key="search"
      .value=${r}
      aria-controls="${i}-list"
      aria-describedby="${i}-none"
      @input=${l=>e.routes.find(l.target.value)}
    />
    <h3 class="exp-box-title" id=${i}>${t.found}</h3>
    <p class="exp-quiet" id="${i}-none">${s.length===0?t.none:""}</p>
    <ul class="exp-found" id="${i}-list" aria-labelledby=${i}>
      ${P(s,l=>l.code,l=>a`<li>
          <button
            type="button"
            class="exp-move"
            data-key="found-${l.code}"
            @click=${()=>e.routes.go(l.code)}
          >
            ${hn(l.kind)}<span>${l.name}</span>
          </button>
        </li>`)}
    </ul>
  </div>`}function zi(t,e){let n=t.links.filter(({href:s})=>gt(s)!==null);if(t.fields.length+n.length===0)return p;let r=`${e.id}-route-setup`;return a`<div class="exp-panel exp-route-setup" role="group" aria-labelledby=${r}>
    <p class="exp-box-title" id=${r}>${t.title}</p>
    ${Yt(t.fields,e)} ${t.typed===null?p:Bu(t.typed,e)}
    ${n.length===0?p:a`<p class="exp-actions">${n.map(Ou)}</p>`}
  </div>`}function Ou({title:t,href:e,note:n}){return a`<a class="exp-button" data-key="way ${e.split("?")[0]}" href=${gt(e).href} target="_blank" rel="noopener">
    ${y("play")}<span>${t}<span class="exp-hidden"> ${n}</span></span></a>`}function Bu(t,e){return a`<div class="exp-setup-line" @change=${({target:r})=>{let{name:s,value:o}=r;e.submit({[s]:o})}}>${he(t,"at",e)}</div>`}function wn(t,e){return a`<div class="exp-setup">
    <div class="exp-panel exp-setup-line">
      ${w(t.presets,e)}
      <div @change=${Zu}>${he(t.typed,"setup",e)}</div>
      <p class="exp-setup-status" data-faults=${t.faults.length>0}>${t.status}</p>
      ${Hr(t.faults,`${e.id}-whole`)} ${w(t.buttons,e)}
    </div>
    <div class="exp-setup-halves">
      <div class="exp-panel exp-setup-choose">
        ${Du(t,e)}
        <p class="exp-help-line" id="${e.id}-setup-hint">${t.hint}</p>
        <div role="group" aria-label=${t.cardsLegend} class="exp-setup-suits">
          ${t.cards.map(n=>Ku(n,e))}
        </div>
      </div>
      <div class="exp-setup-seen">
        <div role="group" aria-label=${t.tableLegend}>${Jt(t.table,e)}</div>
        <div class="exp-panel">
          ${Yt(t.fields,e)} ${Hr(t.fieldFaults,`${e.id}-field-faults`)}
        </div>
      </div>
    </div>
  </div>`}function Zu(t){t.target.form?.requestSubmit()}function Du(t,e){return a`<div role="group" aria-label=${t.placesLegend} class="exp-setup-places">
    ${t.places.map(n=>Nu(n,e))}
  </div>`}function Nu(t,e){let n=`${e.id}-place-${t.letter}`;return a`<div class="exp-setup-place" role="group" aria-label=${t.name}>
    <button
      type="button"
      class="exp-setup-spot"
      data-key="place-${t.letter}"
      aria-pressed=${String(t.chosen)}
      aria-describedby=${t.faults.length>0?n:p}
      @click=${()=>e.enter("",t.letter)}
    >
      <kbd aria-hidden="true">${t.letter}</kbd>
      <span class="exp-setup-name">${t.name}</span>
      <code aria-hidden="true">${t.cards}</code><span class="exp-hidden">, ${t.label}</span>
    </button>
    ${t.field===null?p:Yt([t.field],e)} ${Hr(t.faults,n)}
  </div>`}function Ku(t,e){let n=t.cards.map(Ar),r=n.includes(e.stop)?e.stop:n[0];return a`<div role="group" aria-label=${t.name}>
    <p class="exp-lane-name">${V(t.suit)}${t.name}</p>
    <div class="exp-picks" data-row="picks" data-suit=${t.suit}>
      ${t.cards.map(s=>Iu(s,Ar(s)===r,e))}
    </div>
  </div>`}function Ar(t){return`pick-${t.code}`}function Iu(t,e,n){return a`<button
    type="button"
    class="exp-pick exp-setup-pick"
    data-key=${Ar(t)}
    data-lies=${t.lies}
    data-held=${t.held}
    tabindex=${e?0:-1}
    aria-label=${t.label}
    aria-pressed=${String(t.held||t.lies==="here")}
    @click=${()=>n.enter(t.code,"")}
  >
    ${t.text}${t.mark===""?p:a`<small data-mark=${t.mark}></small>`}
  </button>`}function Hr(t,e){return t.length===0?p:a`<ul class="exp-fault exp-typed-faults" id=${e}>
    ${t.map(n=>a`<li>${y("stop")}<span>${n}</span></li>`)}
  </ul>`}function qi(t,e){let n=r=>{let s=r.target;s.type==="text"&&(s.dataset.moved=s.value),e.fill(_u(r.currentTarget))};return a`<div class="exp-calculator">
    <div class="exp-panel exp-tally">
      <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${M()}</div>
      <p class="exp-intro">${t.intro}</p>
      <form class="exp-tally-form" novalidate @input=${n} @submit=${r=>r.preventDefault()}>
        ${K(t.players,e)} ${t.lines.map(r=>Fu(r,e))}
      </form>
      <p class="exp-tally-result" data-result>${t.settled?y("check"):p}<span>${t.result}</span></p>
      ${zu(t,e)}
    </div>
    <div class="exp-print" aria-hidden="true">
      ${Et(t.printed)}
      <p class="exp-print-result">${t.result}</p>
    </div>
  </div>`}function _u(t){return Object.fromEntries([...new FormData(t)].map(([e,n])=>[e,String(n)]))}function Fu(t,e){return a`<div class="exp-tally-line" role="group" aria-label=${t.label} ?data-won=${t.won!==""}>
    <div class="exp-tally-boxes">
      ${Wi(t.person,e,"exp-tally-person")} ${t.boxes.map(n=>Wi(n,e))}
    </div>
    <p class="exp-tally-total exp-num">
      <span class="exp-quiet">${t.totalLabel}</span> <b data-total>${t.total}</b>
      ${t.won===""?p:a`<span class="exp-tally-won">${y("check")}${t.won}</span>`}
    </p>
    <p class="exp-tally-steps exp-num">${t.steps}</p>
  </div>`}function Wi(t,e,n=""){let r=`${e.id}-${t.name}`,s=[t.hint===""?"":`${r}-hint`,t.fault===""?"":`${r}-fault`].filter(Boolean);return a`<div class="exp-tally-box ${n}">
      <label for=${r}>${t.label}</label>
      <input
        class="exp-text exp-num"
        type="text"
        inputmode=${t.digits?"numeric":"text"}
        autocomplete="off"
        spellcheck="false"
        maxlength="12"
        id=${r}
        name=${t.name}
        data-key="field-${t.name}"
        .value=${St(t.value)}
        aria-invalid=${t.fault===""?p:"true"}
        aria-describedby=${s.length>0?s.join(" "):p}
      />
      <span class="exp-tally-hint exp-num" id="${r}-hint">${t.hint}</span>
    </div>
    ${t.fault===""?p:a`<p class="exp-fault exp-tally-fault" id="${r}-fault">
            ${y("stop")}<span><b>${t.label}:</b> ${t.fault}</span>
          </p>`}`}function zu(t,e){let{copy:n,print:r}=t,s=e.copied?.name==="sheet"?e.copied:null;return a`<div class="exp-actions">
      <button
        type="button"
        class="exp-button"
        data-key="copy-sheet"
        @click=${()=>e.copy("sheet",n.text,{copied:n.copied,refused:n.refused})}
      >
        ${n.label}
      </button>
      <button type="button" class="exp-button" data-key="button-${r.id}" @click=${nn}>
        <span>${r.label}</span>
      </button>
      ${t.buttons.map(o=>Z(o,e))} ${it(t.buttons,e)}
    </div>
    ${s===null?p:a`<p class="exp-help-line">${s.done?n.copied:n.refused}</p>`}
    ${s===null||s.done?p:a`<textarea class="exp-text exp-area" readonly data-copy="sheet" aria-label=${n.label} .value=${n.text}></textarea>`}`}function Gi(t,e){let n=`${e.id}-part-${t.id}`;return t.folded?a`<details class="exp-fold">
      <summary data-key="fold-${t.id}">${y("next")}<span>${t.title}</span></summary>
      <div class="exp-fold-fields">${Mn(t,e)}</div>
    </details>`:a`<section class="exp-writer-part" data-part=${t.id} aria-labelledby=${n}>
    <h4 id=${n}>${t.title}</h4>
    ${t.about===""?p:a`<p class="exp-help-line">${t.about}</p>`} ${Mn(t,e)}
  </section>`}function Mn(t,e){return a`${t.fields.map(n=>Ji(n,e))} ${t.rows.map(n=>Wu(n,e))}
  ${jr(t.faults)} ${w(t.buttons,e)}`}function Wu(t,e){return a`<div class="exp-writer-row">
    ${t.title===""?p:a`<p class="exp-legend">${t.title}</p>`}
    ${t.fields.map(n=>Ji(n,e))} ${jr(t.faults)} ${w(t.buttons,e)}
  </div>`}function Ji(t,e){return t.kind==="radio"||t.kind==="check"?Gu(t,e):qu(t,e)}function qu(t,e){let n=`${e.id}-${t.name}`;return a`<div class="exp-writer-field">
    <label class="exp-legend" for=${n}>${t.label}</label>
    ${Uu(t,n)} ${Pr(t,n)}
  </div>`}function Uu(t,e){let n=t.faults.length===0?p:"true",{name:r,value:s}=t;switch(t.kind){case"area":return a`<textarea class="exp-text exp-writer-area" rows=${r==="position"?2:4} spellcheck=${Ui(r)?"false":"true"} id=${e} name=${r} data-key="field-${r}"
        .value=${St(s)} aria-invalid=${n} aria-describedby=${kn(t,e)}></textarea>`;case"pick":return a`<select class="exp-text" id=${e} name=${r} data-key="field-${r}"
        aria-invalid=${n} aria-describedby=${kn(t,e)}>
        ${t.options.map(o=>a`<option value=${o.value} .selected=${o.checked}>${o.label}</option>`)}
      </select>`;default:return a`<input class="exp-text" type="text" autocomplete="off" id=${e} name=${r} data-key="field-${r}"
        spellcheck=${Ui(r)?"false":"true"} .value=${St(s)}
        aria-invalid=${n} aria-describedby=${kn(t,e)} />`}}function Ui(t){return/position|record|solution|cards$|card$|follows$|^name$/.test(t)}function Gu(t,e){let n=`${e.id}-${t.name}`,r=a`<div class="exp-choice-row">${t.options.map(s=>Ju(t,s))}</div>`;return t.label===""?a`<div class="exp-writer-field">${r} ${Pr(t,n)}</div>`:a`<fieldset class="exp-writer-field" aria-describedby=${kn(t,n)}>
    <legend class="exp-legend">${t.label}</legend>
    ${r} ${Pr(t,n)}
  </fieldset>`}function Ju(t,e){return a`<label class="exp-choice">
    <input
      type=${t.kind==="radio"?"radio":"checkbox"}
      name=${t.name}
      value=${e.value}
      data-key="field-${t.name}-${e.value}"
      .checked=${e.checked}
    />
    <span class="exp-choice-words"><span>${e.label}</span>${e.help?a`<small>${e.help}</small>`:p}</span>
  </label>`}function kn(t,e){let n=[t.help?`${e}-help`:"",t.faults.length>0?`${e}-faults`:""].filter(Boolean);return n.length>0?n.join(" "):p}function Pr(t,e){return a`${t.help?a`<p class="exp-help-line" id="${e}-help">${t.help}</p>`:p}
  ${jr(t.faults,`${e}-faults`)}`}function jr(t,e){return t.length===0?p:a`<ul class="exp-fault exp-writer-faults" id=${e??p}>
    ${t.map(n=>a`<li>${y("stop")}<span>${n}</span></li>`)}
  </ul>`}var Yu=400,Ln,Qi=new Map;function Xi(t,e,n){let r=`${n.id}-writer`;Qi.set(r,t);let s={...n,press:i=>i.why===void 0?od(r,i.id,n):n.press(i)},o=t.tabs.find(i=>i.current)?.id??"";return a`<div class="exp-writer">
    <div>
      <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${M()}</div>
      <p class="exp-intro">${t.intro}</p>
    </div>
    <div class="exp-writer-halves">
      <form class="exp-writer-form" novalidate id=${r} @submit=${i=>i.preventDefault()}
        @input=${i=>rd(i,n)} @change=${i=>sd(i,n)}>
        <div class="exp-panel exp-writer-panel" role="group" aria-labelledby="${r}-lesson">
          <h3 id="${r}-lesson">${t.lesson.title}</h3>
          ${Mn(t.lesson,s)} ${Qu(t,s)}
        </div>
        <div class="exp-panel exp-writer-panel" role="group" aria-labelledby="${r}-form">
          <h3 id="${r}-form">${t.formTitle}</h3>
          ${en(o,a`${t.parts.map(i=>Gi(i,s))}`)}
        </div>
      </form>
      <div class="exp-writer-side">
        ${td(t,s)} ${ed(t,e,n)}
      </div>
    </div>
    <div class="exp-writer-takes">${Yi(t.cell,n)} ${Yi(t.notebook,n,nd(t))}</div>
  </div>`}function Qu(t,e){return a`<section class="exp-writer-part" aria-label=${t.tabsLabel}>
    <h4>${t.tabsLabel}</h4>
    <ol class="exp-writer-tabs">${t.tabs.map(n=>a`<li>${Xu(n,e)}</li>`)}</ol>
    ${w(t.buttons,e)}
  </section>`}function Xu(t,e){let n=()=>e.press({id:t.id,label:t.label});return a`<button type="button" class="exp-button exp-writer-tab" data-key="button-${t.id}"
    aria-current=${t.current?"true":p} @click=${n}>
    <span>${t.label}</span><small>${t.note}</small>
  </button>`}function td({todo:t},e){return a`<section class="exp-panel exp-writer-panel" aria-label=${t.title}>
    <h3>${t.title}</h3>
    <p class="exp-writer-said" data-well=${String(t.well)}>${t.well?y("check"):p}<span>${t.said}</span></p>
    ${t.items.length===0?p:a`<ul class="exp-writer-items">${t.items.map(n=>a`<li>${n}</li>`)}</ul>`}
    <div class="exp-actions">${Z(t.button,e)}</div>
  </section>`}function ed(t,{exercise:e,setup:n},r){return a`<section class="exp-writer-try" aria-label=${t.tryTitle}>
    <h3>${t.tryTitle}</h3>
    ${t.tryAbout===""?p:a`<p class="exp-help-line">${t.tryAbout}</p>`}
    ${e===void 0?p:xn(e,r)} ${n===void 0?p:wn(n,r)}
  </section>`}function nd({nextTitle:t,next:e}){return a`<p>${t}</p>
    <ul class="exp-writer-next">${e.map(([n,r])=>a`<li><code>${r}</code> <span class="exp-quiet">${n}</span></li>`)}</ul>`}function Yi(t,e,n=p){let r=e.copied?.name===t.name?e.copied:null,s=()=>t.file===""?e.copy(t.name,t.text,t):Pe(t.text,t.file);return a`<section class="exp-panel exp-writer-panel" aria-label=${t.title}>
    <h3>${t.title}</h3>
    <p class="exp-help-line">${t.about}</p>
    ${t.file===""&&t.text!==""?a`<pre class="exp-writer-source" tabindex="0" aria-label=${t.title}><code>${t.text}</code></pre>`:p}
    ${t.text===""?p:a`<div class="exp-actions">
            <button type="button" class="exp-button" data-key="take-${t.name}" @click=${s}><span>${t.label}</span></button>
          </div>`}
    ${r===null?p:a`<p class="exp-help-line">${r.done?t.copied:t.refused}</p>`}
    ${r===null||r.done?p:a`<textarea class="exp-text exp-area" readonly data-copy=${t.name} aria-label=${t.title} .value=${t.text}></textarea>`}
    ${n}
  </section>`}function rd(t,e){let n=t.target;if(n.type==="radio"||n.type==="checkbox"||n.localName==="select")return;n.dataset.moved=n.value;let r=t.currentTarget;clearTimeout(Ln),Ln=setTimeout(()=>e.fill(Vr(r)),Yu)}function sd(t,e){clearTimeout(Ln),e.fill(Vr(t.currentTarget))}function od(t,e,n){let r=document.getElementById(t);clearTimeout(Ln);let s=Vr(r);qe(r),n.submit({...s,press:e})}function Vr(t){let e=Qi.get(t.id),n=new FormData(t),r=[e.lesson,...e.parts].flatMap(o=>[...o.fields,...o.rows.flatMap(i=>i.fields)]);return{...Object.fromEntries(r.map(({name:o})=>[o,n.getAll(o).join(",")])),form:e.form}}function Or(t,e,n){return a`${e?ld(n):p} ${S(t)?id(t,n):ad()}`}function id(t,e){return a`${t.positionHead===void 0?p:Bi(t.positionHead,e)}
  ${t.form===void 0?p:So(t.form,e)}
  ${t.exercise===void 0||t.writer!==void 0?p:xn(t.exercise,e)}
  ${t.chart===void 0?p:Po(t.chart,e)}
  ${t.table===void 0?p:Jt(t.table,e)}
  ${t.summary===void 0?p:ko(t.summary,e)}
  ${t.review===void 0?p:Ii(t.review,e)}
  ${t.calculator===void 0?p:Ro(t.calculator,e)}
  ${t.tally===void 0?p:qi(t.tally,e)}
  ${t.lab===void 0?p:Vi(t.lab,e)}
  ${t.writer===void 0?p:Xi(t.writer,t,e)}
  ${t.routes===void 0?p:gn(t.routes,e)}
  ${t.routeEnd===void 0?p:_i(t.routeEnd,e)}
  ${t.routeSetup===void 0?p:zi(t.routeSetup,e)}
  ${t.explorer===void 0?p:Fi(t.explorer,e)}
  ${t.setup===void 0||t.writer!==void 0?p:wn(t.setup,e)}
  ${t.positionShare===void 0?p:Di(t.positionShare,e)}
  ${t.reveal===void 0?p:Ni(t.reveal,e)}
  ${t.share===void 0?p:Zi(t.share,e)}`}function ad(){return a`<p class="exp-starting">${$.starting}</p>`}function Br(){return dr()?$.lost:$.lostCell}function ld(t){return a`<div class="exp-note exp-note--refused exp-lost">
    ${y("stop")}
    <div>
      <p>${Br()}</p>
      ${dr()?pd(t):p}
    </div>
  </div>`}function pd(t){return a`<button type="button" class="exp-button" data-key="reload" @click=${()=>t.reload()}>
    ${$.lostAction}
  </button>`}var cd=/^[shdc][2-9TJQKA]$/,ud=/^[avs]$/,Sn="other-hand",Zr="hand",dd=".exp-column, .exp-empty, .exp-pile, .exp-card",Tn=5,Rn=".exp-map, .exp-hand, .exp-map-sheet, .exp-expeditions";function ve(t){let e=t.closest("[data-at]")?.dataset.at?.split("/");if(e?.[1]!==void 0&&!e[0].startsWith("discard-"))return e[1];let n=t.closest("[data-place]")?.dataset.place;return n!==void 0?n:t.closest(`[data-backs="${Sn}"]`)!==null?Sn:t.closest("[data-way]")?.dataset.way??t.closest(".exp-expedition")?.querySelector("input")?.value??null}function ta(t,{x:e,y:n},r){let s=document.elementFromPoint(e,n);if(s===null||!t.contains(s)||s.closest(Rn)===null)return null;if(s.closest(".exp-map-sheet")===null)return ve(s);let o=document.elementsFromPoint?.(e,n).find(i=>i.matches(".exp-map-flag"));return ve(o??s)??r({x:e,y:n})}function Dr(t){let{activeElement:e}=document;return e!==null&&t.contains(e)&&e.closest(Rn)!==null?ve(e):null}function Cn(){return document.activeElement?.closest(".exp-pen-bar")!=null}function ea(t,e){return[...oa(t,e)?.querySelectorAll(".exp-column > [data-at]")??[]].map(r=>r.dataset.at.split("/")[1])}function na(t,e){if(cd.test(e))return fd(t,e);if(ud.test(e))return gd(t,e);if(e===Sn||e===Zr)return we(t.querySelectorAll(e===Zr?".exp-hand":`[data-backs="${e}"]`));let n=oa(t,e);return n===null?xd(t,e):we([n.querySelector(dd)??n]).map(hd)}function ra(t,e){return t.querySelector(`.exp-map-sheet [data-place="${e}"], .exp-map-sheet [data-way="${e}"]`)?.closest(".exp-map-sheet")??null}function sa(t,e,n){let r=H(e),o=[...r===null?[]:[...r.other?.lanes??[],...r.own.lanes,...r.river],...r?.draw?[r.draw]:[]].find(({place:l})=>l===t);if(o!==void 0)return o.called??o.name;if(t===Sn&&r?.other?.backs)return r.other.backs.called??r.other.name;if(t===Zr&&r!==null)return r.handLabel;let i=n?.places.find(({code:l})=>l===t);return i!==void 0?md(i,e):qs[t]??{a:$.penAmber,v:$.penViolet,s:$.penSlate}[t]??t}function md({code:t,name:e,label:n},r){let s="serial"in r?(r.explorer??C(r))?.scene:void 0;return s?.nameless?s.told[t]??n:e}function oa(t,e){return t.querySelector(`[data-row] > [data-key="${e}"]`)}function ia(t){return t.checkVisibility?.()!==!1}function we(t){return[...t].filter(ia).map(e=>{let{x:n,y:r,width:s,height:o}=e.getBoundingClientRect();return{x:n,y:r,width:s,height:o,round:!1}})}function hd({x:t,y:e,width:n,height:r,round:s}){return{x:t-Tn,y:e-Tn,width:n+2*Tn,height:r+2*Tn,round:s}}function fd(t,e){return[...t.querySelectorAll(`[data-at$="/${e}"]`)].flatMap(r=>{let s=r.nextElementSibling,o=r.closest(".exp-column")!==null&&s?.matches("[data-at]")===!0;return we([r]).map(i=>{let l=o?s.getBoundingClientRect().top:1/0;return l>i.y?{...i,height:Math.min(i.height,l-i.y)}:i})})}function gd(t,e){let n=we(t.querySelectorAll(`.exp-map-sheet [data-way="${e}"] > .exp-map-flag`)),r=t.querySelector(`.exp-expedition > input[value="${e}"]`)?.closest("label");return n.length>0||!r?n:we([r])}function xd(t,e){return[...t.querySelectorAll(`.exp-map-target[data-place="${e}"]`)].flatMap(r=>{let s=r.closest("svg"),o=/translate\(([-\d.]+) ([-\d.]+)\)/.exec(r.getAttribute("transform")??"");if(s===null||o===null||!ia(s))return[];let i=N(s),l=i*Number(r.querySelector(".exp-map-focus")?.getAttribute("r")??0),{x:c,y:u}=s.getBoundingClientRect(),[h,d]=[c+i*Number(o[1]),u+i*Number(o[2])];return[{x:h-l,y:d-l,width:2*l,height:2*l,round:!0}]})}var yd=6;function aa(t,e){let n=null,r=m=>m.target instanceof Element&&m.target.closest(Rn)!==null,s=m=>{m.stopPropagation(),m.cancelable&&m.preventDefault()},o=()=>{n!==null&&(n=null,e.stopped())},i=m=>{let f=m.button===2;if(!e.offered()||!r(m)||!(f||e.up()&&m.button===0))return;if(m.stopPropagation(),!m.isPrimary&&m.pointerType==="touch")return o();let g={x:m.clientX,y:m.clientY},b=e.at(g);n=b===null?null:{from:b,pointer:m.pointerId,start:g,moved:!1}},l=m=>{if(n===null||m.pointerId!==n.pointer)return;let{start:f,from:g}=n;n.moved||=Math.hypot(m.clientX-f.x,m.clientY-f.y)>=yd,n.moved&&e.going(g,{x:m.clientX,y:m.clientY})},c=m=>{if(n===null||m.pointerId!==n.pointer)return;let{from:f,moved:g}=n;o();let b=g?e.at({x:m.clientX,y:m.clientY}):f;b!==null&&e.drawn(f,b===f?null:b)},u=m=>{m.key!=="Escape"||n===null||(s(m),o())},h=m=>{if(!e.offered()||!e.up()||!r(m))return;s(m);let f=m.type==="click"&&m.detail===0?e.of(m.target):null;f!==null&&e.drawn(f,null)},d=m=>{e.offered()&&r(m)&&s(m)};return t.addEventListener("pointerdown",i,!0),t.addEventListener("click",h,!0),t.addEventListener("dblclick",h,!0),t.addEventListener("contextmenu",d,!0),addEventListener("pointermove",l),addEventListener("pointerup",c),addEventListener("pointercancel",o),addEventListener("keydown",u,!0),()=>{removeEventListener("pointermove",l),removeEventListener("pointerup",c),removeEventListener("pointercancel",o),removeEventListener("keydown",u,!0)}}function la(t){let e=H(t);if(e!==null){let{own:r,other:s,river:o,draw:i,hand:l,cover:c}=e,u=[r,s].map(d=>[d?.name,d?.lanes.map(({cards:m})=>m.map(({code:f})=>f))]),h=[s?.backs?.count,i?.count,c===null];return JSON.stringify([u,o.map(({top:d})=>d),l.map(({code:d})=>d),h])}let{scene:n}=C(t)??t.routeEnd??t.explorer??{};return n===void 0?"":JSON.stringify($d(n))}function $d({journeys:t,tokens:e,own:n,open:r}){return[t.map(({arrows:s})=>s),e.map(({place:s,seat:o})=>[s,o]),n,r]}function Nr(t){return H(t)?.pen??C(t)?.pen??("serial"in t?t.routeEnd?.pen:void 0)}var ke=3,bd=12,ua=8,pa=18;function Me({x:t,y:e,width:n,height:r}){return{x:t+n/2,y:e+r/2}}function En(t){let{x:e,y:n}=Me(t),[r,s]=[t.width/2+ke,t.height/2+ke];if(t.round)return`M${j({x:e-r,y:n})}${Qt(r,r,{x:e+r,y:n})}${Qt(r,r,{x:e-r,y:n})}Z`;let o=Math.min(bd,r,s),[i,l,c,u]=[e-r,e+r,n-s,n+s];return`M${j({x:i+o,y:c})}L${j({x:l-o,y:c})}${Qt(o,o,{x:l,y:c+o})}L${j({x:l,y:u-o})}${Qt(o,o,{x:l-o,y:u})}L${j({x:i+o,y:u})}${Qt(o,o,{x:i,y:u-o})}L${j({x:i,y:c+o})}${Qt(o,o,{x:i+o,y:c})}Z`}function Qt(t,e,n){return`A${R(t)} ${R(e)} 0 0 1 ${j(n)}`}function ca(t,{x:e,y:n}){if(t.round)return t.width/2+ke;let[r,s]=[t.width/2+ke,t.height/2+ke];return Math.min(e===0?1/0:r/Math.abs(e),n===0?1/0:s/Math.abs(n))}function da(t,e,{aside:n,size:r}){let[s,o]=[Me(t),Me(e)],i=Math.hypot(o.x-s.x,o.y-s.y),l=i===0?{x:0,y:-1}:{x:(o.x-s.x)/i,y:(o.y-s.y)/i},[c,u]=[ca(t,l),i-ca(e,{x:-l.x,y:-l.y})];u-c<pa+r&&([c,u]=[Math.min(0,i-pa-r),i]);let h=(m,f)=>({x:s.x+l.x*m-l.y*(n+f),y:s.y+l.y*m+l.x*(n+f)}),d=r*.55;return{shaft:E(h(c,0),h(u-r*.8,0)),head:`${E(h(u-r,-d),h(u,0),h(u-r,d))}Z`}}function ma(t,e){let n=null;for(let r of t)for(let s of e){let[o,i]=[Me(r),Me(s)],l=Math.hypot(o.x-i.x,o.y-i.y);(n===null||l<n.far)&&(n={pair:[r,s],far:l})}return n?.pair??null}var vd=15,An=class{constructor(e){this.root=e;this.element.setAttribute("class","exp-pen-sheet"),this.element.setAttribute("aria-hidden","true"),this.element.setAttribute("focusable","false")}root;element=F("svg");shown="";draw(e,n,r,s,o){let i=n.map(c=>this.one(e,c,Fo(n,c)));s!==null&&i.push(this.going(s,r)),o!==null&&i.push(this.spots(o).map(c=>v("path",{class:"exp-pen-aim",d:En(c)})).join(""));let l=i.join("");this.element.toggleAttribute("hidden",l===""),l!==this.shown&&(this.element.innerHTML=this.shown=l)}one(e,n,r){let{from:s,to:o,look:i}=n,l=o===null?this.spots(s).map(En).map(m=>Kr(m,null)).join(""):this.arrow(s,o,r?ua:0),c=[s,o??s].map(m=>ra(this.root,m)),u=c[0]===c[1]?c[0]:null,h=`${e}-pen-${Wt(n).replaceAll(/[~:]/g,"_")}`,d={class:`exp-pen exp-pen--${i}`,"data-drawn":Wt(n),"clip-path":u===null?null:`url(#${h})`};return(u===null?"":this.clip(h,u))+v("g",d,l)}arrow(e,n,r){let s=ma(this.spots(e),this.spots(n));return s===null?"":ha(s[0],s[1],r,this.size)}going({from:e,to:n},r){let[s]=this.spots(e);if(s===void 0)return"";let o=n===null?Kr(En(s),null):ha(s,this.pointSpot(n),0,this.size);return v("g",{class:`exp-pen exp-pen--${r} exp-pen--going`},o)}get size(){return vd*(parseFloat(getComputedStyle(this.root).fontSize)/16||1)}clip(e,n){let{x:r,y:s,width:o,height:i}=this.local({...wd(n),round:!1});return v("clipPath",{id:e},v("rect",{x:r,y:s,width:o,height:i}))}spots(e){return na(this.root,e).map(n=>this.local(n))}local({x:e,y:n,width:r,height:s,round:o}){let i=this.root.getBoundingClientRect(),l=N(this.root);return{x:(e-i.x)/l,y:(n-i.y)/l,width:r/l,height:s/l,round:o}}pointSpot({x:e,y:n}){return this.local({x:e,y:n,width:0,height:0,round:!0})}};function wd(t){let{x:e,y:n,width:r,height:s}=t.getBoundingClientRect();return{x:e,y:n,width:r,height:s}}function Kr(t,e){let n=e===null?"":v("path",{class:"exp-pen-head",d:e});return[t,e].filter(s=>s!==null).map(s=>v("path",{class:"exp-pen-casing",d:s})).join("")+v("path",{class:"exp-pen-line",d:t})+n}function ha(t,e,n,r){let{shaft:s,head:o}=da(t,e,{aside:n,size:Number(R(r))});return Kr(s,o)}function fa({from:t,to:e,look:n},r,s){let o={from:s(t),to:e===null?"":s(e),line:kd(n)},[i,l]=r?[$.penMarked,$.penArrow]:[$.penUnmarked,$.penNoArrow];return xa(e===null?i:l,o)}function ga(t,e){return xa($.penBegun,{from:e(t)})}function kd(t){return{1:"",2:`, ${$.penLineDashed}`,3:`, ${$.penLineDotted}`}[t]}function xa(t,e){return t.replaceAll(/\{(\w+)\}/g,(n,r)=>e[r]??"")}var Hn=class{constructor(e,n,r){this.root=e;this.id=n;this.acts=r;this.sheet=new An(e),e.append(this.sheet.element),this.letGo=aa(e,{offered:()=>this.isOffered,up:()=>this.isUp,at:i=>ta(this.root,i,l=>this.acts.placeAt(l)),of:ve,drawn:(i,l)=>this.put(i,l),going:(i,l)=>this.go({from:i,to:l}),stopped:()=>this.go(null)}),e.addEventListener("keydown",i=>this.key(i),!0),e.addEventListener("keyup",i=>i.key===this.pressed&&i.preventDefault(),!0),e.addEventListener("focusin",()=>this.followFocus()),e.addEventListener("scroll",()=>this.show(),!0);let s=new MutationObserver(()=>this.presented());if(s.observe(document.documentElement,{attributeFilter:["data-present"]}),this.watchers.push(s),typeof ResizeObserver>"u")return;let o=new ResizeObserver(()=>this.show());o.observe(e),this.watchers.push(o)}root;id;acts;isUp=!1;look=1;drawing=[];kept=[];position="";going=null;pressed=null;aim=null;sheet;letGo;watchers=[];dispose(){this.letGo();for(let e of this.watchers)e.disconnect()}get isOffered(){let e=this.acts.state();return!Zt()||!S(e)?!1:(H(e)??C(e)??e.routeEnd??e.explorer??null)!==null}get keeps(){return Nr(this.acts.state())?.keeps===!0}get isKept(){return br(this.drawing,this.kept)}get hasTools(){return this.isOffered&&(this.isUp||this.drawing.length>0||!this.isKept)}settle(e){if(!S(e))return;let n=la(e),r=(Nr(e)?.kept??[]).map(Io).filter(o=>o!==null),s=n!==this.position;(s||!br(r,this.kept))&&(this.drawing=r),[this.position,this.kept]=[n,r],s&&([this.going,this.aim]=[null,null]),this.isOffered||(this.isUp=!1)}show(){this.root.toggleAttribute("data-pen",this.isUp&&this.isOffered),this.root.toggleAttribute("data-pen-tools",this.hasTools),this.sheet.draw(this.id,this.drawing,this.look,this.going,this.isUp?this.aim?.card??null:null)}toggle(){this.isUp=!this.isUp,[this.going,this.aim]=[null,null],this.redraw(),this.acts.say(this.isUp?$.penUp:$.penDown)}choose(e){this.look=e,this.acts.draw(),this.acts.say({1:$.penSolid,2:$.penDashed,3:$.penDotted}[e])}clear(){let e=this.drawing.length===0;this.drawing=[],this.going=null,this.redraw(),this.acts.say(e?$.penNothing:$.penCleared)}keep(){if(this.isKept)return this.acts.say(this.drawing.length===0?$.penNothing:$.penKept);this.acts.send({type:"annotate",marks:this.drawing.map(Wt)})}redraw(){let e=Cn();this.acts.draw(),e&&!Cn()&&this.root.querySelector('[data-key="pen"]')?.focus()}put(e,n){let r={from:e,to:n,look:this.look},{drawing:s,added:o}=_o(this.drawing,r);this.drawing=s,this.acts.draw(),this.acts.say(fa(r,o,this.name))}name=e=>sa(e,this.acts.state(),this.acts.board());go(e){this.going=e,this.show()}presented(){this.isOffered||([this.isUp,this.drawing,this.going,this.aim]=[!1,this.kept,null,null]),this.acts.draw()}followFocus(){this.aim===null||this.aim.column===Dr(this.root)||(this.aim=null,this.show())}key(e){if(!this.isOffered||e.target.closest("dialog, textarea, select, input:not([type='radio'])"))return;this.pressed=null;let n=Us(e,this.isUp);n===null||!this.carryOut(n,e)||(n.type==="mark"&&n.presses&&(this.pressed=e.key),e.preventDefault(),e.stopPropagation())}carryOut(e,{repeat:n}){let r=Dr(this.root);switch(e.type){case"pen":return this.toggle(),!0;case"look":return r===null&&!Cn()?!1:(this.choose(e.look),!0);case"clear":return n||this.clear(),!0;case"down":return this.going===null?this.toggle():this.stopArrow(),!0;case"within":return r!==null&&this.within(r,e.on);case"mark":case"arrow":{let s=this.aim?.column===r?this.aim?.card??r:r;return s===null&&e.type==="mark"&&e.presses?!1:(s===null?this.acts.say($.penNowhere):n||this.atThing(e.type,s),!0)}}}atThing(e,n){let r=this.going?.to===null?this.going.from:null;if(r!==null&&r!==n)return this.going=null,this.put(r,n);if(e==="mark")return this.put(n,null);if(r===n)return this.stopArrow();this.go({from:n,to:null}),this.acts.say(ga(n,this.name))}stopArrow(){this.go(null),this.acts.say($.penStopped)}within(e,n){let r=ea(this.root,e);if(r.length===0)return!1;let s=this.aim?.column===e?r.indexOf(this.aim.card):n?-1:r.length,o=r[s+(n?1:-1)];return this.aim=o===void 0?null:{column:e,card:o},this.show(),this.acts.say(this.name(o??e)),!0}};function $a(t,e,{narrow:n,moves:r}){let{words:s}=t,o=a`<details class="exp-map-signs"><summary>${s.legend}</summary>${ya(t)}</details>`;return a`${n?o:ya(t)}${Td(t,e,r)}`}function ya({legend:t,words:e}){return a`<ul class="exp-map-legend" aria-label=${e.legend}>
    ${t.map(n=>a`<li data-sign=${n.sign}>${Md(n)}</li>`)}
  </ul>`}function Md({sign:t,text:e}){return t==="own"||t==="open"?a`<span class="exp-map-pill exp-map-pill--${t}">${e}</span>`:a`${Ld(t)} ${e}`}function Ld(t){let e=t==="token"?xe(0,"",!1):t==="edge"?Gt("red",6,"left"):Gt(t,t==="start"?4.4:6);return a`<svg class="exp-map-icon" viewBox=${t==="edge"?"-5 -9.5 19 19":"-9.5 -9.5 19 19"} aria-hidden="true" focusable="false">${ht(e)}</svg>`}function Td({words:t},e,n){return a`<div class="exp-map-zoom" role="group" aria-label=${t.view}>
    <button type="button" class="exp-button" data-key="map-out" aria-label=${t.zoomOut} title=${t.zoomOut} @click=${()=>e.zoom(!1)}>
      −
    </button>
    <button type="button" class="exp-button" data-key="map-in" aria-label=${t.zoomIn} title=${t.zoomIn} @click=${()=>e.zoom(!0)}>
      +
    </button>
    <button type="button" class="exp-button" data-key="map-whole" @click=${()=>e.whole()}>${t.whole}</button>
    <button type="button" class="exp-button" data-key="map-move" ?hidden=${!n} @click=${()=>e.toMove()}>${t.toMove}</button>
  </div>`}var Sd=[23.4,-23.4],Xt=30;function wa(t){return t.map(e=>{let n="";for(let r=0;r+1<e.length;r+=2)n+=`${n===""?"M":"L"}${e[r]} ${-e[r+1]}`;return`${n}Z`}).join("")}function ka(t,e){let{board:n,scale:r,stretch:s,unit:o,window:i}=t,l=Le(i,"sea");if(e==="")return l+ba(t);let{x:c,y:u}=t.point(0,0),h=`translate(${R(c)} ${R(u)}) scale(${r.toFixed(4)} ${(r*s).toFixed(4)})`,d=(g,b)=>v("path",{class:`exp-map-${g}`,d:e,transform:h,"vector-effect":"non-scaling-stroke","stroke-width":b}),f=Sd.filter(g=>g<n.frame.top&&g>n.frame.bottom).map(g=>Ta(t,g)).join("");return l+d("shallow",17*o)+d("shore",7.5*o)+ba(t)+d("land",null)+v("path",{class:"exp-map-grid exp-map-tropic",d:f})}function Ma(t,e){let n=[],r={land:"",sea:""};for(let{a:o,b:i,dashed:l}of t.board.links){let c=t.course(e,o,i);c!==null&&(n.push([c.tail,c.tip]),r[l?"sea":"land"]+=E(c.tail,c.tip))}return{drawn:v("path",{class:"exp-map-link",d:r.land})+v("path",{class:"exp-map-link exp-map-link--sea",d:r.sea}),courses:n}}function La(t){let{size:e,window:n,board:r,look:s}=t,o=e.narrow?4:6*t.unit,{x:i,y:l,width:c,height:u}=n,h={x:i-o,y:l-o,width:c+2*o,height:u+2*o},d=(r.frame.right-r.frame.left)/s.zoom>180?10:5,[m,f]=[o/2,o/4],g="";for(let[k,L]of va(r.frame.left,r.frame.right,d)){let[D,B]=[Math.max(i,t.point(k,0).x),Math.min(i+c,t.point(L,0).x)];if(B>D)for(let rt of[l-o,l+u])g+=Le({x:D,y:rt+f,width:B-D,height:m},"scale")}for(let[k,L]of va(r.frame.bottom,r.frame.top,d)){let[D,B]=[Math.max(l,t.point(0,L).y),Math.min(l+u,t.point(0,k).y)];if(B>D)for(let rt of[i-o,i+c])g+=Le({x:rt+f,y:D,width:m,height:B-D},"scale")}let b=[h,n].map(k=>`M${R(k.x)} ${R(k.y)}h${R(k.width)}v${R(k.height)}h${R(-k.width)}Z`);return v("path",{class:"exp-map-page",d:b.join("")})+Le(h,"frame")+Le(n,"frame")+g}function ba(t){let{left:e,right:n,top:r,bottom:s}=t.board.frame,{y:o,height:i}=t.window,l="";for(let c=Math.ceil(e/Xt)*Xt;c<=n;c+=Xt){let{x:u}=t.point(c,0);l+=E({x:u,y:o},{x:u,y:o+i})}for(let c=Math.ceil(s/Xt)*Xt;c<=r;c+=Xt)l+=Ta(t,c);return v("path",{class:"exp-map-grid",d:l})}function Ta(t,e){let{x:n,width:r}=t.window,{y:s}=t.point(0,e);return E({x:n,y:s},{x:n+r,y:s})}function va(t,e,n){let r=[];for(let s=Math.ceil(t/n/2)*n*2;s<e;s+=2*n)r.push([s,s+n]);return r}function Le({x:t,y:e,width:n,height:r},s){return v("rect",{class:`exp-map-${s}`,x:t,y:e,width:n,height:r})}var Pn=new Map,te;function jn(t,e,n,r){let s=`${n?700:400} ${e.toFixed(2)}px ${r}`,o=`${s}|${t}`,i=Pn.get(o);return i===void 0&&(te===void 0&&(te=document.createElement("canvas").getContext("2d")??null),te&&(te.font=s),i=te?te.measureText(t).width:t.length*e*(n?.56:.52),Pn.size>4e3&&Pn.clear(),Pn.set(o,i)),i}var Vt=["lit","reached","own","head","start","open","token","edge","visited","other"],Rd=11,Cd=11.5;function Ed({place:t,stand:e}){return O(e)?"lit":e.reached||e.marked?"reached":e.own?"own":e.heads.length>0||e.from?"head":t.kind==="start"?"start":e.open?"open":e.tokens.length>0?"token":t.edge?"edge":e.visited?"visited":"other"}function Ad(t){return t.own?"own":t.open?"open":O(t)?"plain":t.reached?"now":null}function Vn(t,e,n,r=!1){let{place:s,side:o,stand:i,at:l,reach:c}=e,u=Ed(e),h=Ad(i)??(r?"open":null),d=h!==null||["reached","head","start"].includes(u),m=(t.size.narrow?Cd:Rd)*t.unit*(d?1.06:1),f=h===null?0:4*t.unit,g=i.numbers.length*m*1.5;return{code:s.code,text:s.short,at:l,reach:c,wish:o==="right"?s.wishRight:s.wish,rank:Vt.indexOf(u),must:Vt.indexOf(u)<=Vt.indexOf("open")||u==="edge",bold:d,plate:h,numbers:i.numbers,chosen:i.chosen,size:m,padding:f,lead:g,width:jn(s.short,m,d,n)+2*f+g+1,height:m*(h===null?1.12:1.5)}}function On({label:t,box:e,brief:n,push:r,ambiguous:s},o,i){let{plate:l,padding:c,lead:u,size:h,numbers:d,bold:m}=t,f=e.y+e.height/2,g=r>8*o.unit||s&&(t.must||o.isRoomy)?Hd(t,e):"";l!==null&&(g+=v("rect",{class:`exp-map-plate exp-map-plate--${l}`,...e,rx:3*o.unit})),d.forEach((L,D)=>{let B=e.x+c+h*(.52+1.5*D);g+=v("circle",{class:"exp-map-number",cx:B,cy:f,r:h*.66}),g+=v("text",{class:"exp-map-digit",x:B,y:f+h*.35,"font-size":h*(L>9?.8:.98)},String(L))});let k={class:`exp-map-name${m?" exp-map-name--bold":""}${l===null?"":` exp-map-name--${l}`}`,x:e.x+c+u,y:f+h*.35,"font-size":h};return n||(g+=v("text",k,Ht(t.text))),t.numbers.length>0?v("g",{class:q(i)},g):g}function Hd({at:t,reach:e},n){let r={x:Math.max(n.x,Math.min(t.x,n.x+n.width)),y:Math.max(n.y,Math.min(t.y,n.y+n.height))},s=Math.hypot(t.x-r.x,t.y-r.y);if(s<=e)return"";let o=e/s,i={x:t.x+(r.x-t.x)*o,y:t.y+(r.y-t.y)*o};return v("path",{class:"exp-map-leader",d:E(r,i)})}var Pd=["E","W","N","S","NE","SE","NW","SW"],jd=["SSE","SSW","NNE","NNW"],Sa=[0,6,14,24],Vd=Vt.indexOf("edge"),Ra=Vt.indexOf("token"),Od=Vt.indexOf("visited"),Bd=260,Zd=60;function Ca(t,e,n,r,s){let o=[...t].sort((m,f)=>m.rank-f.rank||f.text.length-m.text.length),i=new Map(o.map(m=>[m,Nd(m,e,n,r)])),l=o.filter(m=>m.must),c=Dd(l,i,s?1:Zd),{unit:u,isRoomy:h,size:d}=r;for(let m of o){if(m.must||d.narrow&&r.room<95&&m.rank>Ra)continue;let f=Ea(i.get(m),c),g=h?1e3:m.rank<=Ra?42:m.rank===Od?34:28;f===null||f.hard>(h?34:0)||f.soft>g*u*u||c.push({label:m,...f})}return c}function Dd(t,e,n){let r=7,s=()=>(r=r*16807%2147483647)/2147483647,o={cost:1/0,placed:[]};for(let i=0;i<n;i++){let l=i%3===0?.02:.15,c=i===0?t:t.map(d=>({label:d,turn:s()+d.rank*l})).sort((d,m)=>d.turn-m.turn).map(({label:d})=>d),u=[],h=0;for(let d of c){let m=Ea(e.get(d),u);if(m!==null&&(m.hard>40&&d.rank===Vd?h+=60:(u.push({label:d,...m}),h+=m.total),h>=o.cost))break}h<o.cost&&(o={cost:h,placed:u})}return o.placed}function Ea(t,e){let n=null;for(let r of t){if(n!==null&&r.hard*10+r.soft>=n.total)break;let{hard:s}=r,o=Ut(r.box,1.5,.5);for(let l of e){let c=Q(o,l.box);c>0&&(s+=3*c+60)}let i=s*10+r.soft;(n===null||i<n.total)&&(n={...r,hard:s,total:i})}return n}function Nd(t,e,n,r){let{unit:s,isRoomy:o}=r,i=t.must||o,l=[t.wish,...Pd.filter(b=>b!==t.wish),...i?jd:[]],c=(i?Sa:Sa.slice(0,1)).map(b=>b*s),u=t.reach+c.at(-1)+12,h=Ut({...t.at,width:0,height:0},t.width+u,t.height+u),d=n.near(h),m=e.filter(b=>b.place.code!==t.code&&yt(b.at,h)<40);return(t.numbers.length>0&&!t.chosen?[!1,!0]:[!1]).flatMap(b=>c.flatMap(k=>l.map((L,D)=>{let B=Ir(t,L,k,b?t.lead+2*t.padding:t.width),rt=(D===0?0:3+D*.6)+k*1.5+(b?Bd:0);return Kd(t,B,{push:k,soft:rt,brief:b},d,m)}))).sort((b,k)=>b.hard*10+b.soft-k.hard*10-k.soft)}function Kd(t,e,n,r,s){let{soft:o}=n,i=xt(Ut(r.window,-2,-2),e)?0:900;for(let u of r.taken){let h=Q(e,u.box);h>1&&(i+=h+(u.fixed?400:30))}let l=yt(t.at,e),c=!1;for(let u of s){let h=yt(u.at,e);h<u.reach+4&&(o+=t.must?9:6),!(h>=l-1.5)&&(c=!0,o+=t.must?14:8)}for(let[u,h]of r.arrows)o+=X(u,h,e)*(t.must?1.2:2.6);for(let[u,h]of r.links)o+=X(u,h,e)*(t.plate===null?.5:.25);return{...n,box:e,hard:i,soft:o,ambiguous:c}}function Ir({at:t,reach:e,height:n},r,s,o){let i=e+s+2.5,l=(e+s)*.72+1,c=r.startsWith("N"),[u,h]=r==="E"||r==="W"?[r==="E"?i:-i-o,-n/2]:r.length===2?[r.endsWith("E")?l:-l-o,c?-l-n+2:l-2]:[-o*(r.length===1?.5:r.endsWith("E")?.28:.72),c?-i-n+1:i-1];return{x:t.x+u,y:t.y+h,width:o,height:n}}function Aa({projection:t,names:e,family:n},r){if(r===null||e.some(({label:l,brief:c})=>l.code===r.place.code&&!c))return"";let s={...Vn(t,r,n,!0),reach:r.reach+4},i=["E","W","N","S","NW","SW"].map(l=>Ir(s,l,0,s.width)).find(l=>xt(t.window,l));return i===void 0?"":On({label:s,box:i,brief:!1,push:0,ambiguous:!1},t,"")}var nt={zoom:1,x:.5,y:.5},Id=[1.15,1.42],_d=68,Fd=1.4,zd=600,Wd=110,qd=16,et=(t,e,n)=>Math.min(n,Math.max(e,t)),Bn=class t{constructor(e,n,r){this.board=e;this.size=n;let{frame:s,places:o}=e,i=Math.sqrt(n.width*n.height/Math.max(1,o.length)),l=et(n.width/zd/n.text,1,Fd);this.unit=n.text*(n.narrow?.95:1)*et(Math.sqrt(i/_d/n.text),1,l),this.border=n.narrow?6:11*this.unit,this.outside=o.some(L=>L.edge)?9*this.unit:0;let[c,u]=[s.right-s.left,s.top-s.bottom],h={width:n.width-2*this.border,height:n.height-2*this.border},d=(h.width-2*this.outside)/c;this.stretch=et(h.height/(u*d),...Id),this.base=Math.max(.1,Math.min(d,h.height/(u*this.stretch)));let m=et(r.zoom,1,this.closest);this.scale=this.base*m,this.wide=c*this.scale+2*this.outside,this.high=u*this.scale*this.stretch;let f=Math.min(this.wide,h.width),g=Math.min(this.high,h.height),b=this.border+(h.width-f)/2,k=this.border+(h.height-g)/2;this.window={x:b,y:k,width:f,height:g},this.origin={x:et(b+f/2-r.x*this.wide,b+f-this.wide,b),y:et(k+g/2-r.y*this.high,k+g-this.high,k)},this.look={zoom:m,x:(b+f/2-this.origin.x)/this.wide,y:(k+g/2-this.origin.y)/this.high}}board;size;unit;border;outside;stretch;base;scale;window;wide;high;look;origin;get closest(){return Math.max(6,qd/this.base)}get radius(){return et(this.scale*2.05,4.6,9)*Math.max(1,this.unit)}get arrowUnit(){return Math.max(this.unit,Math.min(1.5,this.unit*et(this.scale/4.4/this.unit,1,1.35)))}get room(){return Math.sqrt(this.wide*this.high/Math.max(1,this.board.places.length))/this.unit}get isRoomy(){return this.room>=Wd}point(e,n){let{left:r,top:s}=this.board.frame;return{x:this.origin.x+this.outside+(e-r)*this.scale,y:this.origin.y+(s-n)*this.scale*this.stretch}}degrees({x:e,y:n}){let{left:r,top:s}=this.board.frame;return{lon:r+(e-this.origin.x-this.outside)/this.scale,lat:s-(n-this.origin.y)/this.scale/this.stretch}}at(e,n){let{left:r,right:s}=this.board.frame;return this.point(e.edge?n==="right"?s:r:e.lon,e.lat)}zoomed(e,n){let r=et(this.look.zoom*e,1,this.closest),s=r/this.look.zoom,{x:o,y:i,width:l,height:c}=this.window,u=n.x-this.outside-(n.x-this.origin.x-this.outside)*s,h=n.y-(n.y-this.origin.y)*s,d=(this.wide-2*this.outside)*s+2*this.outside;return{zoom:r,x:(o+l/2-u)/d,y:(i+c/2-h)/(this.high*s)}}seen(e){return new t(this.board,this.size,e)}dragged(e,n){return{zoom:this.look.zoom,x:this.look.x-e/this.wide,y:this.look.y-n/this.high}}fitted(e,n){if(e.length===0)return nt;let[r,s]=[e.map(({x:m})=>m),e.map(({y:m})=>m)],[o,i,l,c]=[Math.min(...r),Math.max(...r),Math.min(...s),Math.max(...s)],{width:u,height:h}=this.size,d=Math.min((u-2*this.border-190*this.unit)/(i-o+this.scale),(h-2*this.border-90*this.unit)/(c-l+this.scale*this.stretch));return{zoom:n??et(d*this.look.zoom,1,this.closest/2),x:((o+i)/2-this.origin.x)/this.wide,y:((l+c)/2-this.origin.y)/this.high}}},Zn=class{constructor(e){this.board=e;this.places=new Map(e.places.map(n=>[n.code,n])),this.links=new Map(e.links.map(n=>[ct(n.a,n.b),n]))}board;places;links;place(e){return this.places.get(e)}link(e,n){return this.links.get(ct(e,n))}course(e,n,r){let[s,o,i]=[this.place(n),this.place(r),this.link(n,r)];return s===void 0||o===void 0||i===void 0?null:{tail:e.at(s,i.side),tip:e.at(o,i.side)}}};function ct(t,e){return t<e?`${t} ${e}`:`${e} ${t}`}var _r=6.6;function Fr(t){let e=new Map;for(let{expedition:n,arrows:r}of t)for(let[s,o]of r){if(s===void 0||o===void 0)continue;let i=ct(s,o),l=e.get(i)??[];l.includes(n)||e.set(i,[...l,n])}return e}function Ha(t,e,n,r,s){let o=e.get(ct(r,s))??[],i=o.indexOf(n);return i<0?0:(i-(o.length-1)/2)*ja(t,r,s)}function Pa(t,e,n,r,s,o){let i=(e.get(ct(s,o))??[]).filter(c=>c!==r);return i.length===0?0:(i.every(c=>n.indexOf(c)>n.indexOf(r))?-1:1)*(i.length/2+.4)*ja(t,s,o)}function ja(t,e,n){let r=t.link(e,n);return r===void 0||r.a===e?1:-1}function Va(t,e,n,r,s){let o={arrows:"",badges:"",courses:[],taken:[]},i=Fr(n.journeys),l=e.arrowUnit,c=r.verb==="remove"?new Map(r.choices.map(({tail:u,place:h})=>[ct(u,h),h])):null;for(let{expedition:u,arrows:h,closed:d,loops:m}of n.journeys)h.forEach(([f="",g=""],b)=>{let k=t.course(e,f,g);if(k===null)return;let L={...k,aside:Ha(t,i,u,f,g)*_r*l},B=u===r.expedition&&c?.get(ct(f,g))===r.chosen&&r.chosen!==null?{css:"exp-map-doomed"}:{},rt=[e.radius,e.radius];if(o.arrows+=ge(u,L,{unit:l,marks:rt,branches:m.includes(b),...B}),o.courses.push([L.tail,L.tip]),!d.includes(b))return;let T=G(L,mn(L)/2);o.badges+=qo(u,T,e.unit),o.taken.push(pt(T,6.4*e.unit))});return o.arrows+=Ud(e,n),r.verb==="lay"&&Gd(t,e,n,r,s,o),o}function Ud(t,{journeys:e}){let n=t.board.places.filter(r=>r.edge);return e.flatMap(({expedition:r,arrows:s})=>{let o=new Set(s.flat());return n.filter(({code:i})=>o.has(i)).flatMap(i=>["left","right"].map(l=>Uo(r,t.at(i,l),l,t.outside+2,t.unit)))}).join("")}function Gd(t,e,n,r,s,o){let i=Fr(n.journeys),l=n.journeys.map(({expedition:m})=>m),{unit:c,radius:u,arrowUnit:h}=e,d="";for(let{place:m,tail:f}of r.choices){let g=t.course(e,f,m);if(g===null)continue;let b=Pa(t,i,l,r.expedition,f,m)*_r*h,k={...g,aside:b};o.courses.push([k.tail,k.tip]),s.get(m)?.chosen===!0&&(r.chosenTail===null||r.chosenTail===f)?d+=ge(r.expedition,k,{unit:h*1.15,marks:[u,u+6*c]}):o.arrows+=Go(r.expedition,k,c)}o.arrows+=d}var Dn=class t{constructor(e,n,r){this.window=e;this.arrows=n;this.links=r}window;arrows;links;taken=[];take(e,n,r){this.taken.push({box:e,owner:n,fixed:r})}near(e){let n=([s,o])=>X(s,o,e)>0,r=new t(this.window,this.arrows.filter(n),this.links.filter(n));return r.taken.push(...this.taken.filter(s=>Q(s.box,e)>0)),r}cost(e,n){let r=xt(this.window,e)?0:900;for(let s of this.taken)s.owner!==n&&(r+=Q(e,s.box)*(s.fixed?5:3));for(let[s,o]of this.arrows)r+=X(s,o,e)*3;for(let[s,o]of this.links)r+=X(s,o,e)*.8;return r}};var Jd=10.5,Yd=.15,zr=2;function Oa(t,e,n,r){let s=Jd*t.unit,o=[...n.taken,...r].map(({box:i})=>i);return t.board.seas.flatMap(({name:i,area:l})=>{let c=jn(i.toUpperCase(),s,!1,"serif")*1.1+i.length*s*Yd+6,u=t.point((l.left+l.right)/2,(l.top+l.bottom)/2),h=Qd(l).map(([g,b])=>{let{x:k,y:L}=t.point(g,b);return{x:k-c/2,y:L-s*.8,width:c,height:s*1.6}}),d=({x:g,y:b,height:k})=>Math.hypot(g+c/2-u.x,1.5*(b+k/2-u.y));h.sort((g,b)=>d(g)-d(b));let m=Ut(t.window,-8,-4),f=h.find(g=>xt(m,g)&&Xd(g,n,o)&&e.isSea(t,g));return f!==void 0&&o.push(f),f===void 0?[]:[{name:i,box:f,size:s}]})}function Ba(t){return t.map(({name:e,box:{x:n,y:r,width:s,height:o},size:i})=>{let l={x:n+s/2,y:r+o/2+i*.35,"font-size":i};return v("text",{class:"exp-map-sea-name",...l},Ht(e))}).join("")}var Nn=class{rings;constructor({land:e}){this.rings=e.map(n=>{let[r,s]=[0,1].map(o=>n.filter((i,l)=>l%2===o));return{ring:n,west:Math.min(...r),east:Math.max(...r),south:Math.min(...s),north:Math.max(...s)}})}isSea(e,{x:n,y:r,width:s,height:o}){for(let i=0;i<=8;i++)for(let l of[0,.5,1]){let{lon:c,lat:u}=e.degrees({x:n+s*i/8,y:r+o*l});if(this.isLand(c,u))return!1}return!0}isLand(e,n){return this.rings.some(({ring:r,west:s,east:o,south:i,north:l})=>{if(e<s||e>o||n<i||n>l)return!1;let c=!1;for(let u=0,h=r.length-2;u<r.length;h=u,u+=2){let[d,m,f,g]=[r[u],r[u+1],r[h],r[h+1]];m>n!=g>n&&e>d+(n-m)/(g-m)*(f-d)&&(c=!c)}return c})}};function Qd({left:t,right:e,top:n,bottom:r}){let s=[];for(let o=r+zr;o<n;o+=zr)for(let i=t;i<=e;i+=zr)s.push([i,o]);return s}function Xd(t,e,n){return!n.some(r=>Q(r,t)>0)&&!e.arrows.some(([r,s])=>X(r,s,t)>0)&&!e.links.some(([r,s])=>X(r,s,t)>0)}var Kn=class{constructor(e){this.atlas=e;this.outline=wa(e.board.land),this.land=new Nn(e.board),this.layers.setAttribute("aria-hidden","true"),this.inside.append(...["ground","links","arrows","places","beside","names"].map(()=>F("g"))),this.layers.append(this.inside,this.edges,this.hints)}atlas;layers=F("g");inside=F("svg");edges=F("g");hints=F("g");outline;land;ground="";hinted="";spots(e,{scene:n,lit:r}){return ii(e,oi(this.atlas,n,r))}draw(e,n,r,s,o,i){let{scene:l,lit:c}=n,{unit:u,window:h}=e,d=new Map(r.map(T=>[T.place.code,T.stand])),m=Ma(this.atlas,e),f=Va(this.atlas,e,l,c,d),g=new Dn(h,f.courses,m.courses);for(let{at:T,reach:ut,place:Te}of r)g.take(pt(T,ut),Te.code,!1);for(let T of f.taken)g.take(T,"",!0);s!==null&&g.take(s,"",!0);let b=r.filter(({at:T})=>Pt(T,h,10)),k=l.journeys.map(({expedition:T,head:ut})=>{let Te=b.find(({place:Xa,side:tl})=>Xa.code===ut&&tl===this.sideOf(l,T,ut));return Te===void 0?"":ei(g,Te,T,e.radius,u)}),L=b.filter(({side:T})=>T!=="right").flatMap(T=>T.stand.tokens.map(ut=>ti(g,T,ut,u))),D=l.nameless?[]:b.map(T=>Vn(e,T,o)),B=Ca(D,r,g,e,i),rt=[...r].sort((T,ut)=>Za(T)-Za(ut));return this.write(e,[ka(e,this.outline),Ba(Oa(e,this.land,g,B))+m.drawn,f.arrows,rt.map(T=>li(e,c.expedition,T)).join(""),k.join("")+L.join("")+f.badges,B.map(T=>On(T,e,c.expedition)).join("")]),this.edges.innerHTML=La(e),{projection:e,spots:r,names:B,family:o}}hint(e,n){let r=Aa(e,n);r!==this.hinted&&(this.hints.innerHTML=this.hinted=r)}sideOf(e,n,r){if(r===null||this.atlas.place(r)?.edge!==!0)return null;let s=e.journeys.find(o=>o.expedition===n)?.arrows.at(-1);return this.atlas.link(s?.[0]??"",r)?.side??"left"}write({window:e},n){let{x:r,y:s,width:o,height:i}=e;for(let[l,c]of Object.entries({x:r,y:s,width:o,height:i}))this.inside.setAttribute(l,String(c));this.inside.setAttribute("viewBox",`${r} ${s} ${o} ${i}`),n.forEach((l,c)=>{c===0&&l===this.ground||(this.inside.children[c].innerHTML=l)}),this.ground=n[0]}};function Za({stand:t}){return O(t)?2:t.heads.length>0||t.reached?1:0}var tm={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}},em=2.2,nm=1e3;function Da({key:t,ctrlKey:e,metaKey:n,altKey:r}){if(e||n||r)return null;let s=tm[t];return s!==void 0?{type:"move",way:s}:t==="Enter"||t===" "?{type:"act"}:t==="+"||t==="="?{type:"zoom",closer:!0}:t==="-"?{type:"zoom",closer:!1}:t==="0"?{type:"whole"}:/^[1-9]$/.test(t)?{type:"number",number:Number(t)}:new RegExp("^\\p{L}$","u").test(t)?{type:"letter",letter:t}:null}function Na(t,e,n){let r=null;for(let s of t){let[o,i]=[s.at.x-e.at.x,s.at.y-e.at.y],l=o*n.x+i*n.y;if(s.place.code===e.place.code||l<=1)continue;let c=l+em*(Math.abs(o*n.y)+Math.abs(i*n.x));(r===null||c<r.cost)&&(r={spot:s,cost:c})}return r?.spot??null}var In=class{typed="";last=-1/0;names;constructor(e){this.names=e.flatMap(({code:n,name:r,short:s})=>[...new Set([r,s])].map(o=>({code:n,name:Wr(o)}))).sort((n,r)=>n.name.localeCompare(r.name))}next(e,n,r){this.typed=r-this.last>nm?Wr(e):this.typed+Wr(e),this.last=r;let s=/^(.)\1+$/u.test(this.typed);return this.find(this.typed,this.typed.length===1,n)??(s?this.find(this.typed.charAt(0),!0,n):null)}find(e,n,r){let s=[...new Set(this.names.filter(({name:o})=>o.startsWith(e)).map(({code:o})=>o))];return s[n?(s.indexOf(r)+1)%s.length:0]??null}};function Wr(t){return t.normalize("NFD").replace(new RegExp("\\p{M}","gu"),"").toLowerCase()}function Ka(t,e,n){let r=new In(e);t.addEventListener("keydown",s=>{let o=n.focused();if(s.key==="Tab"||o===null)return;let i=s.key==="?"||s.key==="Escape";!s.ctrlKey&&!s.metaKey&&!s.altKey&&!i&&s.stopPropagation();let l=Da(s);if(l!==null)switch(s.preventDefault(),l.type){case"move":{let c=Na(n.spots(),o,l.way);return c===null?void 0:n.focus(c.place.code,c.side)}case"letter":{let c=n.nameless()?null:r.next(l.letter,o.place.code,s.timeStamp);return c===null?void 0:n.focus(c)}case"number":return s.repeat?void 0:n.number(l.number);case"act":return s.repeat?void 0:n.act(o.place.code);case"zoom":return n.zoom(l.closer);case"whole":return n.whole()}})}var rm={width:960,height:560};function Ia({clientWidth:t,clientHeight:e},n){let r=parseFloat(getComputedStyle(n).fontSize)/16||1,s=t===0?rm:{width:t,height:e};return{...s,text:r,narrow:s.width<640*r}}var sm=60,om=480,_a={narrow:3.4,wide:2},_n=class{constructor(e,n,r){this.atlas=e;this.box=n;this.host=r}atlas;box;host;look=nt;moved=!1;cramped=!1;get size(){return Ia(this.box,this.host)}get isHeld(){return this.look.zoom>1&&this.moved}projection(e=this.look){return new Bn(this.atlas.board,this.size,e)}take(e){this.look=e,this.moved=!0}toMove(e){this.look=ai(this.atlas,this.projection(nt),e),this.moved=!this.isCramped}follow(e){!this.moved&&e.choices.length>0&&this.isCramped&&this.toMove(e)}resized(e){let n=this.isCramped;!this.moved&&n!==this.cramped&&(this.look=nt,n&&this.toMove(e)),this.cramped=n}showPlace(e){let n=this.atlas.place(e);if(n===void 0||this.projection().isRoomy)return;let r=this.projection(nt);this.look=r.fitted([r.at(n,null)],this.size.narrow?_a.narrow:_a.wide),this.moved=!this.isCramped}get isCramped(){let{narrow:e,width:n,text:r}=this.size;return e&&(n<om*r||this.projection(nt).room<sm)}};var im=[.31,.38,.46,.56],am=2,Fn=class{element=document.createElement("div");corner=0;box=null;heights=new Map;constructor(){this.element.className="exp-map-note"}show(e,n,r){this.element.setAttribute("aria-live",r?"polite":"off"),this.element.hidden=e===null,J(e===null?"":cm(e,n),this.element)}settle(e,n,r,s){let{element:o}=this;if(o.hidden)return null;let i=e.size.narrow?null:this.freest(e,n,r,s?1e6:e.look.zoom>1?am:0),l=i===null||e.look.zoom<=1&&i.cost>0?null:i.box;return o.classList.toggle("exp-map-note--below",l===null),o.style.width=l===null?"":`${l.width}px`,o.style.left=l===null?"":`${Math.round(l.x)}px`,o.style.top=l===null?"":`${Math.round(l.y)}px`,this.box=l,l}covers(e){return this.box!==null&&!this.element.hidden&&yt(e,this.box)<12}heightAt(e,n){let r=`${e} ${n} ${this.element.textContent}`,s=this.heights.get(r);return s===void 0&&(this.element.classList.remove("exp-map-note--below"),this.element.style.width=`${e}px`,s=this.element.offsetHeight,s>0&&this.heights.set(r,s)),s}freest(e,n,r,s){let{window:o,size:i}=e,l=null;for(let c of im){let u=Math.round(Math.max(230*i.text,o.width*c)),h=this.heightAt(u,i.text);for(let d of[0,1,2,3]){let m=pm(e,u,h,d),g=n.filter(({at:k})=>Q(m,pt(k,7))>0).reduce((k,L)=>k+(L.place.code===r?99:lm(L)),0),b=g+d/2-(d===this.corner?s:0);(l===null||b<l.rate)&&(l={box:m,cost:g,corner:d,rate:b})}if(l!==null&&l.cost===0)break}return this.corner=l.corner,l}};function lm({stand:t}){return O(t)||t.heads.length>0?6:1}function pm({window:t,border:e},n,r,s){let[o,i]=[s<2,s%2===1],l=i?t.x-e+2:t.x+t.width+e-2-n,c=o?t.y+t.height+e-3-r:t.y-e+3;return{x:l,y:c,width:n,height:r}}function cm({name:t,fact:e},n){let r=n.startsWith(t)?n.slice(t.length).replace(/^[\s,.:;]+/,""):n;return a`<p><b>${t}</b> <span class="exp-quiet">${r}</span></p>
    <p>${e}</p>`}var um=5,Fa=1.8,dm=160;function za(t,e){let n=new Map,r=null,s=!1,o=0,i,l=({clientX:d,clientY:m})=>{let{left:f,top:g}=t.getBoundingClientRect(),b=N(t);return{x:(d-f)/b,y:(m-g)/b}},c=()=>{let d=e.projection();r=d===null||n.size===0?null:{fingers:[...n.values()],projection:d}},u=d=>{let m=r===null?null:mm(r.projection,r.fingers,[...n.values()]);m!==null&&e.look(m,d)};t.addEventListener("pointerdown",d=>{d.button===0&&(n.size===0&&(s=!1),n.set(d.pointerId,l(d)),c())}),t.addEventListener("pointermove",d=>{if(r===null||!n.has(d.pointerId))return;if(d.pointerType==="mouse"&&d.buttons===0)return h(d);n.set(d.pointerId,l(d));let m=r.fingers[0],f=[...n.values()];!s&&f.length===1&&Math.hypot(f[0].x-m.x,f[0].y-m.y)<um||f.length===1&&(d.pointerType==="touch"?!e.held():r.projection.look.zoom<=1)||(s||t.setPointerCapture(d.pointerId),s=!0,cancelAnimationFrame(o),o=requestAnimationFrame(()=>u(!0)))});let h=d=>{n.has(d.pointerId)&&(cancelAnimationFrame(o),s&&d.type==="pointerup"&&u(!1),n.delete(d.pointerId),c())};return t.addEventListener("pointerup",h),t.addEventListener("pointercancel",h),t.addEventListener("click",d=>{s?s=!1:e.press(d.detail===0?null:l(d),d.target,d.detail)}),t.addEventListener("dblclick",d=>{let m=e.projection();m===null||e.isPlace(l(d))||(d.preventDefault(),e.look(m.zoomed(d.shiftKey?1/Fa:Fa,l(d)),!1))}),t.addEventListener("wheel",d=>{let m=e.projection();if(m===null||!d.ctrlKey&&!d.metaKey)return;d.preventDefault();let f=d.deltaY*(d.deltaMode===1?16:1);e.look(m.zoomed(Math.exp(-Math.max(-120,Math.min(120,f))/400),l(d)),!0),clearTimeout(i),i=setTimeout(()=>{let g=e.projection();g!==null&&e.look(g.look,!1)},dm)},{passive:!1}),t.addEventListener("touchmove",d=>d.touches.length>1&&d.preventDefault(),{passive:!1}),()=>{clearTimeout(i),cancelAnimationFrame(o)}}function mm(t,e,n){let[r,s]=e,[o,i]=n;if(r===void 0||o===void 0)return null;if(s===void 0||i===void 0)return t.dragged(o.x-r.x,o.y-r.y);let l=Math.hypot(s.x-r.x,s.y-r.y)||1,c={x:(r.x+s.x)/2,y:(r.y+s.y)/2},u=t.zoomed(Math.hypot(i.x-o.x,i.y-o.y)/l,c);return t.seen(u).dragged((o.x+i.x)/2-c.x,(o.y+i.y)/2-c.y)}var hm={lit:24,other:16},Wa=6;function zn(t){return t>0&&t%2===0}function qa({projection:t,spots:e,names:n},r){if(!Pt(r,t.window,6))return null;let o=e.map(({at:l,stand:c,place:u})=>({code:u.code,lit:O(c),off:Math.hypot(l.x-r.x,l.y-r.y)})).filter(({lit:l,off:c})=>c<=hm[l?"lit":"other"]).sort((l,c)=>l.off-(l.lit?Wa:0)-c.off+(c.lit?Wa:0))[0];return o!==void 0&&o.off<=t.radius+4?o.code:n.find(({box:l})=>yt(r,l)===0)?.label.code??o?.code??null}var Ua={lit:22,other:12},Wn=class{constructor(e){this.atlas=e;this.targets=e.board.places.flatMap(n=>(n.edge?["left","right"]:[null]).map(s=>fm(n.code,s))),this.stop=this.targets[0],this.element.append(...this.targets.map(n=>n.element))}atlas;element=F("g");targets;stop;lay(e,n,r,s){n.forEach(({at:o,reach:i,stand:l,place:c},u)=>{let{element:h,circles:d}=this.targets[u];h.setAttribute("transform",`translate(${j(o)})`),h.classList.toggle("exp-map-target--lit",O(l));let m=Math.max(i,(O(l)?Ua.lit:Ua.other)*Math.max(1,e.size.text));for(let[g,b]of[m,i+4,i+4].entries())d[g].setAttribute("r",b.toFixed(1));let f=[r.told[c.code]??c.label,...l.numbers.map(String),l.effect];h.setAttribute("aria-label",f.filter(g=>g!=="").join(", ")),O(l)&&s.verb!=="tail"?h.setAttribute("aria-pressed",String(l.chosen)):h.removeAttribute("aria-pressed")}),this.hasFocus()||(this.stop=this.find(this.wanted(r,s))??this.stop),this.rove()}focused(){return this.targets.find(e=>e.element===document.activeElement)??null}focus(e,n){let r=this.find(e,n);r!==void 0&&(this.stop=r,this.rove(),r.element.focus({preventScroll:!0}))}of(e){return this.targets.find(n=>e instanceof Node&&n.element.contains(e))??null}hasFocus(){return this.element.contains(document.activeElement)}find(e,n){let r=this.targets.filter(s=>s.code===e);return r.find(s=>s.side===n)??r.find(s=>s===this.stop)??r[0]}wanted({reached:e},n){let r=this.atlas.board.places.find(s=>s.kind==="start");return n.chosen??n.choices[0]?.place??n.head??e??r?.code??null}rove(){for(let e of this.targets){let n=e===this.stop||e.side!=="right"&&this.stop.code!==e.code||e.side===null;e.element.setAttribute("tabindex",e===this.stop?"0":"-1"),e.element.setAttribute("role",n?"button":"presentation"),n?e.element.removeAttribute("aria-hidden"):e.element.setAttribute("aria-hidden","true")}}};function fm(t,e){let n=F("g");n.setAttribute("class","exp-map-target"),n.dataset.place=t;let r=["hit","focus-gap","focus"].map(s=>{let o=F("circle");return o.setAttribute("class",`exp-map-${s}`),o});return n.append(...r),{code:t,side:e,element:n,circles:r}}var Ga=1.5,gm={journeys:[],tokens:[],own:[],open:[],reached:null,told:{}},qn=class{constructor(e,n){this.board=e;this.on=n;this.atlas=new Zn(e),this.drawing=new Kn(this.atlas),this.targets=new Wn(this.atlas),this.looking=new _n(this.atlas,this.box,this.element),this.element.className="exp-map-cell",this.box.className="exp-map-box",this.bar.className="exp-map-bar";let{left:r,right:s,top:o,bottom:i}=e.frame;this.element.style.setProperty("--exp-map-shape",((s-r)/(o-i)).toFixed(3)),this.svg.setAttribute("class","exp-map-sheet"),this.svg.setAttribute("role","group"),this.svg.setAttribute("aria-label",e.words.map),this.svg.append(this.drawing.layers,this.targets.element),this.box.append(this.svg),this.element.append(this.box,this.bar,this.note.element),Ka(this.svg,e.places,{focused:()=>this.spot(this.targets.focused()),nameless:()=>this.scene.nameless===!0,spots:()=>this.sheet?.spots??[],focus:(l,c)=>this.focus(l,c),act:l=>this.act(l,!1),number:l=>this.number(l),zoom:l=>this.zoom(l),whole:()=>this.go(nt,!1)});for(let l of["pointerover","pointerout","focusin","focusout"])this.svg.addEventListener(l,c=>{this.pointed=l==="pointerover"?this.targets.of(c.target):null,this.hint()});this.letGo=za(this.svg,{projection:()=>this.sheet?.projection??null,held:()=>this.looking.isHeld,look:(l,c)=>this.go(l,c),isPlace:l=>this.placeAt(l)!==null,press:(l,c,u)=>this.press(l,c,u)}),this.watcher=typeof ResizeObserver>"u"?null:new ResizeObserver(()=>this.resized());for(let l of[this.box,this.element])this.watcher?.observe(l)}board;on;element=document.createElement("div");box=document.createElement("div");svg=F("svg");bar=document.createElement("div");note=new Fn;atlas;drawing;targets;looking;watcher;letGo;scene=gm;lit=si;sheet=null;pointed=null;read=null;show(e,n){let r=e.reached!==this.scene.reached,s=n.expedition!==this.lit.expedition||n.head!==this.lit.head,o=n.chosen===this.lit.chosen?null:n.chosen;[this.scene,this.lit]=[e,n],o!==null?this.tell(o,!1):r||this.read===null?this.tell(e.reached,!1):this.tell(this.read,!1),s&&this.looking.follow(n),this.draw()}toMove(){this.looking.toMove(this.lit),this.draw()}focusPlace(e){this.atlas.place(e)!==void 0&&(this.lit.choices.some(n=>n.place===e)||(this.looking.showPlace(e),this.tell(e,!0),this.draw()),this.focus(e))}placeSeen({x:e,y:n}){let{left:r,top:s}=this.svg.getBoundingClientRect(),o=N(this.svg);return this.placeAt({x:(e-r)/o,y:(n-s)/o})}dispose(){this.watcher?.disconnect(),this.letGo()}zooming={zoom:e=>this.zoom(e),whole:()=>this.go(nt,!1),toMove:()=>this.toMove()};resized(){let{size:e}=this.looking,n=this.sheet?.projection.size,r=e.width===n?.width&&e.height===n.height&&e.text===n.text;this.box.clientWidth===0||r||(this.looking.resized(this.lit),this.draw())}draw(e=!1){if(this.watcher!==null&&this.box.clientWidth===0)return;let n=this.looking.projection(),{narrow:r}=n.size;this.element.toggleAttribute("data-narrow",r),J($a(this.board,this.zooming,{narrow:r,moves:this.lit.choices.length>0||this.lit.head!==null}),this.bar),this.looking.look=n.look,this.svg.setAttribute("viewBox",`0 0 ${n.size.width} ${n.size.height}`),this.svg.style.touchAction=this.looking.isHeld?"none":"pan-x pan-y",this.svg.classList.toggle("exp-map-sheet--drag",n.look.zoom>1);let s=this.drawing.spots(n,{scene:this.scene,lit:this.lit}),o=this.note.settle(n,s,this.targets.focused()?.code??null,e),i=getComputedStyle(this.svg).fontFamily||"sans-serif";this.sheet=this.drawing.draw(n,{scene:this.scene,lit:this.lit},s,o,i,e),this.targets.lay(n,s,this.scene,this.lit),this.hint(),this.on.drawn?.()}hint(){let e=this.scene.nameless?null:this.pointed??this.targets.focused();this.sheet!==null&&this.drawing.hint(this.sheet,this.spot(e))}go(e,n){this.looking.take(e),this.draw(n)}zoom(e){let{projection:n}=this.sheet??{};if(n===void 0)return;let r=this.spot(this.targets.focused()),{x:s,y:o,width:i,height:l}=n.window,c={x:s+i/2,y:o+l/2},u=r!==null&&Pt(r.at,n.window)?r.at:c;this.go(n.zoomed(e?Ga:1/Ga,u),!1)}tell(e,n){this.read=e;let r=e===null||this.scene.nameless?void 0:this.atlas.place(e);this.note.show(r??null,r===void 0?"":this.scene.told[r.code]??r.label,n)}press(e,n,r){let s=e===null?this.targets.of(n)?.code??null:this.placeAt(e);if(s===null)return;let o=this.sheet?.spots.find(({place:i,at:l})=>i.code===s&&e!==null&&Math.abs(l.x-e.x)<40);this.targets.focus(s,o?.side),this.act(s,zn(r))}placeAt(e){return this.sheet===null?null:qa(this.sheet,e)}act(e,n){let r=this.lit.choices.filter(({place:s})=>s===e);if(this.tell(e,!0),r.length===0)return this.draw(),this.on.read(e);if(this.lit.chosen!==e)return this.on.choose(e,n);n||(r.length>1?this.on.choose(e,n):this.on.lay())}number(e){let n=this.lit.choices.find(r=>r.number===e);n!==void 0&&this.focus(n.place),this.on.number(e)}spot(e){return this.sheet?.spots.find(({place:n,side:r})=>n.code===e?.code&&r===e.side)??null}focus(e,n){this.targets.focus(e,n);let r=this.spot(this.targets.focused()),{projection:s}=this.sheet??{};if(!(r===null||s===void 0)){if(Pt(r.at,s.window,r.side===null?-20:1))return this.note.covers(r.at)?this.draw():void 0;s.look.zoom>1&&this.go(s.fitted([r.at],s.look.zoom),!1)}}};var Un=class{expedition="";tail=null;found=null;id=null;table=null;first="";settle(e){let n=this.table;this.table=e;let r=n!==null&&e!==null&&Ja(n)===Ja(e);return r||this.letAllGo(),e!==null&&e.first!==""&&((e.first!==this.first||!this.canTake(this.expedition))&&this.takeExpedition(e.first),this.first=e.first),!r}get choice(){return this.choices.find(({id:e})=>e===this.id)??null}get asksTail(){return this.tails.length>0&&this.tail===null}get rows(){return this.asksTail?this.tails.map(xm):this.choices.filter(({tip:e})=>this.found?.has(e)??!0).map(ym)}takeExpedition(e){this.expedition=e,this.letAllGo()}get isDirect(){return this.table?.direct===!0}take({choice:e,place:n}){if(e===null)return this.tail=n,!1;let r=this.id===e.id;return this.id=e.id,r||this.isDirect}takeTail(e){return this.tails.some(n=>n.place===e)?(this.tail=e,this.id=null,!0):!1}letGo(){if(this.choice!==null)this.id=null;else if(this.tail!==null)this.tail=null;else return!1;return!0}letAllGo(){this.tail=null,this.id=null}canTake(e){return this.table?.expeditions.some(n=>n.id===e&&n.why===null)??!1}get tails(){return this.table?.tails??[]}get choices(){let{filter:e,choices:n}=this.table??{filter:!1,choices:[]};return n.filter(r=>(!e||r.expedition===this.expedition)&&(this.tails.length===0||r.tail===this.tail))}};function xm({place:t,label:e,effect:n},r){return{key:`tail-${t}`,number:r+1,place:t,label:e,effect:n,choice:null}}function ym(t,e){let{id:n,tip:r,label:s,effect:o}=t;return{key:`move-${n}`,number:e+1,place:r,label:s,effect:o,choice:t}}function Ja({asked:t,choices:e,tails:n,scene:r}){return JSON.stringify([t.kind,e,n,r.journeys,r.tokens])}function Ya(t,e){let{asksTail:n,choice:r,rows:s,tail:o}=e,l=(r??(t?.filter===!1?s[0]?.choice:null))?.expedition??e.expedition;return{expedition:l,head:n?null:bm(t,e,l),choices:$m(t,s).map(c=>({place:c.place,tail:c.choice?.tail??"",number:c.number,text:c.effect})),chosen:r?.tip??null,chosenTail:o,verb:n?"tail":vm(t)}}function $m(t,e){return t?.search===void 0?e:e.filter(({choice:n})=>n?.on===!0)}function bm(t,{choice:e,tail:n,rows:r},s){let o=e?.tail||n||r[0]?.choice?.tail;return o||(t?.scene.journeys.find(i=>i.expedition===s)?.head??null)}function vm(t){let e=t?.asked.kind;return e==="token"||e==="remove"?e:"lay"}var wm=/^(move|tail)-|^(lay|tails)$/,km=/^(move|tail|expedition|hand|open|drawn|discarded|button)-|^(lay|tails)$/,Mm=".exp-routes-act, .exp-routes-cards",Lm="[data-move], .exp-routes .exp-cover button, .exp-routes-swap input, .exp-routes-go > * > button",Gn=class{constructor(e,n,r){this.model=e;this.root=n;this.acts=r}model;root;acts;choosing=new Un;query="";map=null;drawn=null;shown=null;moved=!1;dispose(){this.map?.dispose()}get board(){let e=this.model.get("board");return e?.places===void 0?null:e}get mapElement(){let{board:e}=this;return e!==this.drawn&&(this.map?.dispose(),this.map=e===null?null:new qn(e,this.events()),this.drawn=e,this.shown=null),this.map?.element??null}settle(e){let n=C(e);this.moved=this.choosing.settle(n),n!==null&&n.search===void 0&&this.search("")}show(){let e=Tm(this.acts.state());if(e===null||this.map===null)return;let n=Ya(C(this.acts.state()),this.choosing),r=JSON.stringify(n);this.shown?.scene===e&&this.shown.lit===r||(this.shown={scene:e,lit:r},this.map.show(e,n))}placeAt(e){return this.map?.placeSeen(e)??null}takeExpedition(e){this.choosing.takeExpedition(e),this.acts.draw()}take(e,n=0){if(this.choosing.take(e))return zn(n)?void 0:this.lay();this.acts.draw(),e.choice===null&&this.focusFirst()}lay(){let{choice:e}=this.choosing;e!==null&&this.acts.send({type:"press",id:e.id})}letGo(){let{tail:e}=this.choosing;if(!this.choosing.letGo())return!1;let n=this.root.querySelector(".exp-routes-act")?.contains(document.activeElement)??!1;return this.acts.draw(),n&&e!==null&&this.choosing.tail===null&&this.focusKey(`tail-${e}`),!0}backToTails(){for(;this.choosing.tail!==null;)this.letGo()}skip=e=>{e.preventDefault(),this.root.querySelector(".exp-moves-head > h3")?.focus()};key(e){if(e.ctrlKey||e.metaKey||e.altKey)return!1;if(e.repeat)return/^(Enter| )$/.test(e.key)&&e.target.closest(Mm)!==null;if(e.key==="Escape")return this.letGo();if(/^[1-9]$/.test(e.key))return this.number(Number(e.key));let n=e.target.matches(".exp-expedition > input");return e.key!=="Enter"||!n||this.choosing.choice===null?!1:(this.lay(),!0)}find(e){this.search(e),this.acts.draw()}go(e,n=0){let r=this.rowAt(e);if(r!==void 0&&C(this.acts.state())?.asked.kind==="token")return this.take(r,n);this.map?.focusPlace(e)}number(e){let n=this.choosing.rows[e-1];return n===void 0?!1:((this.choosing.choice?.id!==n.choice?.id||n.choice===null)&&this.take(n),n.choice!==null&&this.focusKey(n.key),!0)}refocus(e){if(e===null||!km.test(e)||C(this.acts.state())===null)return!1;let n=ot(this.root,e),r=ae(this.root)&&(n===null||ir(n)),s=this.choosing.isDirect&&n!==null;return(r||this.moved&&wm.test(e)&&!s)&&this.focusFirst()}search(e){this.query=e;let n=e.trim()!==""&&C(this.acts.state())!==null;this.choosing.found=n?new Set(vn(this.board?.places??[],e).map(({code:r})=>r)):null}focusFirst(){let e=this.root.querySelector(Lm);return e?.focus(),e!==null}focusKey(e){[...this.root.querySelectorAll("[data-move]")].find(r=>r.dataset.key===e)?.focus()}rowAt(e){let{choice:n,rows:r}=this.choosing,s=r.filter(i=>i.place===e),o=n===null?-1:s.findIndex(i=>i.choice?.id===n.id);return s[(o+1)%s.length]}events(){return{choose:(e,n)=>{let r=this.rowAt(e);if(r!==void 0){if(this.choosing.isDirect)return n?void 0:this.take(r);this.choosing.take(r)||this.acts.draw()}},read:e=>this.read(e),lay:()=>this.lay(),drawn:()=>this.acts.drawn(),number:e=>{let n=this.choosing.rows[e-1];n!==void 0&&(this.choosing.isDirect?this.take(n):this.choosing.take(n)||this.acts.draw(),this.map?.focusPlace(n.place))}}}read(e){let n=this.acts.state();if(S(n)){if(this.choosing.takeTail(e))return this.acts.draw();Ne(n)&&this.acts.send({type:"try",code:C(n)===null?null:this.choosing.expedition||null,place:e})}}};function Tm(t){return S(t)?(C(t)??t.routeEnd??t.explorer)?.scene??null:null}function Qa(){let{dataset:t}=document.documentElement,e=Number(t.expViews??0)+1;return t.expViews=String(e),`exp-${e}`}var Jn=class{constructor(e,n,r){this.model=e;this.state=e.get("state"),this.link=new Ue(e,()=>this.lose()),this.routes=new Gn(e,this.root,{state:()=>this.state,send:o=>this.act(o),draw:()=>this.draw(),drawn:()=>this.pen.show()}),this.pen=new Hn(this.root,this.id,{state:()=>this.state,board:()=>this.routes.board,placeAt:o=>this.routes.placeAt(o),send:o=>this.act(o),say:o=>this.live.say(o),draw:()=>this.draw()}),this.hands=new Ke(this.root,{state:()=>this.state,send:o=>this.act(o),press:o=>this.press(o),awaitFile:()=>{this.saves=!0}}),this.root.className="exp",this.root.setAttribute("role","group"),Es(),this.root.append(this.main,this.live.element),n.append(this.root),this.root.addEventListener("focusin",o=>this.focused(o.target)),Xs(this.root,{state:()=>this.state,chosen:()=>this.local.chosen,choose:o=>this.choose(o),press:o=>this.press(o),reveal:()=>this.reveal(),own:o=>this.hands.key(o)||this.routes.key(o)}),cs(this.root,{choose:o=>this.choose(o),drop:(o,i)=>this.act({type:"try",code:o,place:i})}),r&&this.root.setAttribute("aria-busy","true"),this.routes.settle(this.state),this.pen.settle(this.state),this.draw();let s="save"in this.state?this.state.save:null;this.recalled=$o(s),r&&this.link.greet(this.recalled,S(this.state)?this.state.serial:-1),e.on("change:state",this.changed),e.on("change:board",this.redrawn),this.presenting.observe(document.documentElement,{attributeFilter:["data-present"]})}model;root=document.createElement("div");main=document.createElement("div");live=new Ge;id=Qa();local={chosen:null,stop:"",note:null,copied:null};link;routes;hands;pen;changed=()=>this.update();redrawn=()=>this.draw();presenting=new MutationObserver(()=>this.present());state;recalled=null;saves=!1;dispose(){this.model.off("change:state",this.changed),this.model.off("change:board",this.redrawn),this.presenting.disconnect(),this.routes.dispose(),this.hands.dispose(),this.pen.dispose(),this.link.dispose(),this.live.dispose(),this.root.remove()}update(){let e=this.state,n=this.model.get("state");if(this.state=n,!S(n))return this.draw();let r=S(e)?e.save?.text:void 0;n.save?.text!==r&&n.save?.text!==this.recalled&&rn(n.save);let s=this.link.heard(n)?Ks(e,n):null,o=this.heldKey(),i=ks(H(e),H(n)),l=io(this.root);this.settle(i!==null),i!==null&&Ze(i)&&(this.local.stop=i),this.draw(),this.restoreFocus(o,i),Fs(this.root,e,n),this.root.removeAttribute("aria-busy"),(!S(e)||e.serial!==n.serial||e.live!==n.live)&&this.live.say(n.live),this.saveFile(n),Ps(this.root)&&this.move(l),s!==null&&sn(s)}saveFile({lab:e,exercise:n}){let r=e?.file??n?.hands?.file??null;!this.saves||r===null||(this.saves=!1,as(r))}settle(e){let n=H(this.state),r=n?.step===1&&n.hand.some(s=>s.code===this.local.chosen);(e||!r)&&(this.local.chosen=null),this.local.note=null,this.local.copied=null,this.routes.settle(this.state),this.pen.settle(this.state)}draw(){S(this.state)&&(this.root.setAttribute("aria-label",this.state.name),this.state.save!==null&&(this.root.dataset.save=this.state.save.key)),J(Or(this.state,this.link.lost,this.context()),this.main),this.routes.show();let e=Ms(this.main,this.local.stop);e!==this.local.stop&&(this.local.stop=e,J(Or(this.state,this.link.lost,this.context()),this.main)),this.pen.show()}move(e){let n=H(this.state);n!==null&&(ao(this.root,e,n.moves),n.refused!==null&&lo(this.root,n.refused))}context(){return{...this.local,id:this.id,routes:this.routes,hands:this.hands,pen:this.pen,card:e=>this.card(e),place:e=>this.act({type:"try",code:this.local.chosen,place:e}),press:e=>this.press(e),enter:(e,n)=>this.act({type:"enter",code:e,seat:n}),option:e=>this.act({type:"press",id:e}),submit:e=>this.act({type:"submit",values:e}),fill:e=>this.act({type:"fill",values:e}),copy:(e,n,r)=>{this.copy(e,n,r)},reveal:()=>this.reveal(),openKeys:()=>_e(this.root),reload:()=>location.reload()}}card(e){if(H(this.state)?.step!==1)return this.act({type:"try",code:e,place:null});this.choose(this.local.chosen===e?null:e)}choose(e){this.local.chosen===e||H(this.state)?.step!==1||(this.local.chosen=e,this.draw())}press(e){if(e.why===void 0)return qe(this.main),this.saves=S(this.state)&&lr(this.state).some(n=>n.id===e.id),this.act({type:"press",id:e.id});this.local.note={id:e.id,text:e.why},this.draw(),this.live.say(e.why)}present(){this.link.send({type:"present",on:Zt()},S(this.state)?this.state.serial:-1)}reveal(){S(this.state)&&this.state.reveal!==void 0&&this.act({type:"reveal"})}act(e){S(this.state)&&this.link.send(e,this.state.serial)}lose(){this.root.removeAttribute("aria-busy"),this.draw(),this.live.say(Br())}async copy(e,n,r){let s=await is(n);this.local.copied={name:e,done:s},this.draw(),this.live.say(s?r.copied:r.refused);let o=s?null:this.main.querySelector(`[data-copy="${e}"]`);o?.focus(),o?.select()}focused(e){let n=e.closest("[data-row] > [data-key]")?.dataset.key;n===void 0||n===this.local.stop||(this.local.stop=n,this.draw())}heldKey(){let e=document.activeElement;if(!(e===null||!this.main.contains(e)))return e.closest("[data-key]")?.dataset.key??null}restoreFocus(e,n){if(e===void 0)return;let r=Ss(this.main);r!==null?r.focus():n!==null&&e!==null&&Ze(e)?ot(this.main,n)?.focus():!this.routes.refocus(e)&&ae(this.main)&&Ts(this.main,e)}};function Sm(){let t=!1;return{render({model:e,el:n}){let r=new Jn(e,n,!t);return t=!0,()=>r.dispose()}}}export{Sm as default};
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
