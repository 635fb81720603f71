var Ut=globalThis,fe=t=>t,pt=Ut.trustedTypes,xe=pt?pt.createPolicy("lit-html",{createHTML:t=>t}):void 0,Ft="$lit$",E=`lit$${Math.random().toFixed(9).slice(2)}$`,qt="?"+E,cn=`<${qt}>`,B=document,Q=()=>B.createComment(""),Y=t=>t===null||typeof t!="object"&&typeof t!="function",Wt=Array.isArray,Le=t=>Wt(t)||typeof t?.[Symbol.iterator]=="function",Kt=`[ 	
\f\r]`,G=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,ge=/-->/g,$e=/>/g,j=RegExp(`>|${Kt}(?:([^\\s"'>=/]+)(${Kt}*=${Kt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),ye=/'/g,ve=/"/g,be=/^(?:script|style|textarea|title)$/i,zt=t=>(e,...r)=>({_$litType$:t,strings:e,values:r}),o=zt(1),Sa=zt(2),Ha=zt(3),y=Symbol.for("lit-noChange"),l=Symbol.for("lit-nothing"),Me=new WeakMap,_=B.createTreeWalker(B,129);function ke(t,e){if(!Wt(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return xe!==void 0?xe.createHTML(e):e}var Te=(t,e)=>{let r=t.length-1,n=[],s,a=e===2?"<svg>":e===3?"<math>":"",i=G;for(let d=0;d<r;d++){let c=t[d],u,$,h=-1,g=0;for(;g<c.length&&(i.lastIndex=g,$=i.exec(c),$!==null);)g=i.lastIndex,i===G?$[1]==="!--"?i=ge:$[1]!==void 0?i=$e:$[2]!==void 0?(be.test($[2])&&(s=RegExp("</"+$[2],"g")),i=j):$[3]!==void 0&&(i=j):i===j?$[0]===">"?(i=s??G,h=-1):$[1]===void 0?h=-2:(h=i.lastIndex-$[2].length,u=$[1],i=$[3]===void 0?j:$[3]==='"'?ve:ye):i===ve||i===ye?i=j:i===ge||i===$e?i=G:(i=j,s=void 0);let x=i===j&&t[d+1].startsWith("/>")?" ":"";a+=i===G?c+cn:h>=0?(n.push(u),c.slice(0,h)+Ft+c.slice(h)+E+x):c+E+(h===-2?d:x)}return[ke(t,a+(t[r]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),n]},X=class t{constructor({strings:e,_$litType$:r},n){let s;this.parts=[];let a=0,i=0,d=e.length-1,c=this.parts,[u,$]=Te(e,r);if(this.el=t.createElement(u,n),_.currentNode=this.el.content,r===2||r===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(s=_.nextNode())!==null&&c.length<d;){if(s.nodeType===1){if(s.hasAttributes())for(let h of s.getAttributeNames())if(h.endsWith(Ft)){let g=$[i++],x=s.getAttribute(h).split(E),v=/([.?@])?(.*)/.exec(g);c.push({type:1,index:a,name:v[2],strings:x,ctor:v[1]==="."?dt:v[1]==="?"?ut:v[1]==="@"?mt:P}),s.removeAttribute(h)}else h.startsWith(E)&&(c.push({type:6,index:a}),s.removeAttribute(h));if(be.test(s.tagName)){let h=s.textContent.split(E),g=h.length-1;if(g>0){s.textContent=pt?pt.emptyScript:"";for(let x=0;x<g;x++)s.append(h[x],Q()),_.nextNode(),c.push({type:2,index:++a});s.append(h[g],Q())}}}else if(s.nodeType===8)if(s.data===qt)c.push({type:2,index:a});else{let h=-1;for(;(h=s.data.indexOf(E,h+1))!==-1;)c.push({type:7,index:a}),h+=E.length-1}a++}}static createElement(e,r){let n=B.createElement("template");return n.innerHTML=e,n}};function O(t,e,r=t,n){if(e===y)return e;let s=n!==void 0?r._$Co?.[n]:r._$Cl,a=Y(e)?void 0:e._$litDirective$;return s?.constructor!==a&&(s?._$AO?.(!1),a===void 0?s=void 0:(s=new a(t),s._$AT(t,r,n)),n!==void 0?(r._$Co??=[])[n]=s:r._$Cl=s),s!==void 0&&(e=O(t,s._$AS(t,e.values),s,n)),e}var ct=class{constructor(e,r){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=r}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:r},parts:n}=this._$AD,s=(e?.creationScope??B).importNode(r,!0);_.currentNode=s;let a=_.nextNode(),i=0,d=0,c=n[0];for(;c!==void 0;){if(i===c.index){let u;c.type===2?u=new I(a,a.nextSibling,this,e):c.type===1?u=new c.ctor(a,c.name,c.strings,this,e):c.type===6&&(u=new ht(a,this,e)),this._$AV.push(u),c=n[++d]}i!==c?.index&&(a=_.nextNode(),i++)}return _.currentNode=B,s}p(e){let r=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(e,n,r),r+=n.strings.length-2):n._$AI(e[r])),r++}},I=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,r,n,s){this.type=2,this._$AH=l,this._$AN=void 0,this._$AA=e,this._$AB=r,this._$AM=n,this.options=s,this._$Cv=s?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,r=this._$AM;return r!==void 0&&e?.nodeType===11&&(e=r.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,r=this){e=O(this,e,r),Y(e)?e===l||e==null||e===""?(this._$AH!==l&&this._$AR(),this._$AH=l):e!==this._$AH&&e!==y&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):Le(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==l&&Y(this._$AH)?this._$AA.nextSibling.data=e:this.T(B.createTextNode(e)),this._$AH=e}$(e){let{values:r,_$litType$:n}=e,s=typeof n=="number"?this._$AC(e):(n.el===void 0&&(n.el=X.createElement(ke(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===s)this._$AH.p(r);else{let a=new ct(s,this),i=a.u(this.options);a.p(r),this.T(i),this._$AH=a}}_$AC(e){let r=Me.get(e.strings);return r===void 0&&Me.set(e.strings,r=new X(e)),r}k(e){Wt(this._$AH)||(this._$AH=[],this._$AR());let r=this._$AH,n,s=0;for(let a of e)s===r.length?r.push(n=new t(this.O(Q()),this.O(Q()),this,this.options)):n=r[s],n._$AI(a),s++;s<r.length&&(this._$AR(n&&n._$AB.nextSibling,s),r.length=s)}_$AR(e=this._$AA.nextSibling,r){for(this._$AP?.(!1,!0,r);e!==this._$AB;){let n=fe(e).nextSibling;fe(e).remove(),e=n}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},P=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,r,n,s,a){this.type=1,this._$AH=l,this._$AN=void 0,this.element=e,this.name=r,this._$AM=s,this.options=a,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=l}_$AI(e,r=this,n,s){let a=this.strings,i=!1;if(a===void 0)e=O(this,e,r,0),i=!Y(e)||e!==this._$AH&&e!==y,i&&(this._$AH=e);else{let d=e,c,u;for(e=a[0],c=0;c<a.length-1;c++)u=O(this,d[n+c],r,c),u===y&&(u=this._$AH[c]),i||=!Y(u)||u!==this._$AH[c],u===l?e=l:e!==l&&(e+=(u??"")+a[c+1]),this._$AH[c]=u}i&&!s&&this.j(e)}j(e){e===l?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},dt=class extends P{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===l?void 0:e}},ut=class extends P{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==l)}},mt=class extends P{constructor(e,r,n,s,a){super(e,r,n,s,a),this.type=5}_$AI(e,r=this){if((e=O(this,e,r,0)??l)===y)return;let n=this._$AH,s=e===l&&n!==l||e.capture!==n.capture||e.once!==n.once||e.passive!==n.passive,a=e!==l&&(n===l||s);s&&this.element.removeEventListener(this.name,this,n),a&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},ht=class{constructor(e,r,n){this.element=e,this.type=6,this._$AN=void 0,this._$AM=r,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(e){O(this,e)}},Ce={M:Ft,P:E,A:qt,C:1,L:Te,R:ct,D:Le,V:O,I,H:P,N:ut,U:mt,B:dt,F:ht},dn=Ut.litHtmlPolyfillSupport;dn?.(X,I),(Ut.litHtmlVersions??=[]).push("3.3.3");var N=(t,e,r)=>{let n=r?.renderBefore??e,s=n._$litPart$;if(s===void 0){let a=r?.renderBefore??null;n._$litPart$=s=new I(e.insertBefore(Q(),a),a,void 0,r??{})}return s._$AI(t),s};async function we(t){try{return await navigator.clipboard.writeText(t),!0}catch{return!1}}function Se(t,e){let r=URL.createObjectURL(new Blob([t],{type:"text/plain;charset=utf-8"})),n=document.createElement("a");n.href=r,n.download=e,n.click(),URL.revokeObjectURL(r)}function He(t,e){let r=null,n=()=>{r?.copy?.remove(),r?.card.removeAttribute("data-dragged"),r=null,removeEventListener("pointermove",s),removeEventListener("pointerup",a),removeEventListener("pointercancel",n),removeEventListener("keydown",i,!0)},s=d=>{if(r===null)return;let c=d.clientX-r.x,u=d.clientY-r.y;if(r.copy===null){if(Math.hypot(c,u)<6)return;e.choose(r.code),r.copy=un(t,r.card),r.card.setAttribute("data-dragged","")}r.copy.style.translate=`${c}px ${u}px`},a=d=>{let c=r;if(n(),c===null||c.copy===null)return;mn();let u=document.elementFromPoint(d.clientX,d.clientY)?.closest("[data-place]");u&&t.contains(u)&&e.drop(c.code,u.dataset.place??"")},i=d=>{d.key==="Escape"&&n()};t.addEventListener("pointerdown",d=>{let c=d.target.closest("[data-card]");c===null||d.button!==0||d.pointerType!=="mouse"||(n(),r={card:c,code:c.dataset.card??"",x:d.clientX,y:d.clientY,copy:null},addEventListener("pointermove",s),addEventListener("pointerup",a),addEventListener("pointercancel",n),addEventListener("keydown",i,!0))})}function un(t,e){let r=e.getBoundingClientRect(),n=t.getBoundingClientRect(),s=document.createElement("span");return s.className="exp-card exp-lifted",s.setAttribute("aria-hidden","true"),s.append(...[...e.querySelectorAll("svg.exp-face")].map(a=>a.cloneNode(!0))),Object.assign(s.style,{width:`${r.width}px`,left:`${r.left-n.left}px`,top:`${r.top-n.top}px`}),t.append(s),s}function mn(){let t=e=>e.stopPropagation();addEventListener("click",t,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",t,{capture:!0}))}var Ae="[data-row] > [data-key]";function ft(t){return[...t.querySelectorAll(Ae)]}function xt(t){let e=t.ownerDocument.activeElement;return e instanceof HTMLElement&&t.contains(e)&&e.matches(Ae)?e:null}function Ee(t,e,r){let n=fn(t),s=n.findIndex(d=>d.some(c=>c.element===e)),a=n[s];if(a===void 0)return null;let i=a.findIndex(d=>d.element===e);switch(r){case"left":return a[i-1]?.element??null;case"right":return a[i+1]?.element??null;case"first":return a[0]?.element??null;case"last":return a.at(-1)?.element??null;case"up":return Re(n[s-1],a[i],i)?.element??null;case"down":return Re(n[s+1],a[i],i)?.element??null}}var hn=new Set(["hand","picks"]);function fn(t){return[...t.querySelectorAll("[data-row]")].flatMap(e=>{let r=[...e.querySelectorAll(":scope > [data-key]")].map(gn);return hn.has(e.dataset.row??"")?xn(r):r.length>0?[r]:[]})}function xn(t){let e=[];for(let r of t){let n=e.at(-1),s=n?.at(-1);n!==void 0&&s!==void 0&&r.x>=s.x?n.push(r):e.push([r])}return e}function gn(t){let e=t.getBoundingClientRect();return{element:t,key:t.dataset.key??"",x:e.left+e.width/2,y:e.top+e.height/2}}function Re(t,e,r){if(!(t===void 0||t.length===0))return e.x===0&&e.y===0?t[Math.min(r,t.length-1)]:t.reduce((n,s)=>Math.abs(s.x-e.x)<Math.abs(n.x-e.x)?s:n)}var $n=["s","h","d","c"];function Ve(t){let e=new Set([...t.other?.lanes??[],...t.river,...t.own.lanes].map(({suit:r})=>r));return $n.filter(r=>e.has(r))}function Jt(t){return t.draw!==null||t.other!==null||t.own.total!==null}function Gt(t){return Ve(t).length+(Jt(t)?1:0)}function tt(t,e){let r=Ve(e);return t===null?r.length+1:r.indexOf(t)+1}function Ze(t,e){return t.marks?.find(r=>r.place===e)}function gt(t,e,r){return t.marks?.some(n=>n.place===e&&n.code===r)??!1}var yn=['<rect class="exp-card-paper" x=".75" y=".75" width="98.5" height="138.5" rx="9"/>','<g class="exp-card-print">','<rect class="exp-wager-frame" x="8" y="40" width="84" height="92" rx="5"/>','<g class="exp-rose">','<circle class="exp-rose-ring" cx="50" cy="86" r="28"/>','<path class="exp-rose-dark" d="M67.5 68.5L60.4 86L50 86ZM67.5 103.5L50 96.4L50 86ZM32.5 103.5L39.6 86L50 86ZM32.5 68.5L50 75.6L50 86Z"/>','<path class="exp-rose-light" d="M67.5 68.5L50 75.6L50 86ZM67.5 103.5L60.4 86L50 86ZM32.5 103.5L50 96.4L50 86ZM32.5 68.5L39.6 86L50 86Z"/>','<path class="exp-rose-dark" d="M50 46L58.5 77.5L50 86ZM90 86L58.5 94.5L50 86ZM50 126L41.5 94.5L50 86ZM10 86L41.5 77.5L50 86Z"/>','<path class="exp-rose-light" d="M50 46L41.5 77.5L50 86ZM90 86L58.5 77.5L50 86ZM50 126L58.5 94.5L50 86ZM10 86L41.5 94.5L50 86Z"/>','<circle cx="50" cy="86" r="18" fill="var(--exp-card)"/>','<path transform="translate(43.6 75) scale(.917)" d="M7 1h6.5M11.5 1v15.5c0 4.1-2 6.5-5.3 6.5-3 0-5-1.8-5.2-5" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>','<g class="exp-suit-letter">','<path transform="translate(79 115) scale(.458)" d="M12.6 4.4C11.4 2.2 9.4 1 7 1 4 1 1.8 2.9 1.8 5.8c0 3.2 2.6 4.6 5.6 5.8 3.4 1.3 6 2.8 6 6 0 3.2-2.4 5.4-6 5.4-3 0-5.2-1.4-6.4-4" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M7 1h6.5M11.5 1v15.5c0 4.1-2 6.5-5.3 6.5-3 0-5-1.8-5.2-5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(42.7 75) scale(.917)" d="M8 1c4.3 0 7 4 7 11s-2.7 11-7 11-7-4-7-11S3.7 1 8 1ZM9.5 17l6 7" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M8 1c4.3 0 7 4 7 11s-2.7 11-7 11-7-4-7-11S3.7 1 8 1ZM9.5 17l6 7" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<path transform="translate(43.1 75) scale(.917)" d="M2 1v22M14 1 2 13.4M6.6 9l7.9 14" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M2 1v22M14 1 2 13.4M6.6 9l7.9 14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<g class="exp-art">','<rect class="exp-art-sky" x="8" y="40" width="84" height="92" rx="5"/>','<path class="exp-art-trail" d="M17 127C40 124 34 126.6 47 125S50 119.8 60 118"/>','<path class="exp-art-pole" d="M60 117v-15"/>','<path class="exp-art-flag" d="M60 102l11 3.5-11 4Z"/>','<path transform="translate(79 11) scale(.583)" d="M12.6 4.4C11.4 2.2 9.4 1 7 1 4 1 1.8 2.9 1.8 5.8c0 3.2 2.6 4.6 5.6 5.8 3.4 1.3 6 2.8 6 6 0 3.2-2.4 5.4-6 5.4-3 0-5.2-1.4-6.4-4" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M1 23 8 1l7 22M3.6 15.5h8.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 124.5 47 122.2S50 115.1 60 111.8"/>','<path class="exp-art-pole" d="M60 110.8v-15"/>','<path class="exp-art-flag" d="M60 95.8l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M1.5 6.5C1.7 3 4.3 1 7.5 1c3.5 0 6 2.2 6 5.5 0 2.9-1.6 4.9-4.6 7.8L1.5 21.5V23H14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 122.3 47 119.5S50 110.4 60 105.6"/>','<path class="exp-art-pole" d="M60 104.6v-15"/>','<path class="exp-art-flag" d="M60 89.6l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M2 4.6C3 2.2 5 1 7.6 1c3.3 0 5.6 2.2 5.6 5.2 0 3.1-2.3 5.1-5.8 5.1H6M7.4 11.3c4 0 6.6 2.3 6.6 5.7C14 20.6 11.2 23 7.5 23c-2.9 0-5.1-1.4-6.1-4" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 120.2 47 116.8S50 105.7 60 99.4"/>','<path class="exp-art-pole" d="M60 98.4v-15"/>','<path class="exp-art-flag" d="M60 83.4l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M11.5 23V1L1 16.5h14.5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 118.1 47 114S50 101 60 93.2"/>','<path class="exp-art-pole" d="M60 92.2v-15"/>','<path class="exp-art-flag" d="M60 77.2l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M13 1H3.6l-1 9.8C4 9.5 5.7 8.8 7.6 8.8c3.8 0 6.4 2.8 6.4 6.9 0 4.3-2.8 7.3-6.7 7.3-2.8 0-4.9-1.3-6-3.6" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 116 47 111.3S50 96.3 60 87"/>','<path class="exp-art-pole" d="M60 86v-15"/>','<path class="exp-art-flag" d="M60 71l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M12.6 3.4C11.5 1.9 9.9 1 8 1 4 1 1.5 5 1.5 12.5 1.5 19.4 3.8 23 7.9 23c3.7 0 6.3-2.8 6.3-6.7 0-3.9-2.5-6.5-6-6.5-3.6 0-6.4 2.6-6.6 5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 113.9 47 108.6S50 91.6 60 80.8"/>','<path class="exp-art-pole" d="M60 79.8v-15"/>','<path class="exp-art-flag" d="M60 64.8l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M1 1h13C9.6 7 7 13.4 5.8 23" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 111.8 47 105.9S50 86.9 60 74.6"/>','<path class="exp-art-pole" d="M60 73.6v-15"/>','<path class="exp-art-flag" d="M60 58.6l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M7.5 11C4.3 11 2.2 9 2.2 6s2.2-5 5.3-5 5.3 2 5.3 5-2.1 5-5.3 5C3.8 11 1.2 13.4 1.2 17S3.8 23 7.5 23s6.3-2.4 6.3-6S11.2 11 7.5 11Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 109.7 47 103.1S50 82.1 60 68.4"/>','<path class="exp-art-pole" d="M60 67.4v-15"/>','<path class="exp-art-flag" d="M60 52.4l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M3.1 20.6C4.2 22.1 5.8 23 7.7 23c4 0 6.5-4 6.5-11.5C14.2 4.6 11.9 1 7.8 1 4.1 1 1.5 3.8 1.5 7.7c0 3.9 2.5 6.5 6 6.5 3.6 0 6.4-2.6 6.6-5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 107.6 47 100.4S50 77.4 60 62.2"/>','<path class="exp-art-pole" d="M60 61.2v-15"/>','<path class="exp-art-flag" d="M60 46.2l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M1 5.5 5.5 1v22M16.5 1c4.1 0 6.5 4 6.5 11s-2.4 11-6.5 11S10 19 10 12 12.4 1 16.5 1Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(79 115) scale(.458)" d="M2 1v22M13 1v22M2 12h11" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(79 11) scale(.583)" d="M2 1v22M13 1v22M2 12h11" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(79 115) scale(.458)" d="M2 1v22h4.5c4.9 0 7.5-4.2 7.5-11S11.4 1 6.5 1Z" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(79 11) scale(.583)" d="M2 1v22h4.5c4.9 0 7.5-4.2 7.5-11S11.4 1 6.5 1Z" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(79 115) scale(.458)" d="M13.6 5C12.4 2.4 10.3 1 7.8 1 3.6 1 1 5 1 12s2.6 11 6.8 11c2.5 0 4.6-1.4 5.8-4" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>','<path transform="translate(79 11) scale(.583)" d="M13.6 5C12.4 2.4 10.3 1 7.8 1 3.6 1 1 5 1 12s2.6 11 6.8 11c2.5 0 4.6-1.4 5.8-4" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<rect class="exp-card-paper" x=".75" y=".75" width="64.5" height="34.5" rx="6"/>','<rect class="exp-wager-frame" x="4" y="4" width="58" height="28" rx="4"/>','<path transform="translate(15.7 8) scale(.833)" d="M7 1h6.5M11.5 1v15.5c0 4.1-2 6.5-5.3 6.5-3 0-5-1.8-5.2-5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(14.8 8) scale(.833)" d="M8 1c4.3 0 7 4 7 11s-2.7 11-7 11-7-4-7-11S3.7 1 8 1ZM9.5 17l6 7" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<path transform="translate(15.2 8) scale(.833)" d="M2 1v22M14 1 2 13.4M6.6 9l7.9 14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<path transform="translate(14.8 8) scale(.833)" d="M1 23 8 1l7 22M3.6 15.5h8.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M1.5 6.5C1.7 3 4.3 1 7.5 1c3.5 0 6 2.2 6 5.5 0 2.9-1.6 4.9-4.6 7.8L1.5 21.5V23H14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M2 4.6C3 2.2 5 1 7.6 1c3.3 0 5.6 2.2 5.6 5.2 0 3.1-2.3 5.1-5.8 5.1H6M7.4 11.3c4 0 6.6 2.3 6.6 5.7C14 20.6 11.2 23 7.5 23c-2.9 0-5.1-1.4-6.1-4" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(14.8 8) scale(.833)" d="M11.5 23V1L1 16.5h14.5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M13 1H3.6l-1 9.8C4 9.5 5.7 8.8 7.6 8.8c3.8 0 6.4 2.8 6.4 6.9 0 4.3-2.8 7.3-6.7 7.3-2.8 0-4.9-1.3-6-3.6" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M12.6 3.4C11.5 1.9 9.9 1 8 1 4 1 1.5 5 1.5 12.5 1.5 19.4 3.8 23 7.9 23c3.7 0 6.3-2.8 6.3-6.7 0-3.9-2.5-6.5-6-6.5-3.6 0-6.4 2.6-6.6 5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M1 1h13C9.6 7 7 13.4 5.8 23" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M7.5 11C4.3 11 2.2 9 2.2 6s2.2-5 5.3-5 5.3 2 5.3 5-2.1 5-5.3 5C3.8 11 1.2 13.4 1.2 17S3.8 23 7.5 23s6.3-2.4 6.3-6S11.2 11 7.5 11Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M3.1 20.6C4.2 22.1 5.8 23 7.7 23c4 0 6.5-4 6.5-11.5C14.2 4.6 11.9 1 7.8 1 4.1 1 1.5 3.8 1.5 7.7c0 3.9 2.5 6.5 6 6.5 3.6 0 6.4-2.6 6.6-5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(11.5 8) scale(.833)" d="M1 5.5 5.5 1v22M16.5 1c4.1 0 6.5 4 6.5 11s-2.4 11-6.5 11S10 19 10 12 12.4 1 16.5 1Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>'],p=(...t)=>t.map(e=>typeof e=="number"?yn[e]:e).join(""),je={sJ:p(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,12,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/></g>'),sQ:p(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,12,"</g>",15,16,"</g>"),sK:p(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,12,"</g>",18,19,"</g>"),sA:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V122.7L24 108.7L40 128.7L74 112.7L92 130.7V132Z"/><path class="exp-art-near" d="M8 132V129.8L22 125.6l7 4L44 120.2l5 3L60 116l9 4.2l6-2L92 127.8V132Z"/><path class="exp-art-cut" d="M60 116l9 4.2-6 1-5-.8-6 .8Z"/>',22,23,24,"</g>",11,25,"</g>",26,16,"</g>"),s2:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V119.1L24 105.1L40 125.1L74 109.1L92 127.1V132Z"/><path class="exp-art-near" d="M8 132V128.9L22 123.1l7 4L44 115.6l5 3L60 109.8l9 5.8l6-2L92 126.2V132Z"/><path class="exp-art-cut" d="M60 109.8l9 5.8-6 1.3-5-1.1-6 1.1Z"/>',27,28,29,"</g>",11,25,"</g>",30,19,"</g>"),s3:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V115.5L24 101.5L40 121.5L74 105.5L92 123.5V132Z"/><path class="exp-art-near" d="M8 132V128L22 120.6l7 4L44 111l5 3L60 103.6l9 7.4l6-2L92 124.6V132Z"/><path class="exp-art-cut" d="M60 103.6l9 7.4-6 1.7-5-1.4-6 1.4Z"/>',31,32,33,"</g>",11,25,"</g>",34,19,"</g>"),s4:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V111.9L24 97.9L40 117.9L74 101.9L92 119.9V132Z"/><path class="exp-art-near" d="M8 132V127.2L22 118.2l7 4L44 106.4l5 3L60 97.4l9 9l6-2L92 123V132Z"/><path class="exp-art-cut" d="M60 97.4l9 9-6 2.1-5-1.7-6 1.7Z"/>',35,36,37,"</g>",11,25,"</g>",38,16,"</g>"),s5:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V108.3L24 94.3L40 114.3L74 98.3L92 116.3V132Z"/><path class="exp-art-near" d="M8 132V126.3L22 115.7l7 4L44 101.8l5 3L60 91.2l9 10.6l6-2L92 121.4V132Z"/><path class="exp-art-cut" d="M60 91.2l9 10.6-6 2.4-5-2-6 2Z"/>',39,40,41,"</g>",11,25,"</g>",42,19,"</g>"),s6:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V104.7L24 90.7L40 110.7L74 94.7L92 112.7V132Z"/><path class="exp-art-near" d="M8 132V125.4L22 113.2l7 4L44 97.2l5 3L60 85l9 12.2l6-2L92 119.8V132Z"/><path class="exp-art-cut" d="M60 85l9 12.2-6 2.8-5-2.4-6 2.4Z"/>',43,44,45,"</g>",11,25,"</g>",46,19,"</g>"),s7:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V101.1L24 87.1L40 107.1L74 91.1L92 109.1V132Z"/><path class="exp-art-near" d="M8 132V124.6L22 110.7l7 4L44 92.6l5 3L60 78.8l9 13.8l6-2L92 118.2V132Z"/><path class="exp-art-cut" d="M60 78.8l9 13.8-6 3.2-5-2.7-6 2.7Z"/>',47,48,49,"</g>",11,25,"</g>",50,19,"</g>"),s8:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V97.5L24 83.5L40 103.5L74 87.5L92 105.5V132Z"/><path class="exp-art-near" d="M8 132V123.7L22 108.2l7 4L44 88l5 3L60 72.6l9 15.4l6-2L92 116.6V132Z"/><path class="exp-art-cut" d="M60 72.6l9 15.4-6 3.6-5-3-6 3Z"/>',51,52,53,"</g>",11,25,"</g>",54,19,"</g>"),s9:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V94L24 80L40 100L74 84L92 102V132Z"/><path class="exp-art-near" d="M8 132V122.8L22 105.8l7 4L44 83.5l5 3L60 66.4l9 17.1l6-2L92 114.9V132Z"/><path class="exp-art-cut" d="M60 66.4l9 17.1-6 3.9-5-3.3-6 3.3Z"/>',55,56,57,"</g>",11,25,"</g>",58,19,"</g>"),sT:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V90.4L24 76.4L40 96.4L74 80.4L92 98.4V132Z"/><path class="exp-art-near" d="M8 132V121.9L22 103.3l7 4L44 78.9l5 3L60 60.2l9 18.7l6-2L92 113.3V132Z"/><path class="exp-art-cut" d="M60 60.2l9 18.7-6 4.3-5-3.6-6 3.6Z"/>',59,60,61,"</g>",11,25,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/></g>'),hJ:p(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,63,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/></g>'),hQ:p(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,63,"</g>",15,64,"</g>"),hK:p(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,63,"</g>",18,65,"</g>"),hA:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V114.7H30L34 128.7H66L70 120.7H92V132Z"/><path class="exp-art-near" d="M8 132V129.4H22L26 125H38L43 120.2H48L52 116H70L75 122.4H82L87 128.5H92V132Z"/><path class="exp-art-line" d="M42.6 121.8H77M36.9 125.3H80.1M31.2 128.8H83.2"/>',22,23,24,"</g>",11,66,"</g>",26,64,"</g>"),h2:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V111.1H30L34 125.1H66L70 117.1H92V132Z"/><path class="exp-art-near" d="M8 132V128.4H22L26 122.2H38L43 115.6H48L52 109.8H70L75 118.7H82L87 127.1H92V132Z"/><path class="exp-art-line" d="M42.6 117.8H77M36.9 122.7H80.1M31.2 127.6H83.2"/>',27,28,29,"</g>",11,66,"</g>",30,65,"</g>"),h3:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V107.5H30L34 121.5H66L70 113.5H92V132Z"/><path class="exp-art-near" d="M8 132V127.5H22L26 119.5H38L43 111H48L52 103.6H70L75 115H82L87 125.8H92V132Z"/><path class="exp-art-line" d="M42.6 113.8H77M36.9 120.1H80.1M31.2 126.3H83.2"/>',31,32,33,"</g>",11,66,"</g>",34,65,"</g>"),h4:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V103.9H30L34 117.9H66L70 109.9H92V132Z"/><path class="exp-art-near" d="M8 132V126.5H22L26 116.8H38L43 106.4H48L52 97.4H70L75 111.2H82L87 124.4H92V132Z"/><path class="exp-art-line" d="M42.6 109.9H77M36.9 117.5H80.1M31.2 125.1H83.2"/>',35,36,37,"</g>",11,66,"</g>",38,64,"</g>"),h5:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V100.3H30L34 114.3H66L70 106.3H92V132Z"/><path class="exp-art-near" d="M8 132V125.5H22L26 114H38L43 101.8H48L52 91.2H70L75 107.5H82L87 123H92V132Z"/><path class="exp-art-line" d="M42.6 105.9H77M36.9 114.9H80.1M31.2 123.8H83.2"/>',39,40,41,"</g>",11,66,"</g>",42,65,"</g>"),h6:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V96.7H30L34 110.7H66L70 102.7H92V132Z"/><path class="exp-art-near" d="M8 132V124.5H22L26 111.3H38L43 97.2H48L52 85H70L75 103.8H82L87 121.7H92V132Z"/><path class="exp-art-line" d="M42.6 101.9H77M36.9 112.3H80.1M31.2 122.6H83.2"/>',43,44,45,"</g>",11,66,"</g>",46,65,"</g>"),h7:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V93.1H30L34 107.1H66L70 99.1H92V132Z"/><path class="exp-art-near" d="M8 132V123.5H22L26 108.6H38L43 92.6H48L52 78.8H70L75 100.1H82L87 120.3H92V132Z"/><path class="exp-art-line" d="M42.6 98H77M36.9 109.7H80.1M31.2 121.4H83.2"/>',47,48,49,"</g>",11,66,"</g>",50,65,"</g>"),h8:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V89.5H30L34 103.5H66L70 95.5H92V132Z"/><path class="exp-art-near" d="M8 132V122.5H22L26 105.9H38L43 88H48L52 72.6H70L75 96.4H82L87 118.9H92V132Z"/><path class="exp-art-line" d="M42.6 94H77M36.9 107.1H80.1M31.2 120.1H83.2"/>',51,52,53,"</g>",11,66,"</g>",54,65,"</g>"),h9:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V86H30L34 100H66L70 92H92V132Z"/><path class="exp-art-near" d="M8 132V121.5H22L26 103.1H38L43 83.5H48L52 66.4H70L75 92.6H82L87 117.6H92V132Z"/><path class="exp-art-line" d="M42.6 90H77M36.9 104.4H80.1M31.2 118.9H83.2"/>',55,56,57,"</g>",11,66,"</g>",58,65,"</g>"),hT:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V82.4H30L34 96.4H66L70 88.4H92V132Z"/><path class="exp-art-near" d="M8 132V120.5H22L26 100.4H38L43 78.9H48L52 60.2H70L75 88.9H82L87 116.2H92V132Z"/><path class="exp-art-line" d="M42.6 86H77M36.9 101.8H80.1M31.2 117.6H83.2"/>',59,60,61,"</g>",11,66,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/></g>'),dJ:p(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,67,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/></g>'),dQ:p(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,67,"</g>",15,68,"</g>"),dK:p(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,67,"</g>",18,69,"</g>"),dA:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V128.7L26 110.7L48 130.7L82 110.7L92 122.7V132Z"/><path class="exp-art-near" d="M8 132V130.4L20 123.4L30 125.9L44 118.9L60 116L72 121.4L80 120.5L92 128.8V132Z"/><path class="exp-art-cut" d="M60 116L72 121.4L64 128.8L56 123.4Z"/><path class="exp-art-line" d="M44 118.9L38 127.2M20 123.4L24 130.4"/>',22,23,24,"</g>",11,70,"</g>",26,68,"</g>"),d2:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V125.1L26 107.1L48 127.1L82 107.1L92 119.1V132Z"/><path class="exp-art-near" d="M8 132V129.8L20 120L30 123.6L44 113.8L60 109.8L72 117.3L80 116L92 127.6V132Z"/><path class="exp-art-cut" d="M60 109.8L72 117.3L64 127.6L56 120Z"/><path class="exp-art-line" d="M44 113.8L38 125.3M20 120L24 129.8"/>',27,28,29,"</g>",11,70,"</g>",30,69,"</g>"),d3:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V121.5L26 103.5L48 123.5L82 103.5L92 115.5V132Z"/><path class="exp-art-near" d="M8 132V129.2L20 116.7L30 121.2L44 108.7L60 103.6L72 113.3L80 111.6L92 126.3V132Z"/><path class="exp-art-cut" d="M60 103.6L72 113.3L64 126.3L56 116.7Z"/><path class="exp-art-line" d="M44 108.7L38 123.5M20 116.7L24 129.2"/>',31,32,33,"</g>",11,70,"</g>",34,69,"</g>"),d4:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V117.9L26 99.9L48 119.9L82 99.9L92 111.9V132Z"/><path class="exp-art-near" d="M8 132V128.5L20 113.3L30 118.9L44 103.6L60 97.4L72 109.2L80 107.1L92 125.1V132Z"/><path class="exp-art-cut" d="M60 97.4L72 109.2L64 125.1L56 113.3Z"/><path class="exp-art-line" d="M44 103.6L38 121.6M20 113.3L24 128.5"/>',35,36,37,"</g>",11,70,"</g>",38,68,"</g>"),d5:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V114.3L26 96.3L48 116.3L82 96.3L92 108.3V132Z"/><path class="exp-art-near" d="M8 132V127.9L20 110L30 116.5L44 98.5L60 91.2L72 105.1L80 102.6L92 123.8V132Z"/><path class="exp-art-cut" d="M60 91.2L72 105.1L64 123.8L56 110Z"/><path class="exp-art-line" d="M44 98.5L38 119.8M20 110L24 127.9"/>',39,40,41,"</g>",11,70,"</g>",42,69,"</g>"),d6:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V110.7L26 92.7L48 112.7L82 92.7L92 104.7V132Z"/><path class="exp-art-near" d="M8 132V127.3L20 106.6L30 114.1L44 93.5L60 85L72 101L80 98.2L92 122.6V132Z"/><path class="exp-art-cut" d="M60 85L72 101L64 122.6L56 106.6Z"/><path class="exp-art-line" d="M44 93.5L38 117.9M20 106.6L24 127.3"/>',43,44,45,"</g>",11,70,"</g>",46,69,"</g>"),d7:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V107.1L26 89.1L48 109.1L82 89.1L92 101.1V132Z"/><path class="exp-art-near" d="M8 132V126.7L20 103.3L30 111.8L44 88.4L60 78.8L72 96.9L80 93.7L92 121.4V132Z"/><path class="exp-art-cut" d="M60 78.8L72 96.9L64 121.4L56 103.3Z"/><path class="exp-art-line" d="M44 88.4L38 116M20 103.3L24 126.7"/>',47,48,49,"</g>",11,70,"</g>",50,69,"</g>"),d8:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V103.5L26 85.5L48 105.5L82 85.5L92 97.5V132Z"/><path class="exp-art-near" d="M8 132V126.1L20 99.9L30 109.4L44 83.3L60 72.6L72 92.8L80 89.2L92 120.1V132Z"/><path class="exp-art-cut" d="M60 72.6L72 92.8L64 120.1L56 99.9Z"/><path class="exp-art-line" d="M44 83.3L38 114.2M20 99.9L24 126.1"/>',51,52,53,"</g>",11,70,"</g>",54,69,"</g>"),d9:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V100L26 82L48 102L82 82L92 94V132Z"/><path class="exp-art-near" d="M8 132V125.4L20 96.6L30 107.1L44 78.2L60 66.4L72 88.7L80 84.8L92 118.9V132Z"/><path class="exp-art-cut" d="M60 66.4L72 88.7L64 118.9L56 96.6Z"/><path class="exp-art-line" d="M44 78.2L38 112.3M20 96.6L24 125.4"/>',55,56,57,"</g>",11,70,"</g>",58,69,"</g>"),dT:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V96.4L26 78.4L48 98.4L82 78.4L92 90.4V132Z"/><path class="exp-art-near" d="M8 132V124.8L20 93.2L30 104.7L44 73.1L60 60.2L72 84.6L80 80.3L92 117.6V132Z"/><path class="exp-art-cut" d="M60 60.2L72 84.6L64 117.6L56 93.2Z"/><path class="exp-art-line" d="M44 73.1L38 110.5M20 93.2L24 124.8"/>',59,60,61,"</g>",11,70,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/></g>'),cJ:p(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,71,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/></g>'),cQ:p(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,71,"</g>",15,72,"</g>"),cK:p(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,71,"</g>",18,73,"</g>"),cA:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V118.7C24 106.7 40 130.7 56 122.7S84 108.7 92 116.7V132Z"/><path class="exp-art-near" d="M8 132V130.1C22 129.4 26 122.7 40 120.2S54 116 60 116S76 119.2 82 124S90 127.8 92 128.2V132Z"/><circle class="exp-art-near" cx="22" cy="126.8" r="5.5"/><circle class="exp-art-near" cx="33" cy="124.2" r="5.5"/><circle class="exp-art-near" cx="72" cy="121.8" r="5.5"/><circle class="exp-art-near" cx="82" cy="125.5" r="5.5"/><path class="exp-art-line" d="M22 129.8v7M33 127.2v7M72 124.8v7M82 128.5v7"/>',22,23,24,"</g>",11,74,"</g>",26,72,"</g>"),c2:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V115.1C24 103.1 40 127.1 56 119.1S84 105.1 92 113.1V132Z"/><path class="exp-art-near" d="M8 132V129.3C22 128.4 26 119.1 40 115.6S54 109.8 60 109.8S76 114.2 82 120.9S90 126.2 92 126.7V132Z"/><circle class="exp-art-near" cx="22" cy="125.9" r="5.5"/><circle class="exp-art-near" cx="33" cy="122.3" r="5.5"/><circle class="exp-art-near" cx="72" cy="119" r="5.5"/><circle class="exp-art-near" cx="82" cy="124.1" r="5.5"/><path class="exp-art-line" d="M22 128.9v7M33 125.3v7M72 122v7M82 127.1v7"/>',27,28,29,"</g>",11,74,"</g>",30,73,"</g>"),c3:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V111.5C24 99.5 40 123.5 56 115.5S84 101.5 92 109.5V132Z"/><path class="exp-art-near" d="M8 132V128.6C22 127.5 26 115.5 40 111S54 103.6 60 103.6S76 109.3 82 117.8S90 124.6 92 125.2V132Z"/><circle class="exp-art-near" cx="22" cy="125" r="5.5"/><circle class="exp-art-near" cx="33" cy="120.5" r="5.5"/><circle class="exp-art-near" cx="72" cy="116.2" r="5.5"/><circle class="exp-art-near" cx="82" cy="122.8" r="5.5"/><path class="exp-art-line" d="M22 128v7M33 123.5v7M72 119.2v7M82 125.8v7"/>',31,32,33,"</g>",11,74,"</g>",34,73,"</g>"),c4:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V107.9C24 95.9 40 119.9 56 111.9S84 97.9 92 105.9V132Z"/><path class="exp-art-near" d="M8 132V127.8C22 126.5 26 111.9 40 106.4S54 97.4 60 97.4S76 104.3 82 114.7S90 123 92 123.7V132Z"/><circle class="exp-art-near" cx="22" cy="124.2" r="5.5"/><circle class="exp-art-near" cx="33" cy="118.6" r="5.5"/><circle class="exp-art-near" cx="72" cy="113.4" r="5.5"/><circle class="exp-art-near" cx="82" cy="121.4" r="5.5"/><path class="exp-art-line" d="M22 127.2v7M33 121.6v7M72 116.4v7M82 124.4v7"/>',35,36,37,"</g>",11,74,"</g>",38,72,"</g>"),c5:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V104.3C24 92.3 40 116.3 56 108.3S84 94.3 92 102.3V132Z"/><path class="exp-art-near" d="M8 132V127.1C22 125.5 26 108.3 40 101.8S54 91.2 60 91.2S76 99.4 82 111.6S90 121.4 92 122.2V132Z"/><circle class="exp-art-near" cx="22" cy="123.3" r="5.5"/><circle class="exp-art-near" cx="33" cy="116.8" r="5.5"/><circle class="exp-art-near" cx="72" cy="110.6" r="5.5"/><circle class="exp-art-near" cx="82" cy="120" r="5.5"/><path class="exp-art-line" d="M22 126.3v7M33 119.8v7M72 113.6v7M82 123v7"/>',39,40,41,"</g>",11,74,"</g>",42,73,"</g>"),c6:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V100.7C24 88.7 40 112.7 56 104.7S84 90.7 92 98.7V132Z"/><path class="exp-art-near" d="M8 132V126.4C22 124.5 26 104.7 40 97.2S54 85 60 85S76 94.4 82 108.5S90 119.8 92 120.7V132Z"/><circle class="exp-art-near" cx="22" cy="122.4" r="5.5"/><circle class="exp-art-near" cx="33" cy="114.9" r="5.5"/><circle class="exp-art-near" cx="72" cy="107.8" r="5.5"/><circle class="exp-art-near" cx="82" cy="118.7" r="5.5"/><path class="exp-art-line" d="M22 125.4v7M33 117.9v7M72 110.8v7M82 121.7v7"/>',43,44,45,"</g>",11,74,"</g>",46,73,"</g>"),c7:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V97.1C24 85.1 40 109.1 56 101.1S84 87.1 92 95.1V132Z"/><path class="exp-art-near" d="M8 132V125.6C22 123.5 26 101.1 40 92.6S54 78.8 60 78.8S76 89.4 82 105.4S90 118.2 92 119.2V132Z"/><circle class="exp-art-near" cx="22" cy="121.6" r="5.5"/><circle class="exp-art-near" cx="33" cy="113" r="5.5"/><circle class="exp-art-near" cx="72" cy="105.1" r="5.5"/><circle class="exp-art-near" cx="82" cy="117.3" r="5.5"/><path class="exp-art-line" d="M22 124.6v7M33 116v7M72 108.1v7M82 120.3v7"/>',47,48,49,"</g>",11,74,"</g>",50,73,"</g>"),c8:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V93.5C24 81.5 40 105.5 56 97.5S84 83.5 92 91.5V132Z"/><path class="exp-art-near" d="M8 132V124.9C22 122.5 26 97.5 40 88S54 72.6 60 72.6S76 84.5 82 102.3S90 116.6 92 117.7V132Z"/><circle class="exp-art-near" cx="22" cy="120.7" r="5.5"/><circle class="exp-art-near" cx="33" cy="111.2" r="5.5"/><circle class="exp-art-near" cx="72" cy="102.3" r="5.5"/><circle class="exp-art-near" cx="82" cy="115.9" r="5.5"/><path class="exp-art-line" d="M22 123.7v7M33 114.2v7M72 105.3v7M82 118.9v7"/>',51,52,53,"</g>",11,74,"</g>",54,73,"</g>"),c9:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V90C24 78 40 102 56 94S84 80 92 88V132Z"/><path class="exp-art-near" d="M8 132V124.1C22 121.5 26 94 40 83.5S54 66.4 60 66.4S76 79.5 82 99.2S90 114.9 92 116.3V132Z"/><circle class="exp-art-near" cx="22" cy="119.8" r="5.5"/><circle class="exp-art-near" cx="33" cy="109.3" r="5.5"/><circle class="exp-art-near" cx="72" cy="99.5" r="5.5"/><circle class="exp-art-near" cx="82" cy="114.6" r="5.5"/><path class="exp-art-line" d="M22 122.8v7M33 112.3v7M72 102.5v7M82 117.6v7"/>',55,56,57,"</g>",11,74,"</g>",58,73,"</g>"),cT:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V86.4C24 74.4 40 98.4 56 90.4S84 76.4 92 84.4V132Z"/><path class="exp-art-near" d="M8 132V123.4C22 120.5 26 90.4 40 78.9S54 60.2 60 60.2S76 74.6 82 96.1S90 113.3 92 114.8V132Z"/><circle class="exp-art-near" cx="22" cy="118.9" r="5.5"/><circle class="exp-art-near" cx="33" cy="107.5" r="5.5"/><circle class="exp-art-near" cx="72" cy="96.7" r="5.5"/><circle class="exp-art-near" cx="82" cy="113.2" r="5.5"/><path class="exp-art-line" d="M22 121.9v7M33 110.5v7M72 99.7v7M82 116.2v7"/>',59,60,61,"</g>",11,74,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/></g>')},$t={0:'<g class="exp-wager-badge"><rect x="69" y="4.5" width="25" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(76.4 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>',2:'<g class="exp-wager-badge"><rect x="55" y="4.5" width="39" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(62.4 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/><path transform="translate(74.7 7.5) scale(.792)" d="M1.5 6.5C1.7 3 4.3 1 7.5 1c3.5 0 6 2.2 6 5.5 0 2.9-1.6 4.9-4.6 7.8L1.5 21.5V23H14" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>',3:'<g class="exp-wager-badge"><rect x="55" y="4.5" width="39" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(62.4 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/><path transform="translate(74.7 7.5) scale(.792)" d="M2 4.6C3 2.2 5 1 7.6 1c3.3 0 5.6 2.2 5.6 5.2 0 3.1-2.3 5.1-5.8 5.1H6M7.4 11.3c4 0 6.6 2.3 6.6 5.7C14 20.6 11.2 23 7.5 23c-2.9 0-5.1-1.4-6.1-4" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>',4:'<g class="exp-wager-badge"><rect x="55" y="4.5" width="39" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(62 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/><path transform="translate(74.3 7.5) scale(.792)" d="M11.5 23V1L1 16.5h14.5" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>'},_e={s:$t,h:$t,d:$t,c:$t},Be={sJ:p(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>'),sQ:p(75,76,78,79),sK:p(75,76,80,81),sA:p(75,82,79),s2:p(75,83,81),s3:p(75,84,81),s4:p(75,85,79),s5:p(75,86,81),s6:p(75,87,81),s7:p(75,88,81),s8:p(75,89,81),s9:p(75,90,81),sT:p(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>'),hJ:p(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>'),hQ:p(75,76,78,92),hK:p(75,76,80,93),hA:p(75,82,92),h2:p(75,83,93),h3:p(75,84,93),h4:p(75,85,92),h5:p(75,86,93),h6:p(75,87,93),h7:p(75,88,93),h8:p(75,89,93),h9:p(75,90,93),hT:p(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>'),dJ:p(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>'),dQ:p(75,76,78,94),dK:p(75,76,80,95),dA:p(75,82,94),d2:p(75,83,95),d3:p(75,84,95),d4:p(75,85,94),d5:p(75,86,95),d6:p(75,87,95),d7:p(75,88,95),d8:p(75,89,95),d9:p(75,90,95),dT:p(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>'),cJ:p(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>'),cQ:p(75,76,78,96),cK:p(75,76,80,97),cA:p(75,82,96),c2:p(75,83,97),c3:p(75,84,97),c4:p(75,85,96),c5:p(75,86,97),c6:p(75,87,97),c7:p(75,88,97),c8:p(75,89,97),c9:p(75,90,97),cT:p(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>')},Oe='<rect class="exp-back-paper" x=".75" y=".75" width="98.5" height="138.5" rx="9"/><rect class="exp-back-frame" x="7" y="7" width="86" height="126" rx="5"/><svg x="7" y="7" width="86" height="126" viewBox="7 7 86 126"><path class="exp-back-contour" d="M34 70C34 50.8 46.8 53.2 54.8 54S66 65.2 66 73.2S51.6 90 43.6 86S34 78 34 70ZM24 70C24 38.8 44.8 41.9 57.8 44S76 62.2 76 75.2S52.6 102.5 39.6 96S24 83 24 70ZM14 70C14 26.8 42.8 30 60.8 34S86 59.2 86 77.2S53.6 115 35.6 106S14 88 14 70ZM4 70C4 14.8 40.8 17.6 63.8 24S96 56.2 96 79.2S54.6 127.5 31.6 116S4 93 4 70ZM-6 70C-6 2.8 38.8 4.5 66.8 14S106 53.2 106 81.2S55.6 140 27.6 126S-6 98 -6 70Z"/></svg><g class="exp-rose"><circle class="exp-rose-ring" cx="50" cy="70" r="14"/><path class="exp-rose-dark" d="M58.8 61.2L55.2 70L50 70ZM58.8 78.8L50 75.2L50 70ZM41.2 78.8L44.8 70L50 70ZM41.2 61.2L50 64.8L50 70Z"/><path class="exp-rose-light" d="M58.8 61.2L50 64.8L50 70ZM58.8 78.8L55.2 70L50 70ZM41.2 78.8L50 75.2L50 70ZM41.2 61.2L44.8 70L50 70Z"/><path class="exp-rose-dark" d="M50 50L54.2 65.8L50 70ZM70 70L54.2 74.2L50 70ZM50 90L45.8 74.2L50 70ZM30 70L45.8 65.8L50 70Z"/><path class="exp-rose-light" d="M50 50L45.8 65.8L50 70ZM70 70L54.2 65.8L50 70ZM50 90L54.2 74.2L50 70ZM30 70L45.8 74.2L50 70Z"/></g>',Pe={s:"M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z",h:"M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z",d:"M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z",c:"M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z"},Ne={check:"M4.5 12.5l5 5 10-11",cross:"M6 6l12 12M18 6 6 18",gear:"M12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8ZM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1",undo:"M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11H9",redo:"M15.5 5 20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h5",lamp:"M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.5.4.8 1 .8 1.6h5.4c0-.6.3-1.2.8-1.6A6 6 0 0 0 12 3Z",book:"M12 6.5C10 5 7 4.5 3.5 4.5v14C7 18.5 10 19 12 20.5c2-1.5 5-2 8.5-2v-14C17 4.5 14 5 12 6.5Zm0 0v14",next:"M9 5l7 7-7 7",prev:"M15 5l-7 7 7 7",stop:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM6 6l12 12",screen:"M3 4.5h18v11.5H3ZM12 16v3.5M8 20h8",play:"M7 4.5 19 12 7 19.5Z",chart:"M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6",sum:"M18 7V4H6l6.5 8L6 20h12v-3",flag:"M6 21V3.5M6 4.5l12 3.5-12 4.5",sun:"M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M19.1 4.9l-1.8 1.8M6.7 17.3l-1.8 1.8"},De='<g class="exp-rose"><circle class="exp-rose-ring" cx="50" cy="50" r="33.6"/><path class="exp-rose-dark" d="M71 29L62.5 50L50 50ZM71 71L50 62.5L50 50ZM29 71L37.5 50L50 50ZM29 29L50 37.5L50 50Z"/><path class="exp-rose-light" d="M71 29L50 37.5L50 50ZM71 71L62.5 50L50 50ZM29 71L50 62.5L50 50ZM29 29L37.5 50L50 50Z"/><path class="exp-rose-dark" d="M50 2L60.2 39.8L50 50ZM98 50L60.2 60.2L50 50ZM50 98L39.8 60.2L50 50ZM2 50L39.8 39.8L50 50Z"/><path class="exp-rose-light" d="M50 2L39.8 39.8L50 50ZM98 50L60.2 39.8L50 50ZM50 98L60.2 60.2L50 50ZM2 50L39.8 60.2L50 50Z"/></g>';function m(t){let e=t===void 0?void 0:Ne[t];return e===void 0?l:o`<svg class="exp-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${e} /></svg>`}function b(t){return o`<svg class="exp-suit" data-suit=${t} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${Pe[t]} />
  </svg>`}var vn={refused:"stop",tried:"cross",mark:"flag"};function K(t,e){return o`<span class="exp-tag exp-tag--${t}">${m(vn[t])}${e}</span>`}function Qt(t,e){return t.hand.find(r=>r.code===e)?.targets??t.targets}function et(t,e,r){let{place:n}=t,s=Qt(e,r.chosen)[n],a=s===void 0&&e.refused?.place===n?e.refused.tag:void 0,i=a??t.barred??void 0;return o`<button
    type="button"
    class="exp-spot"
    data-key=${n}
    data-place=${n}
    data-state=${s!==void 0?"target":a!==void 0?"refused":"idle"}
    data-column=${tt(t.suit,e)}
    ?data-marked=${gt(e,n,null)}
    tabindex=${r.stop===n?0:-1}
    @click=${()=>r.place(n)}
  >
    <span class="exp-hidden">${t.label} </span>
    ${t.draw(Mn(s,i,Ze(e,n)?.text))}
  </button>`}function Mn(t,e,r){return t!==void 0?K("target",t):e!==void 0?K("refused",e):r===void 0?l:K("mark",r)}function Ie(t,e){if(t===null||e===null||e.cover!==null||e.refused!==null)return null;let r=a=>a.hand.map(i=>i.code).join();if(t.cover===null&&t.step===e.step&&r(t)===r(e))return null;let n=e.step===0?e.buttons.find(a=>a.look==="main"):void 0;if(n!==void 0)return`button-${n.id}`;if(e.step===2)return e.draw===null?Object.keys(e.targets)[0]??null:e.draw.place;let s=Ln(t,e)??e.hand.find(({tag:a})=>a?.kind==="new")??e.hand[0];return s===void 0?null:`card-${s.code}`}function Ln(t,e){let r=new Set(t.hand.map(s=>s.code)),n=e.hand.filter(s=>!r.has(s.code));return n.length===1?n[0]:void 0}function Ke(t,e){let n=ft(t).map(s=>s.dataset.key??"");return n.includes(e)?e:n.find(s=>s.startsWith("card-"))??n[0]??""}function Ue(t,e){let r=Object.keys(Qt(t,e));return r.find(n=>n.startsWith("own-"))??r[0]??null}function yt(t){return/^(card|own|other|discard)-|^pile$/.test(t)}function U(t,e){return[...t.querySelectorAll("[data-key]")].find(r=>r.dataset.key===e)??null}function Fe(t,e){let r=".exp-cover button, [data-row] > [tabindex='0']",n=e!==null&&yt(e)?[...r.split(", "),"[data-heading]"]:["[data-heading]",...r.split(", ")],s=e==="more"?[...t.querySelectorAll("[data-open]")].at(-1):void 0;((e===null?null:U(t,e))??s??bn(t,[...n,"button"]))?.focus()}function qe(t){let e=t.querySelector(".exp-field:has([data-fault])");return e?.querySelector("[aria-invalid]")??e?.querySelector("input")??null}function bn(t,e){return e.map(r=>t.querySelector(r)).find(r=>r!==null)??null}var f={starting:"Getting the table ready…",lost:"Nothing answers here any more. Your game is kept in this browser.",lostAction:"Reload the page",settings:"Settings",settingsClose:"Close settings",deck:"Deck colours",deckTwo:"Two",deckFour:"Four",text:"Text size",textNormal:"Normal",textLarge:"Large",textLargest:"Largest",textProjector:"Projector",theme:"Theme",themeSystem:"Like the system",themeLight:"Light",themeDark:"Dark",themeNotebook:"Light or dark follows the notebook.",playing:"While playing",hints:"Hints",motion:"Reduce motion",sound:"Sound",kept:"Kept in this browser.",notKept:"This window keeps nothing, as a private one does: your choices hold until you leave the page.",settingsLink:"A link can set them too. Add for example",rules:"In the rules:",pages:"Pages of this lesson",page:"Page",pageDone:"done",back:"Back",next:"Next",home:"To the front page",nextLesson:"Next lesson",saved:"Saved in this browser",notSaved:"This window keeps nothing once it is closed"};function L(t){let{table:e,form:r,summary:n,exercise:s,calculator:a,chart:i}=t;return"serial"in t&&!!(e??r??n??s??a??i)}function k(t){return"serial"in t?t.table??t.exercise?.table??null:null}function ze(t,e){if(We(e)&&!We(t))return"right";let r=k(e);return r===null?null:r.refused!==null?"refusal":r.moves.length>0?"play":null}function We(t){return"serial"in t&&t.exercise?.verdict?.kind==="right"}function Je(t,e,r){if(!L(e)||!L(r))return;if(k(e)===null&&k(r)!==null){t.getBoundingClientRect().top<0&&t.scrollIntoView({block:"start"});return}if((r.table?.coach?.rows.length??0)>0&&e.table?.coach?.rows.length!==r.table?.coach?.rows.length){t.querySelector(".exp-prices tbody tr:nth-child(3), .exp-prices tbody tr:last-child")?.scrollIntoView({block:"nearest"});return}let[n,s]=[e.exercise,r.exercise];if(s===void 0)return;let a=s.hints.open.length>(n?.hints.open.length??0),i=s.verdict!==null&&s.verdict.text!==n?.verdict?.text,d=a?"[data-open]:last-of-type":i?".exp-note[data-verdict]":null;if(d===null)return;[...t.querySelectorAll(d)].at(-1)?.scrollIntoView({block:"nearest"})}var kn={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right",Home:"first",End:"last"};function Ge(t,e){if(t.altKey)return null;let r=t.key.length===1?t.key.toLowerCase():t.key;if(t.ctrlKey||t.metaKey)return r==="z"?{type:"press",id:t.shiftKey?"redo":"undo"}:r==="y"&&!t.shiftKey?{type:"press",id:"redo"}:null;if(r==="?")return{type:"keys"};if(r==="i")return t.repeat?{type:"swallow"}:{type:"press",id:"hint"};if(r==="Escape")return{type:"unchoose"};if(!e)return null;if(t.repeat&&(r==="Enter"||r===" "))return{type:"swallow"};let n=kn[r];return n!==void 0?t.shiftKey?null:{type:"move",direction:n}:r==="p"?{type:"pile"}:r==="s"||r==="h"||r==="d"||r==="c"?{type:"suit",suit:r}:null}function rt(t){return!t.ctrlKey&&!t.metaKey&&!t.altKey}function Qe(t){return t instanceof HTMLTextAreaElement||t instanceof HTMLInputElement&&!["radio","checkbox","button","submit"].includes(t.type)}function vt(t){return o`<dialog class="exp-dialog ${t.look}" aria-labelledby=${t.id} @click=${Cn}>
    <div class="exp-dialog-head">
      <p class="exp-box-title" id=${t.id}>${t.title}</p>
      <button type="button" class="exp-button exp-button--plain" @click=${Tn}>
        ${m("cross")}<span class="exp-hidden">${t.close}</span>
      </button>
    </div>
    ${t.content}
  </dialog>`}function Tn(t){t.currentTarget.closest("dialog")?.close()}function Cn(t){t.target===t.currentTarget&&t.currentTarget.close()}function Mt(t,e){return o`<button
    type="button"
    class="exp-button exp-button--plain exp-keys-button"
    data-key="keys"
    aria-haspopup="dialog"
    aria-keyshortcuts="?"
    @click=${()=>e.openKeys()}
  >
    <span aria-hidden="true">?</span><span class="exp-hidden">${t.title}</span>
  </button>`}function Ye(t,e){return vt({id:`${e.id}-keys`,title:t.title,close:t.close,look:"exp-key-list",content:o`<dl class="exp-keys">
      ${t.rows.map(([r,n])=>o`<div><dt><kbd>${r}</kbd></dt><dd>${n}</dd></div>`)}
    </dl>`})}function Lt(t){let e=t.querySelector("dialog.exp-key-list");e&&!e.open&&e.showModal()}function Yt(t){let{exercise:e,summary:r,form:n}=t;return[...[t.table,e?.table].filter(a=>a!=null).flatMap(a=>[...a.buttons,...a.cover===null?[]:[a.cover.button],...wn(a)]),...e===void 0?[]:[...e.buttons,...e.watch?.steps??[],...e.hints.more===null?[]:[e.hints.more]],...r?.buttons??[],...t.calculator===void 0?[]:Sn(t.calculator),...t.chart?.buttons??[],...n===void 0||n.also===null?[]:[n.also]]}function wn({coach:t}){return(t?.rows??[]).flatMap(({why:e})=>e===null?[]:[e])}function Sn({buttons:t,rounds:e,sides:r}){return[...t,...e.rounds.flatMap(n=>n.buttons),...r.flatMap(n=>n.typed.suits)]}function Xe(t,e){return Yt(t).some(r=>r.id===e&&r.why===void 0)||(t.exercise?.options??[]).some(r=>r.id===e)||t.exercise?.watch!==void 0&&e.startsWith("turn-")}function tr(t,e){if(t.ctrlKey||t.metaKey||t.altKey||t.shiftKey)return null;let r=t.key.length===1?t.key.toLowerCase():t.key;return(L(e)?e.exercise?.watch?.steps??[]:[]).find(s=>s.key===r)??null}function rr(t,e){t.addEventListener("keydown",r=>{rt(r)&&r.stopPropagation();let n=Qe(r.target),s=n||er(r)?null:tr(r,e.state());if(s!==null)return r.preventDefault(),e.press(s);let a=Ge(r,xt(t)!==null);a===null||er(r)||(r.stopPropagation(),!(n||a.type==="unchoose"&&e.chosen()===null)&&(r.preventDefault(),Hn(a,t,e)))});for(let r of["keypress","keyup"])t.addEventListener(r,n=>{rt(n)&&n.stopPropagation()})}function er(t){return t.target.closest("dialog")!==null}function Hn(t,e,r){let n=k(r.state());switch(t.type){case"move":return Rn(t.direction,e,n,r.chosen());case"suit":return n===null?void 0:An(t.suit,e,n,r.chosen());case"pile":return U(e,"pile")?.focus();case"keys":return Lt(e);case"unchoose":return r.choose(null);case"press":return Vn(t.id,r);case"swallow":return}}function Rn(t,e,r,n){let s=xt(e);if(s===null)return;let a=t==="up"&&r!==null&&n!==null&&s.dataset.card===n?Ue(r,n):null;(a===null?Ee(e,s,t):U(e,a))?.focus()}function An(t,e,r,n){let s=r.step===2||n!==null,a=r.step===2?[`discard-${t}`]:[`own-${t}`,`discard-${t}`],i=ft(e).filter(u=>s?a.includes(u.dataset.place??""):u.dataset.card?.startsWith(t));s&&r.step!==2&&i.sort((u,$)=>a.indexOf(u.dataset.place??"")-a.indexOf($.dataset.place??""));let d=xt(e),c=d===null?-1:i.indexOf(d);i[(c+1)%i.length]?.focus()}var En={undo:"Ctrl+Z",redo:"Ctrl+Y",hint:"I"};function Vn(t,e){let r=e.state(),n=L(r)?Yt(r):[],s=t==="hint"?void 0:n.find(i=>i.id===t),a=n.find(i=>i.key===En[t])??s;a!==void 0&&e.press(a)}var Zn=4e3,jn=3e4,bt=class{constructor(e,r){this.model=e;this.changed=r}model;changed;due=null;waiting=[];timer;lost=!1;greet(e,r){this.await(r,null,jn),this.model.send({type:"hello",query:location.search,saved:e})}send(e,r){if(this.due&&!this.lost){if(nr(e,this.due.act)||nr(e,this.waiting.at(-1)??null))return;this.waiting=[...this.waiting.filter(n=>n.type==="enter"),e];return}this.await(r,e,Zn),this.model.send({...e,serial:r})}heard(e){if(!this.due||e.serial<=this.due.serial)return!1;let r=this.due.act!==null;this.dispose(),this.due=null,this.lost=!1;let n=this.waiting;this.waiting=[];for(let s of n){let a=Bn(s,e);a&&this.send(a,e.serial)}return r}dispose(){clearTimeout(this.timer)}await(e,r,n){this.dispose(),this.due={serial:e,act:r},this.timer=setTimeout(()=>{this.lost=!0,this.changed()},n)}};function nr(t,e){return JSON.stringify(t)===JSON.stringify(e)}function _n({form:t,calculator:e,exercise:r}){return!!(t??e??r?.worksheet??r?.estimate?.commit)}function Bn(t,e){switch(t.type){case"try":return On(t,k(e));case"enter":return e.calculator===void 0?null:t;case"press":return Xe(e,t.id)?t:null;case"submit":return _n(e)?t:null;case"fill":return e.exercise?.worksheet===void 0?null:t}}function On(t,e){return e===null?null:t.code===null||e.hand.some(r=>r.code===t.code)?t:t.place!==null&&t.place in e.targets?{...t,code:null}:null}var kt=class{element;timer;constructor(){this.element=document.createElement("p"),this.element.className="exp-hidden",this.element.setAttribute("role","status"),this.element.setAttribute("aria-live","polite")}say(e){clearTimeout(this.timer),this.element.textContent="",e&&(this.timer=setTimeout(()=>{this.element.textContent=e},60))}dispose(){clearTimeout(this.timer)}};var T={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},w=t=>(...e)=>({_$litDirective$:t,values:e}),C=class{constructor(e){}get _$AU(){return this._$AM._$AU}_$AT(e,r,n){this._$Ct=e,this._$AM=r,this._$Ci=n}_$AS(e,r){return this.update(e,r)}update(e,r){return this.render(...r)}};var D=class extends C{constructor(e){if(super(e),this.it=l,e.type!==T.CHILD)throw Error(this.constructor.directiveName+"() can only be used in child bindings")}render(e){if(e===l||e==null)return this._t=void 0,this.it=e;if(e===y)return e;if(typeof e!="string")throw Error(this.constructor.directiveName+"() called with a non-string value");if(e===this.it)return this._t;this.it=e;let r=[e];return r.raw=r,this._t={_$litType$:this.constructor.resultType,strings:r,values:[]}}};D.directiveName="unsafeHTML",D.resultType=1;var Xt=w(D);var nt=class extends D{};nt.directiveName="unsafeSVG",nt.resultType=2;var sr=w(nt);function R(t,e=0){let r=t.charAt(0),n="JQK".includes(t.charAt(1))?_e[r]?.[String(e)]??"":"";return Ct("exp-face","0 0 100 140",(je[t]??"")+n,r)}function F(){return Ct("exp-back","0 0 100 140",Oe)}function Tt(t){return Ct("exp-chip","0 0 66 36",Be[t]??"",t.charAt(0))}function ar(){return Ct("exp-camp-rose","0 0 100 100",De)}function Ct(t,e,r,n){return o`<svg
    class=${t}
    viewBox=${e}
    data-suit=${n??l}
    aria-hidden="true"
    focusable="false"
  >${sr(r)}</svg>`}var st=240,wt="cubic-bezier(.2, .7, .2, 1)";function or(t){let e=new Map;for(let r of St(t))e.set(at(r),(Pn(r)??r).getBoundingClientRect());return e}function lr(t,e,r){let n=new Set;for(let s of r){let a=Nn(e,s),i=Dn(t,s);a!==void 0&&(i===null||n.has(i)?Un(t,s,a):In(i,a,s),i!==null&&n.add(i))}for(let s of t.querySelectorAll("[data-card]")){let a=e.get(at(s));a!==void 0&&!n.has(s)&&Kn(s,a)}}function ir(t,e){let r=[e.place,e.code===null?null:`hand/${e.code}`],n=(s,a)=>({translate:`${s}px 0`,offset:a});for(let s of St(t).filter(a=>r.includes(at(a))))s.animate([n(0,0),n(-5,.25),n(4,.6),n(-2,.85),n(0,1)],{duration:320,easing:wt})}function at(t){return t.dataset.at??t.dataset.backs??t.dataset.place??""}function St(t){return[...t.querySelectorAll("[data-at], [data-backs], [data-place]")]}function Pn(t){return t.dataset.backs===void 0?null:t.lastElementChild}function Nn(t,e){return t.get(`${e.from}/${e.code}`)??t.get(e.from)}function Dn(t,e){return e.to==="other-hand"?t.querySelector("[data-backs] > :last-child"):St(t).find(r=>at(r)===`${e.to}/${e.code}`)??null}function In(t,e,r){let n=t.getBoundingClientRect();if(n.width===0)return;let s=`translate(${e.left-n.left}px, ${e.top-n.top}px) scale(${e.width/n.width})`,a=r.from==="pile"?0:1;t.animate([{transform:s,transformOrigin:"0 0",zIndex:5,opacity:a},{opacity:1,offset:.1},{transform:"none",transformOrigin:"0 0",zIndex:5}],{duration:st,delay:r.stage*st,easing:wt,fill:"backwards"})}function Kn(t,e){let r=t.getBoundingClientRect(),n=e.left-r.left,s=e.top-r.top;Math.abs(n)<1||t.animate([{translate:`${n}px ${Math.abs(s)<60?0:s}px`},{translate:"0 0"}],{duration:st,easing:wt})}function Un(t,e,r){let n=St(t).find(u=>at(u)===e.to);if(n===void 0)return;let s=n.getBoundingClientRect(),a=t.getBoundingClientRect(),i=document.createElement("span");i.className="exp-card exp-lifted",i.setAttribute("aria-hidden","true"),i.style.width=`${Math.min(r.width,74)}px`,N(e.code===null?F():R(e.code),i),t.append(i);let d=u=>`translate(${u.left-a.left}px, ${u.top-a.top}px)`;i.animate([{transform:d(r)},{transform:d(s)}],{duration:st,delay:e.stage*st,easing:wt,fill:"both"}).finished.then(()=>i.remove(),()=>i.remove())}var{I:Fn}=Ce,pr=t=>t;var dr=t=>t.strings===void 0,cr=()=>document.createComment(""),q=(t,e,r)=>{let n=t._$AA.parentNode,s=e===void 0?t._$AB:e._$AA;if(r===void 0){let a=n.insertBefore(cr(),s),i=n.insertBefore(cr(),s);r=new Fn(a,i,t,t.options)}else{let a=r._$AB.nextSibling,i=r._$AM,d=i!==t;if(d){let c;r._$AQ?.(t),r._$AM=t,r._$AP!==void 0&&(c=t._$AU)!==i._$AU&&r._$AP(c)}if(a!==s||d){let c=r._$AA;for(;c!==a;){let u=pr(c).nextSibling;pr(n).insertBefore(c,s),c=u}}}return r},Z=(t,e,r=t)=>(t._$AI(e,r),t),qn={},W=(t,e=qn)=>t._$AH=e,ur=t=>t._$AH,Ht=t=>{t._$AR(),t._$AA.remove()};var mr=w(class extends C{constructor(){super(...arguments),this.key=l}render(t,e){return this.key=t,e}update(t,[e,r]){return e!==this.key&&(W(t),this.key=e),r}});var hr=(t,e,r)=>{let n=new Map;for(let s=e;s<=r;s++)n.set(t[s],s);return n},H=w(class extends C{constructor(t){if(super(t),t.type!==T.CHILD)throw Error("repeat() can only be used in text expressions")}dt(t,e,r){let n;r===void 0?r=e:e!==void 0&&(n=e);let s=[],a=[],i=0;for(let d of t)s[i]=n?n(d,i):i,a[i]=r(d,i),i++;return{values:a,keys:s}}render(t,e,r){return this.dt(t,e,r).values}update(t,[e,r,n]){let s=ur(t),{values:a,keys:i}=this.dt(e,r,n);if(!Array.isArray(s))return this.ut=i,a;let d=this.ut??=[],c=[],u,$,h=0,g=s.length-1,x=0,v=a.length-1;for(;h<=g&&x<=v;)if(s[h]===null)h++;else if(s[g]===null)g--;else if(d[h]===i[x])c[x]=Z(s[h],a[x]),h++,x++;else if(d[g]===i[v])c[v]=Z(s[g],a[v]),g--,v--;else if(d[h]===i[v])c[v]=Z(s[h],a[v]),q(t,c[v+1],s[h]),h++,v--;else if(d[g]===i[x])c[x]=Z(s[g],a[x]),q(t,s[h],s[g]),g--,x++;else if(u===void 0&&(u=hr(i,x,v),$=hr(d,h,g)),u.has(d[h]))if(u.has(d[g])){let A=$.get(i[x]),It=A!==void 0?s[A]:null;if(It===null){let he=q(t,s[h]);Z(he,a[x]),c[x]=he}else c[x]=Z(It,a[x]),q(t,s[h],It),s[A]=null;x++}else Ht(s[g]),g--;else Ht(s[h]),h++;for(;x<=v;){let A=q(t,c[v+1]);Z(A,a[x]),c[x++]=A}for(;h<=g;){let A=s[h++];A!==null&&Ht(A)}return this.ut=i,W(t,c),y}});function xr(t,e,r){let n=`${r.id}-ask-${t.id}`,s=t.look?` exp-button--${t.look}`:"";return o`<button
      type="button"
      class="exp-button${s}"
      data-key="button-${t.id}"
      aria-haspopup="dialog"
      @click=${Wn}
    >
      ${m(t.icon)}<span>${t.label}</span>
    </button>
    <dialog class="exp-dialog" aria-labelledby=${n}>
      <p class="exp-box-title" id=${n}>${e.title}</p>
      <p class="exp-ask-words">${e.text}</p>
      <div class="exp-actions">
        <button type="button" class="exp-button" @click=${fr}>${e.no}</button>
        <button
          type="button"
          class="exp-button"
          @click=${a=>{fr(a),r.press(t)}}
        >
          ${e.yes}
        </button>
      </div>
    </dialog>`}function Wn(t){let e=t.currentTarget.nextElementSibling;e instanceof HTMLDialogElement&&e.showModal()}function fr(t){t.currentTarget.closest("dialog")?.close()}function Rt(t,e){if(t.ask!==void 0)return xr(t,t.ask,e);let r=t.look?` exp-button--${t.look}`:"";return o`<button type="button" class="exp-button${r}" data-key="button-${t.id}"
    aria-disabled=${t.why===void 0?l:"true"} aria-keyshortcuts=${t.key?zn(t.key):l}
    @click=${()=>e.press(t)}>${m(t.icon)}<span>${t.label}</span></button>`}function M(t,e,r="exp-actions"){return t.length===0?l:o`<div class=${r}>${H(t,n=>n.id,n=>Rt(n,e))}${te(t,e)}</div>`}function te(t,e){let r=e.note;return r===null||!t.some(n=>n.id===r.id)?l:o`<p class="exp-note exp-note--plain exp-why">${m("stop")}<span>${r.text}</span></p>`}function zn(t){return t.replace("Ctrl","Control")}function gr(t){let e=t.currentTarget.closest(".exp-calculator")?.querySelector(".exp-print");if(!e)return;document.querySelector(".exp-print-frame")?.remove();let r=document.createElement("iframe");r.className="exp-print-frame",r.title=document.title,r.tabIndex=-1,r.setAttribute("aria-hidden","true"),r.srcdoc=`<!doctype html><html lang="en"><head><style>${Gn()}</style></head>
    <body><div class="exp">${e.outerHTML}</div></body></html>`,r.addEventListener("load",()=>Jn(r)),document.body.append(r)}function Jn(t){let e=t.contentWindow;e===null||t.contentDocument===null||(t.contentDocument.title=document.title,e.addEventListener("afterprint",()=>t.remove()),e.focus(),e.print())}function Gn(){return[...document.styleSheets].map(Qn).filter(t=>t.includes(".exp-print")).join(`
`)}function Qn(t){try{return[...t.cssRules].map(e=>e.cssText).join(`
`)}catch{return""}}function ot({title:t,href:e,note:r}){let n=Yn(e);return n===null?o`<span class="exp-reason-rule">${t}</span>`:n.pathname===location.pathname?o`<a class="exp-reason-rule" data-key="rule ${e}" href=${n.hash}>${t}</a>`:o`<a class="exp-reason-rule" data-key="rule ${e}" href=${n.href} target="_blank" rel="noopener"
    >${t}<span class="exp-hidden"> ${r}</span></a>`}function At(t){return t.length===0?l:o`<p class="exp-rules"><span>${f.rules}</span>${t.map(ot)}</p>`}function Yn(t){let{voila:e,baseUrl:r}=document.body.dataset;return e===void 0||r===void 0?null:new URL(`${r}render/${t}`,location.href)}var Et={deck:["two","four"],text:["normal","large","largest","projector"],theme:["system","light","dark"],motion:["on","off"],sound:["off","on"],hints:["on","off"]},lt="expeditions:settings",yr=Object.keys(Et);function vr(){Cr("deck")===void 0&&($r(),addEventListener("storage",t=>{(t.key===lt||t.key===null)&&$r()}),it()&&wr().addEventListener("change",()=>ee("theme",z("theme"))))}function z(t){return Cr(t)??Et[t][0]}function Mr(t,e){ts(t),ee(t,e);try{localStorage.setItem(lt,JSON.stringify({...kr(),[t]:e}))}catch{}}function Lr(){try{return localStorage.setItem(lt,localStorage.getItem(lt)??"{}"),!0}catch{return!1}}function it(){return document.body.classList.contains("exp-site")}function br(t){return t.closest('[data-motion="off"]')===null&&!matchMedia("(prefers-reduced-motion: reduce)").matches}function $r(){let t={...kr(),...Tr(Object.fromEntries(new URLSearchParams(location.search)))};for(let e of yr)ee(e,t[e]??Et[e][0])}function kr(){try{return Tr(JSON.parse(localStorage.getItem(lt)??"{}"))}catch{return{}}}function Tr(t){let e=Object(t),r=n=>Et[n].includes(e[n]);return Object.fromEntries(yr.filter(r).map(n=>[n,e[n]]))}function Cr(t){return document.documentElement.dataset[t==="theme"?"themeChoice":t]}function ee(t,e){let r=document.documentElement;if(t!=="theme"){r.dataset[t]=e;return}r.dataset.themeChoice=e,it()?Xn(e==="system"?wr().matches:e==="dark"):e!=="system"&&new URLSearchParams(location.search).get("theme")===e&&(r.dataset.theme=e)}function Xn(t){for(let e of[document.documentElement,document.body])e.dataset.theme=t?"dark":"light";document.body.dataset.jpThemeLight=String(!t),document.body.classList.toggle("theme-dark",t)}function wr(){return matchMedia("(prefers-color-scheme: dark)")}function ts(t){let e=new URL(location.href);e.searchParams.has(t)&&(e.searchParams.delete(t),history.replaceState(history.state,"",e))}var es={play:[{shape:"triangle",pitch:[520,340],at:0,length:.09,volume:.16}],refusal:[{shape:"sine",pitch:[196,185],at:0,length:.1,volume:.2},{shape:"sine",pitch:[165,156],at:.12,length:.14,volume:.2}],right:[{shape:"triangle",pitch:[587,587],at:0,length:.12,volume:.12},{shape:"triangle",pitch:[880,880],at:.11,length:.24,volume:.12}]},rs=Symbol.for("expeditions.sound"),ns=globalThis;function Vt(t){if(z("sound")!=="on"||!navigator.userActivation?.hasBeenActive)return;let e=ns[rs]??=new AudioContext;e.resume();for(let r of es[t])ss(e,r)}function ss(t,e){let r=t.currentTime+e.at,n=r+e.length,s=new OscillatorNode(t,{type:e.shape,frequency:e.pitch[0]});s.frequency.linearRampToValueAtTime(e.pitch[1],n);let a=new GainNode(t,{gain:0});a.gain.setValueAtTime(0,r),a.gain.linearRampToValueAtTime(e.volume,r+.01),a.gain.exponentialRampToValueAtTime(.001,n),s.connect(a).connect(t.destination),s.start(r),s.stop(n)}var as=["s","h","d","c"];function S(){return it()?l:os()}function os(){return o`<button
    type="button"
    class="exp-button exp-button--plain exp-settings-button"
    data-key="settings"
    aria-haspopup="dialog"
    @click=${ls}
  >
    ${m("gear")}<span class="exp-hidden">${f.settings}</span>
  </button>`}function ls(){if(document.querySelector("dialog.exp-settings")!==null)return;let t=document.createElement("div");t.className="exp exp-settings-frame",document.body.append(t);let e=()=>{N(is(e),t)};e();let r=t.querySelector("dialog");addEventListener("storage",e),r.addEventListener("close",()=>{removeEventListener("storage",e),t.remove()}),t.addEventListener("keydown",n=>{rt(n)&&n.stopPropagation()}),r.showModal()}function is(t){let e=r=>{ds(r.target),t()};return vt({id:"exp-settings-title",title:f.settings,close:f.settingsClose,look:"exp-settings",content:o`<div @change=${e}>
      ${Zt(f.deck,[V("deck","two",f.deckTwo),V("deck","four",f.deckFour)])}
      ${Zt(f.text,[V("text","normal",f.textNormal),V("text","large",f.textLarge),V("text","largest",f.textLargest),V("text","projector",f.textProjector)])}
      ${it()?ps():o`<p class="exp-help-line exp-settings-theme">${f.themeNotebook}</p>`}
      ${Zt(f.playing,[re("hints","on",f.hints),re("motion","off",f.motion),re("sound","on",f.sound)])}
      <p class="exp-help-line">${Lr()?f.kept:f.notKept}</p>
      <p class="exp-help-line">${f.settingsLink} <code>?deck=four&amp;text=projector</code></p>
    </div>`})}function ps(){return Zt(f.theme,[V("theme","system",f.themeSystem),V("theme","light",f.themeLight),V("theme","dark",f.themeDark)])}function Zt(t,e){return o`<fieldset class="exp-field">
    <legend class="exp-legend">${t}</legend>
    <div class="exp-choice-row">${e}</div>
  </fieldset>`}function V(t,e,r){return o`<label class="exp-choice">
    <input type="radio" name="exp-${t}" data-setting=${t} value=${e} .checked=${z(t)===e} />
    <span>${r}</span>${t==="deck"?cs(e):l}
  </label>`}function re(t,e,r){return o`<label class="exp-choice">
    <input type="checkbox" data-setting=${t} value=${e} .checked=${z(t)===e} />
    <span>${r}</span>
  </label>`}function cs(t){return o`<span class="exp-deck-sample" data-sample=${t}>${as.map(b)}</span>`}function ds(t){let e=t.dataset.setting,r=t.value==="on"?"off":"on";Mr(e,t.type==="radio"||t.checked?t.value:r),e==="sound"&&Vt("play")}function Hr(t,e){return t.scores===null&&t.log===null&&t.buttons.length===0?l:o`<div class="exp-side">
    ${t.scores===null?l:o`<div class="exp-box">${ne(t.scores)}</div>`}
    ${M(t.buttons.filter(r=>r.look!=="main"),e,"exp-help")}
    ${t.log===null||t.log.lines.length===0?l:us(t.log,hs(t),e)}
  </div>`}function ne(t){let[e="",...r]=t.head;return o`<table class="exp-scores exp-num">
    <caption class="exp-box-title">${t.title}</caption>
    <thead>
      <tr>
        <th scope="col"><span class="exp-hidden">${e}</span></th>
        ${r.map(n=>o`<th scope="col">${n}</th>`)}
      </tr>
    </thead>
    <tbody>${t.rows.map(n=>Sr(n))}</tbody>
    <tfoot>${Sr(t.foot)}</tfoot>
  </table>`}function Sr([t="",...e]){return o`<tr>
    <th scope="row">${t}</th>
    ${e.map(r=>o`<td>${r}</td>`)}
  </tr>`}function us(t,e,r){let n=`${r.id}-log`;return o`<div class="exp-box exp-box--log">
    <p class="exp-box-title" id=${n}>${t.title}</p>
    <ol class="exp-log" aria-labelledby=${n} tabindex="0">${t.lines.map(s=>ms(s,e))}</ol>
  </div>`}function ms(t,e){return o`<li data-who=${t.who}><span>${fs(t.text,e)}</span></li>`}function hs(t){return new Map([...t.river,...t.own.lanes].map(({name:e,suit:r})=>[e.toLowerCase(),r]))}function fs(t,e){return e.size===0?[t]:t.split(new RegExp(`\\b(${[...e.keys()].join("|")})\\b`)).map(n=>{let s=e.get(n);return s===void 0?n:o`<span class="exp-suited">${n} ${b(s)}</span>`})}function Rr(t,e){return o`<div class="exp-panel exp-summary">
    <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${S()}</div>
    ${t.intro?o`<p class="exp-intro">${t.intro}</p>`:l}
    <div class="exp-sheets">${t.sheets.map(se)}</div>
    ${At(t.rules)}
    ${t.scores===null?l:xs(t.scores,t.buttons,e)}
  </div>`}function xs(t,e,r){return o`<div class="exp-summary-foot">
    <div class="exp-box">${ne(t)}</div>
    ${M(e,r)}
  </div>`}function se(t){let[e="",...r]=t.head;return o`<table class="exp-score-sheet exp-num" role="table">
    <caption class="exp-box-title">${t.name}</caption>
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader"><span class="exp-hidden">${e}</span></th>
        ${r.map(n=>o`<th scope="col" role="columnheader">${n}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">${t.rows.map(n=>gs(n,r.length))}</tbody>
    <tfoot role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader" colspan=${r.length}>${t.total.label}</th>
        <td role="cell">${t.total.value}</td>
      </tr>
    </tfoot>
  </table>`}function gs(t,e){return o`<tr role="row">
    <th scope="row" role="rowheader">
      <span class="exp-lane-name">${b(t.suit)}${t.name}</span>
      <span class="exp-chips">${t.cards.map(Tt)}</span>
    </th>
    ${t.steps.length===0?o`<td role="cell" class="exp-unstarted" colspan=${e}>${t.note}</td>`:t.steps.map(r=>o`<td role="cell">${r}</td>`)}
  </tr>`}function Ar(t,e){return o`<div class="exp-panel exp-rounds">
    ${Vr(t,r=>M(r.buttons,e))}
    <div class="exp-actions">
      <button type="button" class="exp-button" data-key="button-${t.print.id}" @click=${gr}>
        <span>${t.print.label}</span>
      </button>
    </div>
  </div>`}function Er(t){return o`<div class="exp-print" aria-hidden="true">
    ${Vr(t,()=>l)} ${t.result?o`<p class="exp-print-result">${t.result}</p>`:l}
    ${t.rounds.filter(e=>e.sheets.length>0).map($s)}
  </div>`}function $s(t){return o`<div class="exp-print-round">
    <p class="exp-box-title">${t.name}</p>
    <p class="exp-quiet">${t.note}</p>
    <div class="exp-sheets">${t.sheets.map(se)}</div>
  </div>`}function Vr(t,e){let[r="",...n]=t.head,[s="",...a]=t.foot;return o`<table class="exp-rounds-table exp-num" role="table">
    <caption class="exp-box-title">${t.title}</caption>
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader"><span class="exp-hidden">${r}</span></th>
        ${n.map(i=>o`<th scope="col" role="columnheader">${i}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${t.rounds.map(i=>o`<tr role="row">
          <th scope="row" role="rowheader">
            <div class="exp-rounds-name">
              <span>${i.name}<small>${i.note}</small></span>
              ${e(i)}
            </div>
          </th>
          ${i.points.map(ys)}
        </tr>`)}
    </tbody>
    <tfoot role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader">${s}</th>
        ${a.map(i=>o`<td role="cell">${i}</td>`)}
      </tr>
    </tfoot>
  </table>`}function ys(t){return o`<td role="cell">
    <span class="exp-points"
      >${t.won?o`${m("check")}<span class="exp-hidden">${t.won}</span>`:l}<b>${t.points}</b></span
    >
    <small>${t.running}</small>
  </td>`}var jt=w(class extends C{constructor(t){if(super(t),t.type!==T.PROPERTY&&t.type!==T.ATTRIBUTE&&t.type!==T.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!dr(t))throw Error("`live` bindings can only contain a single expression")}render(t){return t}update(t,[e]){if(e===y||e===l)return e;let r=t.element,n=t.name;if(t.type===T.PROPERTY){if(e===r[n])return y}else if(t.type===T.BOOLEAN_ATTRIBUTE){if(!!e===r.hasAttribute(n))return y}else if(t.type===T.ATTRIBUTE&&r.getAttribute(n)===e+"")return y;return W(t),e}});function Zr(t,e){let r=[t.submit,...t.also===null?[]:[t.also]];return o`<form class="exp-panel exp-form" novalidate @submit=${s=>vs(s,t,e)}>
    <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${S()}</div>
    ${t.intro?o`<p class="exp-intro">${t.intro}</p>`:l}
    ${t.fields.map(s=>_t(s,e))}
    ${t.folded.fields.length===0?l:Ls(t.folded,e)}
    <div class="exp-actions">
      ${Ms(t,e)} ${t.also===null?l:Rt(t.also,e)}
      ${te(r,e)}
    </div>
  </form>`}function vs(t,e,r){if(t.preventDefault(),e.submit.why!==void 0)return r.press(e.submit);let n=new FormData(t.currentTarget),s=[...e.fields,...e.folded.fields].map(({name:a})=>a);r.submit(Object.fromEntries(s.map(a=>[a,n.getAll(a).join(",")])))}function Ms(t,e){let{submit:r}=t;return r.why!==void 0?Rt(r,e):o`<button type="submit" class="exp-button exp-button--main" data-key="button-${r.id}">
    ${m(r.icon)}<span>${r.label}</span>
  </button>`}function Ls(t,e){return o`<details class="exp-fold" ?open=${t.fields.some(r=>r.fault!==void 0)?jt(!0):y}>
    <summary data-key="fold">${m("next")}<span>${t.label}</span></summary>
    <div class="exp-fold-fields">${t.fields.map(r=>_t(r,e))}</div>
  </details>`}function _t(t,e){let r=`${e.id}-${t.name}`;return t.kind==="text"?bs(t,r):ks(t,r)}function bs(t,e){return o`<div class="exp-field">
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
      aria-describedby=${jr(t,e)}
    />
    ${_r(t,e)}
  </div>`}function ks(t,e){return o`<fieldset class="exp-field" aria-describedby=${jr(t,e)}>
    <legend class="exp-legend">${t.legend}</legend>
    <div class="exp-choice-row">${t.options.map(r=>Ts(t,r))}</div>
    ${_r(t,e)}
  </fieldset>`}function Ts(t,e){let r=t.kind==="radio";return o`<label class="exp-choice">
    <input
      type=${r?"radio":"checkbox"}
      name=${t.name}
      value=${e.value}
      data-key="field-${t.name}-${e.value}"
      .checked=${e.checked}
      aria-invalid=${t.fault===void 0||r?l:"true"}
    />
    <span class="exp-choice-words">
      <span>${e.label}</span>${e.help?o`<small>${e.help}</small>`:l}
    </span>
  </label>`}function jr(t,e){let r=[t.help?`${e}-help`:"",t.fault===void 0?"":`${e}-fault`].filter(Boolean);return r.length>0?r.join(" "):l}function _r(t,e){let r=o`<p class="exp-fault" id="${e}-fault" data-fault=${t.name}>
    ${m("stop")}<span>${t.fault}</span>
  </p>`;return o`${t.help?o`<p class="exp-help-line" id="${e}-help">${t.help}</p>`:l}
  ${At(t.rules??[])} ${t.fault===void 0?l:r}`}function Br(t,e){return o`<div class="exp-calculator">
    <div class="exp-panel exp-calculator-round">
      <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${S()}</div>
      <p class="exp-intro">${t.intro}</p>
      ${Cs(t,e)}
      ${t.sides.length===0?l:o`<div class="exp-calculator-sides">${t.sides.map(r=>ws(r,e))}</div>`}
      ${M(t.buttons,e)}
    </div>
    ${Ar(t.rounds,e)} ${Er(t.rounds)}
  </div>`}function Cs(t,e){let{fields:r,label:n}=t.settings;return o`<details class="exp-fold">
    <summary data-key="fold">${m("next")}<span>${n}</span></summary>
    <form
      class="exp-fold-fields"
      novalidate
      @submit=${s=>Pr(s,r.map(({name:a})=>a),e)}
    >
      ${r.map(s=>_t(s,e))}
      <div class="exp-actions">${Or(t.agree)}</div>
    </form>
  </details>`}function ws(t,e){let r=`${e.id}-side-${t.seat}`;return o`<div class="exp-calculator-side" role="group" aria-label=${t.label}>
    <div class="exp-calculator-name">
      <p class="exp-box-title" id=${r}>${t.name}</p>
      <p class="exp-num"><span class="exp-quiet">${t.total.text}</span> <b data-total>${t.total.value}</b></p>
    </div>
    ${t.expeditions.map(n=>Ss(n,t.seat,e))}
    ${Rs(t.typed,t.seat,e)}
  </div>`}function Ss(t,e,r){let n=t.picks.map(a=>ae(a,e)),s=n.includes(r.stop)?r.stop:n[0];return o`<div class="exp-reckoning" role="group" aria-label=${t.label} data-suit=${t.suit}>
    <p class="exp-reckoning-head">
      <span class="exp-lane-name">${b(t.suit)}${t.name}</span>
      ${t.total===null?l:o`<b class="exp-num">${t.total}</b>`}
    </p>
    <div class="exp-picks" data-row="picks">
      ${t.picks.map(a=>Hs(a,e,ae(a,e)===s,r))}
    </div>
    ${t.note===null?l:o`<p class="exp-note exp-note--refused exp-why">${m("stop")}<span>${t.note}</span></p>`}
    <p class="exp-steps exp-num">${t.steps.map(a=>o`<span>${a}</span> `)}</p>
  </div>`}function ae(t,e){return`card-${e}-${t.code}`}function Hs(t,e,r,n){return o`<button
    type="button"
    class="exp-pick"
    data-key=${ae(t,e)}
    data-lies=${t.lies}
    tabindex=${r?0:-1}
    aria-label=${t.label}
    aria-pressed=${String(t.lies==="here")}
    aria-disabled=${t.lies==="there"?"true":l}
    @click=${()=>n.enter(t.code,e)}
  >
    ${t.text}${t.lies==="no"?l:m(t.lies==="here"?"check":"stop")}
  </button>`}function Rs(t,e,r){let n=`typed-${e}`,s=`${r.id}-${n}`,a=t.faults.length>0,i=o`<input
    class="exp-text"
    type="text"
    autocomplete="off"
    autocapitalize="off"
    spellcheck="false"
    id=${s}
    name=${n}
    data-key="field-${n}"
    .value=${t.text}
    aria-invalid=${a?"true":l}
    aria-describedby="${s}-help${a?` ${s}-faults`:""}"
  />`;return o`<form class="exp-typed" novalidate @submit=${d=>Pr(d,[n],r)}>
    <label class="exp-legend" for=${s}>${t.legend}</label>
    <div class="exp-typed-line">${mr(t.number,i)}${Or(t.submit)}</div>
    <p class="exp-help-line" id="${s}-help">${t.help}</p>
    ${a?o`<ul class="exp-fault exp-typed-faults" id="${s}-faults">
            ${t.faults.map(d=>o`<li>${m("stop")}<span>${d}</span></li>`)}
          </ul>`:l}
    ${M(t.suits,r)}
  </form>`}function Or(t){return o`<button type="submit" class="exp-button" data-key="button-${t.id}"><span>${t.label}</span></button>`}function Pr(t,e,r){t.preventDefault();let n=new FormData(t.currentTarget);r.submit(Object.fromEntries(e.map(s=>[s,n.getAll(s).join(",")])))}function J(t,e){let r=`${e.id}-progress`;return o`<div class="exp-progress">
    <label for=${r}>${t.label}</label>
    <progress id=${r} max="1" .value=${t.share}></progress>
  </div>`}function Nr(t,e){return o`<div class="exp-chart-frame">
    <div class="exp-panel exp-chart">
      <div>
        <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${S()}</div>
        <p class="exp-intro">${t.intro}</p>
      </div>
      ${t.drawn===null?As(t,e):Es(t.drawn)}
    </div>
  </div>`}function As(t,e){return o`<div class="exp-chart-cover">
    ${m("chart")}
    <p>${t.cover}</p>
    ${t.progress===null?l:J(t.progress,e)} ${M(t.buttons,e)}
  </div>`}function Es(t){let[e="",r=""]=t.drawings;return o`<ul class="exp-chart-points">${t.points.map(n=>o`<li>${n}</li>`)}</ul>
    <div class="exp-chart-drawing" data-for="wide">${Xt(e)}</div>
    <div class="exp-chart-drawing" data-for="narrow">${Xt(r)}</div>
    <table class="exp-values exp-num">
      <caption>${t.caption}</caption>
      <thead><tr>${t.head.map(n=>o`<th scope="col">${n}</th>`)}</tr></thead>
      <tbody>
        ${t.rows.map(([n,...s])=>o`<tr><th scope="row">${n}</th>${s.map(a=>o`<td>${a}</td>`)}</tr>`)}
      </tbody>
    </table>`}var Dr="important",Vs=" !"+Dr,oe=w(class extends C{constructor(t){if(super(t),t.type!==T.ATTRIBUTE||t.name!=="style"||t.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(t){return Object.keys(t).reduce((e,r)=>{let n=t[r];return n==null?e:e+`${r=r.includes("-")?r:r.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(t,[e]){let{style:r}=t.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(e)),this.render(e);for(let n of this.ft)e[n]==null&&(this.ft.delete(n),n.includes("-")?r.removeProperty(n):r[n]=null);for(let n in e){let s=e[n];if(s!=null){this.ft.add(n);let a=typeof s=="string"&&s.endsWith(Vs);n.includes("-")||a?r.setProperty(n,a?s.slice(0,-11):s,a?Dr:""):r[n]=s}}return y}});function Ur(t,e){return o`<div class="exp-estimate">
    ${t.commit===null?l:Zs(t,t.commit,e)}
    ${t.line===null?l:Bs(t,t.line,e)}
  </div>`}function Zs(t,e,r){let n=`${r.id}-guess`,s=`${n}-about${t.fault===null?"":` ${n}-fault`}`;return o`<form class="exp-field exp-guess" novalidate @submit=${i=>{i.preventDefault(),r.submit({guess:le(i.currentTarget,"number").value})}} @input=${i=>_s(i,t)}>
    <div class="exp-guess-head">
      <label class="exp-legend" for=${n}>${t.label}</label>
      <output class="exp-num" for=${n} .value=${ie(t.value,t)}></output>
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
      aria-valuetext=${ie(t.value,t)}
      aria-describedby=${s}
    />
    <div class="exp-guess-ends exp-num" aria-hidden="true">
      <span>${Ot(t.low)}</span><span>${Ot(t.high)}</span>
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
    ${t.fault===null?l:js(t.fault,n)}
    <p class="exp-help-line" id="${n}-about">${t.about}</p>
  </form>`}function js(t,e){return o`<p class="exp-fault" id="${e}-fault" data-fault="guess">${m("stop")}<span>${t}</span></p>`}function _s(t,e){let r=t.currentTarget,n=t.target,s=le(r,"range");n.type==="range"?le(r,"number").value=n.value:n.value!==""&&(s.value=n.value);let a=ie(n.value===""?s.value:n.value,e);r.querySelector("output").value=a,s.setAttribute("aria-valuetext",a)}function le(t,e){return t.querySelector(`input[type="${e}"]`)}function Bs(t,e,r){return o`<p class="exp-legend">${t.label}</p>
    ${Os(e)} ${t.progress===null?l:J(t.progress,r)}
    ${t.result?o`<p class="exp-estimate-result" data-result>${t.result}</p>`:l}
    <p class="exp-help-line">${t.about}</p>`}function Os(t){return o`<div class="exp-line exp-num" role="img" aria-label=${t.text}>
    <div class="exp-line-track">
      ${t.truth===null?l:Ps(t.truth)}
      ${t.ticks.map(e=>o`<span class="exp-line-tick" style=${Bt(e)}></span>`)}
      ${Kr(t.guess,"guess")} ${t.truth===null?l:Kr(t.truth.mark,"truth")}
    </div>
    <div class="exp-line-numbers">${t.ticks.map(e=>o`<span style=${Bt(e)}>${e.label}</span>`)}</div>
  </div>`}function Ps(t){return o`${Ir(t.accepted,"accepted")}${Ir(t.likely,"likely")}`}function Ir([t=0,e=0],r){let n=oe({left:`${100*t}%`,width:`${100*(e-t)}%`});return o`<span class="exp-line-span" data-span=${r} style=${n}></span>`}function Kr(t,e){return o`<span class="exp-line-mark" data-mark=${e} style=${Bt(t)}><i></i></span>
    <span class="exp-line-label" data-label=${e} style=${Bt(t)}>${t.label}</span>`}function Bt(t){return oe({"--at":String(t.at)})}function ie(t,e){return e.unit?`${Ot(t)} ${e.unit}`:Ot(t)}function Ot(t){return String(t).replace("-","−")}function qr(t,e){let{open:r,more:n}=t;if(r.length===0&&n===null)return l;let s=`${e.id}-hints`;return o`<div class="exp-hints">
    <p class="exp-box-title" id=${s}>${t.title}</p>
    <ol class="exp-ladder" aria-labelledby=${s}>
      ${r.map((a,i)=>o`<li data-open data-key="hint-${i+1}" tabindex="-1">${Fr(i+1)}<p>${a}</p></li>`)}
      ${n===null?l:o`<li>${Fr(r.length+1)}${Ns(n,e)}</li>`}
    </ol>
  </div>`}function Fr(t){return o`<span class="exp-rung" aria-hidden="true">${t}</span>`}function Ns(t,e){return o`<button type="button" class="exp-button" data-key="more" @click=${()=>e.press(t)}>
    ${m(t.icon)}<span>${t.label}</span>
  </button>`}var Ds={right:"check",wrong:"cross"};function Pt(t,e,r){return o`<ul class="exp-options" aria-label=${e}>
    ${H(t,n=>n.id,n=>Is(n,r))}
  </ul>`}function Is(t,e){let r=`${e.id}-reason-${t.id}`;return o`<li>
    <button
      type="button"
      class="exp-option"
      data-key="option-${t.id}"
      data-verdict=${t.verdict??l}
      aria-pressed=${String(t.chosen)}
      aria-describedby=${t.reason===null?l:r}
      @click=${()=>e.option(t.id)}
    >
      <span class="exp-option-mark">${t.verdict===null?l:m(Ds[t.verdict])}</span>
      ${t.card===void 0?l:o`<span class="exp-card">${R(t.card)}</span>`}
      <span>${t.text}${t.said?o`<span class="exp-hidden">, ${t.said}</span>`:l}</span>
    </button>
    ${t.reason===null?l:o`<p class="exp-option-reason" id=${r}>${t.reason}</p>`}
  </li>`}function Wr(t,e){let r=`${e.id}-coach`;return o`<section class="exp-box exp-coach" aria-labelledby=${r}>
    <p class="exp-box-title" id=${r}>${m("lamp")}<span>${t.title}</span></p>
    ${t.progress===null?l:J(t.progress,e)}
    ${t.rows.length===0?l:Ks(t,e)}
  </section>`}function Ks(t,e){return o`<table class="exp-values exp-prices exp-num">
      <caption>${t.caption}</caption>
      <thead><tr>${t.head.map(r=>o`<th scope="col">${r}</th>`)}</tr></thead>
      <tbody>${t.rows.map(r=>Us(r,e))}</tbody>
    </table>
    <p class="exp-coach-method">${t.method}</p>`}function Us(t,e){let{why:r}=t;return o`<tr ?data-good=${t.good}>
      <th scope="row">${t.name}</th>
      <td>${t.lead}</td>
      <td>
        <div class="exp-standing">
          <span>${t.good?m("check"):l}<span>${t.standing}</span></span>
          ${r===null?l:o`<button type="button" class="exp-button exp-button--plain" data-key="button-${r.id}"
                @click=${()=>e.press(r)}>${r.label} <span class="exp-hidden">${t.name}</span></button>`}
        </div>
      </td>
    </tr>
    ${t.reasons.length===0?l:o`<tr class="exp-reasons" ?data-good=${t.good}>
          <td colspan="3"><ul>${t.reasons.map(n=>o`<li>${n}</li>`)}</ul></td>
        </tr>`}`}function pe(t){if(t.total===null)return o`<span class="exp-ledger exp-ledger--none" aria-hidden="true"><span>${t.text}</span></span>`;let e=t.parts.map(r=>o`<span>${Fs(r)}</span>`);return o`<span class="exp-ledger exp-num" aria-hidden="true">${e}<b>${t.total}</b></span>`}function ce(t){return t===null?l:o`<span class="exp-ledger exp-ledger--total exp-num">
    <span>${t.text}</span><b>${t.value}</b>
  </span>`}function Fs(t){return t.split(/\s*([−×+])\s*/).map((e,r)=>r%2===1?o`<i>${e}</i>`:e)}function zr(t,e,r){return o`<div class="exp-zone exp-zone--other" role="group" aria-label=${t.label} data-row="other">
    ${Gr(t,e,r,(n,s)=>o`${pe(n.ledger)}${s}${Qr(n,e)}`)}
    <div class="exp-camp" data-column=${tt(null,e)}>
      ${ce(t.total)} ${t.backs===null?l:Ws(t.backs)}
    </div>
  </div>`}function Jr(t,e,r){let n=e.river.length===0;return o`<div class="exp-zone exp-zone--own" role="group" aria-label=${t.label} data-row="own">
    ${Gr(t,e,r,(s,a)=>o`${n?de(s):l} ${Qr(s,e)}
        <span class="exp-landing">${a}</span>${pe(s.ledger)}`)}
    ${Jt(e)?qs(t,e):l}
  </div>`}function Gr(t,e,r,n){let s=a=>{let{suit:i,label:d}=a;return et({place:a.place,suit:i,label:d,draw:c=>n(a,c)},e,r)};return H(t.lanes,a=>a.place,s)}function qs(t,e){return o`<div class="exp-camp" data-column=${tt(null,e)}>${ar()}${ce(t.total)}</div>`}function Ws(t){let e=Array.from({length:t.count},()=>o`<span class="exp-card">${F()}</span>`);return o`<span class="exp-backs" data-backs="other-hand">${e}</span><span>${t.text}</span>`}function de(t){return o`<span class="exp-lane-name" aria-hidden="true">${b(t.suit)}${t.name}</span>`}function Qr(t,e){return t.cards.length===0?o`<span class="exp-empty">${b(t.suit)}</span>`:o`<span class="exp-column">${H(t.cards,r=>r.code,r=>o`<span
        class="exp-card"
        data-at="${t.place}/${r.code}"
        ?data-marked=${gt(e,t.place,r.code)}
        >${R(r.code,r.multiplier)}</span
      >`)}</span>`}function Yr(t,e){return t.river.length===0&&t.draw===null?l:o`<div class="exp-zone exp-zone--river" role="group" aria-label=${t.riverLabel} data-row="river">
    ${H(t.river,r=>r.place,r=>zs(r,t,e))}
    ${t.draw===null?l:Js(t.draw,t,e)}
  </div>`}function zs(t,e,r){let{place:n,suit:s,label:a,barred:i,top:d}=t,c=d===null?o`<span class="exp-empty">${b(s)}</span>`:o`<span class="exp-card" data-at="${n}/${d}">${R(d)}</span>`;return et({place:n,suit:s,label:a,barred:i,draw:$=>o`${c}<span class="exp-river-foot">${de(t)}${$}</span>`},e,r)}function Js(t,e,r){let{place:n,label:s}=t,a=o`<span class="exp-count exp-num" aria-hidden="true">${t.count}</span>`,i=o`<span class="exp-lane-name" aria-hidden="true">${t.name}</span>`;return et({place:n,suit:null,label:s,draw:c=>o`<span class="exp-pile"><span class="exp-card" data-at=${n}>${F()}${a}</span></span>
      <span class="exp-river-foot">${i}${c}</span>`},e,r)}function Xr(t,e){return o`<div class="exp-shelf">
    <div class="exp-say">
      ${t.prompt?o`<p class="exp-prompt">${t.step===0?l:Qs(t.step)}<span>${t.prompt}</span></p>`:l}
      ${M(Gs(t),e,"exp-onward")}
      ${Xs(t.message)}
      ${t.heading===null?Mt(t.keys,e):l}
    </div>
    ${t.cover===null?ea(t,e):ta(t.cover,e)}
  </div>`}function Gs(t){return t.buttons.filter(e=>e.look==="main")}function Qs(t){let e=r=>o`<i ?data-on=${r<=t}></i>`;return o`<span class="exp-step" aria-hidden="true">${e(1)}${e(2)}</span>`}var Ys={refused:"stop",hint:"lamp",warned:"flag"};function Xs(t){let e=t.rule===null?l:o` ${ot(t.rule)}`;return o`<p class="exp-reason" data-kind=${t.kind}>
    ${m(Ys[t.kind])}<span>${t.text}${e}</span>
  </p>`}function ta(t,e){return o`<div class="exp-cover"><p>${t.text}</p>${M([t.button],e)}</div>`}function ea(t,e){return o`<p class="exp-hand-label" aria-hidden="true">${t.handLabel}</p>
    <div class="exp-hand" role="group" aria-label=${t.handLabel} data-row="hand">
      ${H(t.hand,r=>r.code,(r,n)=>ra(r,t.hand[n-1],t,e))}
    </div>`}function ra(t,e,r,n){let{code:s,label:a}=t,i=`card-${s}`,d=e!==void 0&&e.code.charAt(0)!==s.charAt(0),c=r.refused?.code===s?{kind:"refused",text:r.refused.tag}:null,u=t.tag??c;return o`<button
    type="button"
    class=${d?"exp-card is-first":"exp-card"}
    data-key=${i}
    data-card=${s}
    data-at="hand/${s}"
    tabindex=${n.stop===i?0:-1}
    aria-pressed=${r.step===1?String(n.chosen===s):l}
    @click=${()=>n.card(s)}
  >
    <span class="exp-hidden">${a}${u===null?"":", "}</span>
    <span class="exp-crop">${R(s)}</span>
    ${u===null?l:K(u.kind,u.text)}
  </button>`}var na=3;function ue(t){return t.other===null&&Gt(t)<=na}function Nt(t,e){let r=Hr(t,e);return o`<div class="exp-table-frame"><div class="exp-table">
    ${t.heading===null?l:sa(t.heading,t.keys,e)}
    <div class="exp-layout${r===l?" exp-layout--bare":""}">
      <div class="exp-sheet${ue(t)?" exp-sheet--small":""}" data-board>
        <div class="exp-map" data-columns=${Gt(t)}>
          ${oa()}
          ${t.other===null?l:zr(t.other,t,e)}
          ${Yr(t,e)}
          ${Jr(t.own,t,e)}
        </div>
        ${Xr(t,e)}
      </div>
      ${r}
      ${t.coach===void 0?l:Wr(t.coach,e)}
    </div>
    ${Ye(t.keys,e)}
  </div></div>`}function sa(t,e,r){return o`<div class="exp-head">
    <h2>${t.title}</h2>
    <p class="exp-state exp-num"><b>${t.round}</b>${t.totals.map(({name:n,value:s})=>o`<span class="exp-quiet">${n} <b>${s}</b></span>`)}</p>
    <p class="exp-lastline">${t.last}</p>
    <div class="exp-head-tools">${Mt(e,r)}${S()}</div>
  </div>`}var aa=["M-20 90C80 20 190 60 230 130S150 250 60 230-80 170-20 90Z","M-40 90C70-20 230 20 275 125S170 300 50 275-110 180-40 90Z","M20 110C80 70 150 85 180 135S130 205 75 195-10 150 20 110Z","M640 560C720 480 860 500 930 580S900 740 780 720 570 640 640 560Z","M600 560C700 440 880 450 970 570S920 800 770 770 520 660 600 560Z","M690 580C740 530 830 540 870 590S850 680 790 670 640 630 690 580Z","M520 40C600-10 720 10 760 60S690 170 600 150 450 90 520 40Z","M560 55C610 25 680 35 710 70S660 125 610 120 520 85 560 55Z","M120 520C190 470 300 480 330 540S260 660 170 640 50 570 120 520Z","M165 540C205 510 265 520 285 555S240 620 190 605 120 570 165 540Z"].join("");function oa(){return o`<svg
    class="exp-contours"
    viewBox="0 0 900 700"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <path d=${aa} />
  </svg>`}var la={right:"check",wrong:"cross"};function tn(t,e){let[r="",...n]=t.head,s=a=>ia(a.currentTarget);return o`<form
    class="exp-worksheet"
    novalidate
    @change=${a=>e.fill(s(a))}
    @submit=${a=>{a.preventDefault(),e.submit(s(a))}}
  >
    <table class="exp-num" role="table" data-steps=${n.length}>
      <caption class="exp-hidden">${t.title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader"><span class="exp-hidden">${r}</span></th>
          ${n.map(a=>o`<th scope="col" role="columnheader">${a}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">${t.rows.map(a=>pa(a,n.length,e))}</tbody>
      ${t.total===null?l:da(t.totalLabel,t.total,n.length,e)}
    </table>
    <button type="submit" class="exp-button exp-button--main" data-key="button-${t.check.id}">
      ${m(t.check.icon)}<span>${t.check.label}</span>
    </button>
  </form>`}function ia(t){return Object.fromEntries([...new FormData(t)].map(([e,r])=>[e,String(r)]))}function pa(t,e,r){return o`<tr role="row">
    <th scope="row" role="rowheader">
      <span class="exp-hidden">${t.label}</span>
      <span class="exp-lane-name" aria-hidden="true">${b(t.suit)}${t.name}</span>
      <span class="exp-chips" aria-hidden="true">${t.cards.map(Tt)}</span>
    </th>
    ${t.note===""||t.cells.length===e?l:o`<td role="cell" class="exp-worksheet-note" colspan=${e-t.cells.length}>${t.note}</td>`}
    ${t.cells.map(n=>o`<td role="cell">${ca(n,r)}</td>`)}
  </tr>`}function ca(t,e){return t.box===null?o`<span class="exp-given">${t.given}</span>`:en(t.box,e)}function da(t,e,r,n){return o`<tfoot role="rowgroup">
    <tr role="row">
      <th scope="row" role="rowheader" colspan=${r}>${t}</th>
      <td role="cell">${en(e,n)}</td>
    </tr>
  </tfoot>`}function en(t,e){let r=`${e.id}-box-${t.name}`,n=`${e.id}-said-${t.name}`,s=t.first?`${n} ${e.id}-verdict`:n;return o`<span class="exp-fill" data-verdict=${t.verdict??l}>
    <input
      type="text"
      inputmode=${t.digits?"numeric":"text"}
      autocomplete="off"
      spellcheck="false"
      maxlength="8"
      id=${r}
      name=${t.name}
      data-key="box-${t.name}"
      .value=${document.activeElement?.id===r?y:t.value}
      aria-label=${t.label}
      aria-invalid=${t.verdict==="wrong"?"true":l}
      aria-describedby=${t.verdict===null?l:s}
    />
    ${t.verdict===null?l:m(la[t.verdict])}
    <span class="exp-hidden" id=${n}>${t.said}</span>
  </span>`}function rn(t,e,r,n){return o`<div class="exp-watch">
    <div class="exp-watch-bar">
      <p class="exp-watch-counter exp-num">${t.counter}</p>
      ${M(t.steps,n,"exp-watch-steps")}
    </div>
    ${ua(t,n)} ${t.comment===null?l:ma(t.comment)} ${r}
    ${t.question===null||e===null?l:ha(t.question,e,n)}
  </div>`}function ua(t,e){let{turn:r,turns:n,turnLabel:s,counter:a}=t;return o`<input
    type="range"
    class="exp-watch-slider"
    data-key="turn"
    min="0"
    max=${n}
    aria-label=${s}
    aria-valuetext=${a}
    .value=${jt(String(r))}
    @change=${i=>e.option(`turn-${i.currentTarget.value}`)}
  />`}function ma(t){return o`<div class="exp-note exp-note--plain" data-comment>${m("book")}<p>${t}</p></div>`}function ha(t,e,r){return o`<div class="exp-watch-question">
    <p class="exp-watch-asked">${t}</p>
    ${Pt(e,t,r)}
  </div>`}function nn(t,e){let r=`${e.id}-task`,n=t.verdict===null?l:xa(t.verdict,`${e.id}-verdict`),a=`exp-panel exp-exercise${t.table!==null&&!ue(t.table)?" exp-exercise--wide":""}`;return o`<div class="exp-exercise-frame">
    <div class=${a} role="group" aria-labelledby=${r} ?data-done=${t.done}>
      <div class="exp-task">
        ${m(t.icon)}
        <div>
          <p class="exp-eyebrow">${t.number}${t.done?m("check"):l}</p>
          <p class="exp-task-words" id=${r} tabindex="-1" data-heading>${t.task}</p>
          ${t.detail?o`<p class="exp-quiet">${t.detail}</p>`:l}
        </div>
        ${S()}
      </div>
      ${t.watch===void 0?l:rn(t.watch,t.options,n,e)}
      ${t.table===null?l:o`<div class="exp-exercise-table">${Nt(t.table,e)}</div>`}
      ${t.options===null||t.watch!==void 0?l:Pt(t.options,t.optionsLabel,e)}
      ${t.worksheet===void 0?l:tn(t.worksheet,e)}
      ${t.estimate===void 0?l:Ur(t.estimate,e)}
      <div class="exp-guide">
        ${t.watch===void 0?n:l} ${M(t.buttons,e)}
      </div>
      ${qr(t.hints,e)}
    </div>
  </div>`}var fa={right:["right","check"],wrong:["refused","cross"],unsure:["plain","lamp"]};function xa(t,e){let[r,n]=fa[t.kind];return o`<div class="exp-note exp-note--${r}" data-verdict=${t.kind} id=${e}>
      ${m(n)}
      <p><strong>${t.title}</strong> ${t.text}${t.rule===null?l:o` ${ot(t.rule)}`}</p>
    </div>
    ${t.outcomes.length===0?l:o`<div class="exp-outcomes">${t.outcomes.map(ga)}</div>`}`}function ga(t){return o`<div>
    <p class="exp-outcome-title">${t.title}</p>
    <p class="exp-num exp-outcome-sum">${t.sum} <b>${t.total}</b></p>
    <p class="exp-quiet">${t.text}</p>
  </div>`}function sn(t,e){let r=`${e.id}-share`;return o`<div class="exp-panel exp-share" role="group" aria-labelledby=${r}>
    <p class="exp-box-title" id=${r}>${t.title}</p>
    <div class="exp-share-items">${$a(t).map(n=>ya(n,t.words,e))}</div>
  </div>`}function $a({seed:t,link:e,record:r}){return[{name:"seed",label:t.label,text:t.value,help:null,file:null},...e===null?[]:[{name:"link",...e,text:La(e.query),file:null}],...r===null?[]:[{name:"record",...r}]]}function ya(t,e,r){let n=`${r.id}-share-${t.name}`,s=r.copied?.name===t.name?r.copied:null;return o`<div class="exp-share-item">
    <div>
      <p class="exp-share-label" id=${n}>
        ${t.label} ${t.name==="seed"?o`<code>${t.text}</code>`:l}
      </p>
      ${t.help===null?l:o`<p class="exp-help-line">${t.help}</p>`}
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
      ${t.file===null?l:va(t,t.file,e)}
    </div>
    ${s===null?l:Ma(t,s.done,n,e)}
  </div>`}function va(t,e,r){let n=()=>Se(t.text,e);return o`<button type="button" class="exp-button" data-key="download-${t.name}" @click=${n}>
    ${r.download}
  </button>`}function Ma(t,e,r,n){return e?o`<p class="exp-help-line exp-share-outcome">${n.copied}</p>`:o`<p class="exp-help-line exp-share-outcome">${n.refused}</p>
    <textarea
      class="exp-text"
      readonly
      rows="3"
      data-copy=${t.name}
      aria-labelledby=${r}
      .value=${t.text}
    ></textarea>`}function La(t){return`${location.origin}${location.pathname}${t}`}function me(t,e,r){return o`${e?Ta(r):l} ${L(t)?ba(t,r):ka()}`}function ba(t,e){return o`${t.form===void 0?l:Zr(t.form,e)}
  ${t.exercise===void 0?l:nn(t.exercise,e)}
  ${t.chart===void 0?l:Nr(t.chart,e)}
  ${t.table===void 0?l:Nt(t.table,e)}
  ${t.summary===void 0?l:Rr(t.summary,e)}
  ${t.calculator===void 0?l:Br(t.calculator,e)}
  ${t.share===void 0?l:sn(t.share,e)}`}function ka(){return o`<p class="exp-starting">${f.starting}</p>`}function Ta(t){return o`<div class="exp-note exp-note--refused exp-lost">
    ${m("stop")}
    <div>
      <p>${f.lost}</p>
      <button type="button" class="exp-button" data-key="reload" @click=${()=>t.reload()}>
        ${f.lostAction}
      </button>
    </div>
  </div>`}function ln(t){return t?an(()=>sessionStorage,t.key)??an(()=>localStorage,t.key):null}function pn(t){t&&(on(()=>sessionStorage,t),on(()=>localStorage,t))}function an(t,e){try{return t().getItem(e)}catch{return null}}function on(t,e){try{t().setItem(e.key,e.text)}catch{}}function Ca(){let{dataset:t}=document.documentElement,e=Number(t.expViews??0)+1;return t.expViews=String(e),e}var Dt=class{constructor(e,r,n){this.model=e;this.state=e.get("state"),this.link=new bt(e,()=>this.lose()),this.root.className="exp",this.root.setAttribute("role","group"),vr(),this.root.append(this.main,this.live.element),r.append(this.root),this.root.addEventListener("focusin",a=>this.focused(a.target)),rr(this.root,{state:()=>this.state,chosen:()=>this.local.chosen,choose:a=>this.choose(a),press:a=>this.press(a)}),He(this.root,{choose:a=>this.choose(a),drop:(a,i)=>this.act({type:"try",code:a,place:i})}),n&&this.root.setAttribute("aria-busy","true"),this.draw();let s="save"in this.state?this.state.save:null;this.recalled=ln(s),n&&this.link.greet(this.recalled,L(this.state)?this.state.serial:-1),e.on("change:state",this.changed)}model;root=document.createElement("div");main=document.createElement("div");live=new kt;id=`exp-${Ca()}`;local={chosen:null,stop:"",note:null,copied:null};link;changed=()=>this.update();state;recalled=null;dispose(){this.model.off("change:state",this.changed),this.link.dispose(),this.live.dispose(),this.root.remove()}update(){let e=this.state,r=this.model.get("state");if(this.state=r,!L(r))return this.draw();let n=L(e)?e.save?.text:void 0;r.save?.text!==n&&r.save?.text!==this.recalled&&pn(r.save);let s=this.link.heard(r)?ze(e,r):null,a=this.heldKey(),i=Ie(k(e),k(r)),d=or(this.root);this.settle(i!==null),i!==null&&yt(i)&&(this.local.stop=i),this.draw(),this.restoreFocus(a,i),Je(this.root,e,r),this.root.removeAttribute("aria-busy"),(!L(e)||e.serial!==r.serial||e.live!==r.live)&&this.live.say(r.live),br(this.root)&&this.move(d),s!==null&&Vt(s)}settle(e){let r=k(this.state),n=r?.step===1&&r.hand.some(s=>s.code===this.local.chosen);(e||!n)&&(this.local.chosen=null),this.local.note=null,this.local.copied=null}draw(){L(this.state)&&(this.root.setAttribute("aria-label",this.state.name),this.state.save!==null&&(this.root.dataset.save=this.state.save.key)),N(me(this.state,this.link.lost,this.context()),this.main);let e=Ke(this.main,this.local.stop);e!==this.local.stop&&(this.local.stop=e,N(me(this.state,this.link.lost,this.context()),this.main))}move(e){let r=k(this.state);r!==null&&(lr(this.root,e,r.moves),r.refused!==null&&ir(this.root,r.refused))}context(){return{...this.local,id:this.id,card:e=>this.card(e),place:e=>this.act({type:"try",code:this.local.chosen,place:e}),press:e=>this.press(e),enter:(e,r)=>this.act({type:"enter",code:e,seat:r}),option:e=>this.act({type:"press",id:e}),submit:e=>this.act({type:"submit",values:e}),fill:e=>this.act({type:"fill",values:e}),copy:(e,r,n)=>{this.copy(e,r,n)},openKeys:()=>Lt(this.root),reload:()=>location.reload()}}card(e){if(k(this.state)?.step!==1)return this.act({type:"try",code:e,place:null});this.choose(this.local.chosen===e?null:e)}choose(e){this.local.chosen===e||k(this.state)?.step!==1||(this.local.chosen=e,this.draw())}press(e){if(e.why===void 0)return this.act({type:"press",id:e.id});this.local.note={id:e.id,text:e.why},this.draw(),this.live.say(e.why)}act(e){L(this.state)&&this.link.send(e,this.state.serial)}lose(){this.root.removeAttribute("aria-busy"),this.draw(),this.live.say(f.lost)}async copy(e,r,n){let s=await we(r);this.local.copied={name:e,done:s},this.draw(),this.live.say(s?n.copied:n.refused);let a=s?null:this.main.querySelector(`[data-copy="${e}"]`);a?.focus(),a?.select()}focused(e){let r=e.closest("[data-row] > [data-key]")?.dataset.key;r===void 0||r===this.local.stop||(this.local.stop=r,this.draw())}heldKey(){let e=document.activeElement;if(!(e===null||!this.main.contains(e)))return e.closest("[data-key]")?.dataset.key??null}restoreFocus(e,r){if(e===void 0)return;let n=qe(this.main);n!==null?n.focus():r!==null&&e!==null&&yt(e)?U(this.main,r)?.focus():this.main.contains(document.activeElement)||Fe(this.main,e)}};function wa(){let t=!1;return{render({model:e,el:r}){let n=new Dt(e,r,!t);return t=!0,()=>n.dispose()}}}export{wa as default};
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
