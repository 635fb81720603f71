var Vn=globalThis,kr=t=>t,ve=Vn.trustedTypes,Mr=ve?ve.createPolicy("lit-html",{createHTML:t=>t}):void 0,Zn="$lit$",st=`lit$${Math.random().toFixed(9).slice(2)}$`,On="?"+st,Li=`<${On}>`,bt=document,Yt=()=>bt.createComment(""),Qt=t=>t===null||typeof t!="object"&&typeof t!="function",Bn=Array.isArray,Er=t=>Bn(t)||typeof t?.[Symbol.iterator]=="function",jn=`[ 	
\f\r]`,Jt=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Lr=/-->/g,Tr=/>/g,yt=RegExp(`>|${jn}(?:([^\\s"'>=/]+)(${jn}*=${jn}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Sr=/'/g,Rr=/"/g,Ar=/^(?:script|style|textarea|title)$/i,Dn=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),i=Dn(1),Hr=Dn(2),Sd=Dn(3),E=Symbol.for("lit-noChange"),c=Symbol.for("lit-nothing"),Cr=new WeakMap,$t=bt.createTreeWalker(bt,129);function Pr(t,e){if(!Bn(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return Mr!==void 0?Mr.createHTML(e):e}var jr=(t,e)=>{let n=t.length-1,r=[],s,o=e===2?"<svg>":e===3?"<math>":"",a=Jt;for(let l=0;l<n;l++){let p=t[l],u,h,d=-1,m=0;for(;m<p.length&&(a.lastIndex=m,h=a.exec(p),h!==null);)m=a.lastIndex,a===Jt?h[1]==="!--"?a=Lr:h[1]!==void 0?a=Tr:h[2]!==void 0?(Ar.test(h[2])&&(s=RegExp("</"+h[2],"g")),a=yt):h[3]!==void 0&&(a=yt):a===yt?h[0]===">"?(a=s??Jt,d=-1):h[1]===void 0?d=-2:(d=a.lastIndex-h[2].length,u=h[1],a=h[3]===void 0?yt:h[3]==='"'?Rr:Sr):a===Rr||a===Sr?a=yt:a===Lr||a===Tr?a=Jt:(a=yt,s=void 0);let f=a===yt&&t[l+1].startsWith("/>")?" ":"";o+=a===Jt?p+Li:d>=0?(r.push(u),p.slice(0,d)+Zn+p.slice(d)+st+f):p+st+(d===-2?l:f)}return[Pr(t,o+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),r]},Xt=class t{constructor({strings:e,_$litType$:n},r){let s;this.parts=[];let o=0,a=0,l=e.length-1,p=this.parts,[u,h]=jr(e,n);if(this.el=t.createElement(u,r),$t.currentNode=this.el.content,n===2||n===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(s=$t.nextNode())!==null&&p.length<l;){if(s.nodeType===1){if(s.hasAttributes())for(let d of s.getAttributeNames())if(d.endsWith(Zn)){let m=h[a++],f=s.getAttribute(d).split(st),x=/([.?@])?(.*)/.exec(m);p.push({type:1,index:o,name:x[2],strings:f,ctor:x[1]==="."?ke:x[1]==="?"?Me:x[1]==="@"?Le:wt}),s.removeAttribute(d)}else d.startsWith(st)&&(p.push({type:6,index:o}),s.removeAttribute(d));if(Ar.test(s.tagName)){let d=s.textContent.split(st),m=d.length-1;if(m>0){s.textContent=ve?ve.emptyScript:"";for(let f=0;f<m;f++)s.append(d[f],Yt()),$t.nextNode(),p.push({type:2,index:++o});s.append(d[m],Yt())}}}else if(s.nodeType===8)if(s.data===On)p.push({type:2,index:o});else{let d=-1;for(;(d=s.data.indexOf(st,d+1))!==-1;)p.push({type:7,index:o}),d+=st.length-1}o++}}static createElement(e,n){let r=bt.createElement("template");return r.innerHTML=e,r}};function vt(t,e,n=t,r){if(e===E)return e;let s=r!==void 0?n._$Co?.[r]:n._$Cl,o=Qt(e)?void 0:e._$litDirective$;return s?.constructor!==o&&(s?._$AO?.(!1),o===void 0?s=void 0:(s=new o(t),s._$AT(t,n,r)),r!==void 0?(n._$Co??=[])[r]=s:n._$Cl=s),s!==void 0&&(e=vt(t,s._$AS(t,e.values),s,r)),e}var we=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:r}=this._$AD,s=(e?.creationScope??bt).importNode(n,!0);$t.currentNode=s;let o=$t.nextNode(),a=0,l=0,p=r[0];for(;p!==void 0;){if(a===p.index){let u;p.type===2?u=new jt(o,o.nextSibling,this,e):p.type===1?u=new p.ctor(o,p.name,p.strings,this,e):p.type===6&&(u=new Te(o,this,e)),this._$AV.push(u),p=r[++l]}a!==p?.index&&(o=$t.nextNode(),a++)}return $t.currentNode=bt,s}p(e){let n=0;for(let r of this._$AV)r!==void 0&&(r.strings!==void 0?(r._$AI(e,r,n),n+=r.strings.length-2):r._$AI(e[n])),n++}},jt=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,r,s){this.type=2,this._$AH=c,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=r,this.options=s,this._$Cv=s?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=vt(this,e,n),Qt(e)?e===c||e==null||e===""?(this._$AH!==c&&this._$AR(),this._$AH=c):e!==this._$AH&&e!==E&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):Er(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==c&&Qt(this._$AH)?this._$AA.nextSibling.data=e:this.T(bt.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:r}=e,s=typeof r=="number"?this._$AC(e):(r.el===void 0&&(r.el=Xt.createElement(Pr(r.h,r.h[0]),this.options)),r);if(this._$AH?._$AD===s)this._$AH.p(n);else{let o=new we(s,this),a=o.u(this.options);o.p(n),this.T(a),this._$AH=o}}_$AC(e){let n=Cr.get(e.strings);return n===void 0&&Cr.set(e.strings,n=new Xt(e)),n}k(e){Bn(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,s=0;for(let o of e)s===n.length?n.push(r=new t(this.O(Yt()),this.O(Yt()),this,this.options)):r=n[s],r._$AI(o),s++;s<n.length&&(this._$AR(r&&r._$AB.nextSibling,s),n.length=s)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let r=kr(e).nextSibling;kr(e).remove(),e=r}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},wt=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,r,s,o){this.type=1,this._$AH=c,this._$AN=void 0,this.element=e,this.name=n,this._$AM=s,this.options=o,r.length>2||r[0]!==""||r[1]!==""?(this._$AH=Array(r.length-1).fill(new String),this.strings=r):this._$AH=c}_$AI(e,n=this,r,s){let o=this.strings,a=!1;if(o===void 0)e=vt(this,e,n,0),a=!Qt(e)||e!==this._$AH&&e!==E,a&&(this._$AH=e);else{let l=e,p,u;for(e=o[0],p=0;p<o.length-1;p++)u=vt(this,l[r+p],n,p),u===E&&(u=this._$AH[p]),a||=!Qt(u)||u!==this._$AH[p],u===c?e=c:e!==c&&(e+=(u??"")+o[p+1]),this._$AH[p]=u}a&&!s&&this.j(e)}j(e){e===c?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},ke=class extends wt{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===c?void 0:e}},Me=class extends wt{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==c)}},Le=class extends wt{constructor(e,n,r,s,o){super(e,n,r,s,o),this.type=5}_$AI(e,n=this){if((e=vt(this,e,n,0)??c)===E)return;let r=this._$AH,s=e===c&&r!==c||e.capture!==r.capture||e.once!==r.once||e.passive!==r.passive,o=e!==c&&(r===c||s);s&&this.element.removeEventListener(this.name,this,r),o&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},Te=class{constructor(e,n,r){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=r}get _$AU(){return this._$AM._$AU}_$AI(e){vt(this,e)}},Vr={M:Zn,P:st,A:On,C:1,L:jr,R:we,D:Er,V:vt,I:jt,H:wt,N:Me,U:Le,B:ke,F:Te},Ti=Vn.litHtmlPolyfillSupport;Ti?.(Xt,jt),(Vn.litHtmlVersions??=[]).push("3.3.3");var G=(t,e,n)=>{let r=n?.renderBefore??e,s=r._$litPart$;if(s===void 0){let o=n?.renderBefore??null;r._$litPart$=s=new jt(e.insertBefore(Yt(),o),o,void 0,n??{})}return s._$AI(t),s};async function Zr(t){try{return await navigator.clipboard.writeText(t),!0}catch{return!1}}function Or(t,e){Dr(new Blob([t],{type:"text/plain;charset=utf-8"}),e)}function Br({name:t,kind:e,content:n}){let r=e.startsWith("text/"),s=r?n:Uint8Array.from(atob(n),o=>o.charCodeAt(0));Dr(new Blob([s],{type:r?`${e};charset=utf-8`:e}),t)}function Dr(t,e){let n=URL.createObjectURL(t),r=document.createElement("a");r.href=n,r.download=e,r.click(),URL.revokeObjectURL(n)}function ot(t){return t.currentCSSZoom??1}function Nr(){return"currentCSSZoom"in Element.prototype}var Si=6;function Kr(t,e){let n=null,r=()=>{n?.copy?.remove(),n?.card.removeAttribute("data-dragged"),n=null,removeEventListener("pointermove",s),removeEventListener("pointerup",o),removeEventListener("pointercancel",r),removeEventListener("keydown",a,!0)},s=l=>{if(n===null)return;let p=l.clientX-n.x,u=l.clientY-n.y;if(n.copy===null){if(Math.hypot(p,u)<Si)return;e.choose(n.code),n.copy=Ri(t,n.card),n.card.setAttribute("data-dragged","")}let h=ot(t);n.copy.style.translate=`${p/h}px ${u/h}px`},o=l=>{let p=n;if(r(),p===null||p.copy===null)return;Ci();let u=document.elementFromPoint(l.clientX,l.clientY)?.closest("[data-place]");u&&t.contains(u)&&e.drop(p.code,u.dataset.place??"")},a=l=>{l.key==="Escape"&&r()};t.addEventListener("pointerdown",l=>{let p=l.target.closest("[data-card]");p===null||l.button!==0||l.pointerType!=="mouse"||(r(),n={card:p,code:p.dataset.card??"",x:l.clientX,y:l.clientY,copy:null},addEventListener("pointermove",s),addEventListener("pointerup",o),addEventListener("pointercancel",r),addEventListener("keydown",a,!0))})}function Ri(t,e){let n=e.getBoundingClientRect(),r=t.getBoundingClientRect(),s=document.createElement("span");s.className="exp-card exp-lifted",s.setAttribute("aria-hidden","true"),s.append(...[...e.querySelectorAll("svg.exp-face")].map(a=>a.cloneNode(!0)));let o=a=>`${a/ot(t)}px`;return Object.assign(s.style,{width:o(n.width),left:o(n.left-r.left),top:o(n.top-r.top)}),t.append(s),s}function Ci(){let t=e=>e.stopPropagation();addEventListener("click",t,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",t,{capture:!0}))}var Ir="[data-row] > [data-key]";function Se(t){return[...t.querySelectorAll(Ir)]}function Re(t){let e=t.ownerDocument.activeElement;return e instanceof HTMLElement&&t.contains(e)&&e.matches(Ir)?e:null}function zr(t,e,n){let r=Ai(t),s=r.findIndex(l=>l.some(p=>p.element===e)),o=r[s];if(o===void 0)return null;let a=o.findIndex(l=>l.element===e);switch(n){case"left":return o[a-1]?.element??null;case"right":return o[a+1]?.element??null;case"first":return o[0]?.element??null;case"last":return o.at(-1)?.element??null;case"up":return _r(r[s-1],o[a],a)?.element??null;case"down":return _r(r[s+1],o[a],a)?.element??null}}var Ei=new Set(["hand","picks"]);function Ai(t){return[...t.querySelectorAll("[data-row]")].flatMap(e=>{let n=[...e.querySelectorAll(":scope > [data-key]")].map(Pi);return Ei.has(e.dataset.row??"")?Hi(n):n.length>0?[n]:[]})}function Hi(t){let e=[];for(let n of t){let r=e.at(-1),s=r?.at(-1);r!==void 0&&s!==void 0&&n.x>=s.x?r.push(n):e.push([n])}return e}function Pi(t){let e=t.getBoundingClientRect();return{element:t,key:t.dataset.key??"",x:e.left+e.width/2,y:e.top+e.height/2}}function _r(t,e,n){if(!(t===void 0||t.length===0))return e.x===0&&e.y===0?t[Math.min(n,t.length-1)]:t.reduce((r,s)=>Math.abs(s.x-e.x)<Math.abs(r.x-e.x)?s:r)}var ji=["s","h","d","c"];function Fr(t){let e=new Set([...t.other?.lanes??[],...t.river,...t.own.lanes].map(({suit:n})=>n));return ji.filter(n=>e.has(n))}function Nn(t){return t.draw!==null||t.other!==null||t.own.total!==null}function Kn(t){return Fr(t).length+(Nn(t)?1:0)}function te(t,e){let n=Fr(e);return t===null?n.length+1:n.indexOf(t)+1}function qr(t,e){return t.marks?.find(n=>n.place===e)}function Ce(t,e,n){return t.marks?.some(r=>r.place===e&&r.code===n)??!1}var Vi=['<rect class="exp-card-paper" x=".75" y=".75" width="98.5" height="138.5" rx="9"/>','<g class="exp-card-print">','<rect class="exp-wager-frame" x="8" y="40" width="84" height="92" rx="5"/>','<g class="exp-rose">','<circle class="exp-rose-ring" cx="50" cy="86" r="28"/>','<path class="exp-rose-dark" d="M67.5 68.5L60.4 86L50 86ZM67.5 103.5L50 96.4L50 86ZM32.5 103.5L39.6 86L50 86ZM32.5 68.5L50 75.6L50 86Z"/>','<path class="exp-rose-light" d="M67.5 68.5L50 75.6L50 86ZM67.5 103.5L60.4 86L50 86ZM32.5 103.5L50 96.4L50 86ZM32.5 68.5L39.6 86L50 86Z"/>','<path class="exp-rose-dark" d="M50 46L58.5 77.5L50 86ZM90 86L58.5 94.5L50 86ZM50 126L41.5 94.5L50 86ZM10 86L41.5 77.5L50 86Z"/>','<path class="exp-rose-light" d="M50 46L41.5 77.5L50 86ZM90 86L58.5 77.5L50 86ZM50 126L58.5 94.5L50 86ZM10 86L41.5 94.5L50 86Z"/>','<circle cx="50" cy="86" r="18" fill="var(--exp-card)"/>','<path transform="translate(43.6 75) scale(.917)" d="M7 1h6.5M11.5 1v15.5c0 4.1-2 6.5-5.3 6.5-3 0-5-1.8-5.2-5" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>','<g class="exp-suit-letter">','<path transform="translate(79 115) scale(.458)" d="M12.6 4.4C11.4 2.2 9.4 1 7 1 4 1 1.8 2.9 1.8 5.8c0 3.2 2.6 4.6 5.6 5.8 3.4 1.3 6 2.8 6 6 0 3.2-2.4 5.4-6 5.4-3 0-5.2-1.4-6.4-4" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M7 1h6.5M11.5 1v15.5c0 4.1-2 6.5-5.3 6.5-3 0-5-1.8-5.2-5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(42.7 75) scale(.917)" d="M8 1c4.3 0 7 4 7 11s-2.7 11-7 11-7-4-7-11S3.7 1 8 1ZM9.5 17l6 7" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M8 1c4.3 0 7 4 7 11s-2.7 11-7 11-7-4-7-11S3.7 1 8 1ZM9.5 17l6 7" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<path transform="translate(43.1 75) scale(.917)" d="M2 1v22M14 1 2 13.4M6.6 9l7.9 14" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M2 1v22M14 1 2 13.4M6.6 9l7.9 14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<g class="exp-art">','<rect class="exp-art-sky" x="8" y="40" width="84" height="92" rx="5"/>','<path class="exp-art-trail" d="M17 127C40 124 34 126.6 47 125S50 119.8 60 118"/>','<path class="exp-art-pole" d="M60 117v-15"/>','<path class="exp-art-flag" d="M60 102l11 3.5-11 4Z"/>','<path transform="translate(79 11) scale(.583)" d="M12.6 4.4C11.4 2.2 9.4 1 7 1 4 1 1.8 2.9 1.8 5.8c0 3.2 2.6 4.6 5.6 5.8 3.4 1.3 6 2.8 6 6 0 3.2-2.4 5.4-6 5.4-3 0-5.2-1.4-6.4-4" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M1 23 8 1l7 22M3.6 15.5h8.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 124.5 47 122.2S50 115.1 60 111.8"/>','<path class="exp-art-pole" d="M60 110.8v-15"/>','<path class="exp-art-flag" d="M60 95.8l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M1.5 6.5C1.7 3 4.3 1 7.5 1c3.5 0 6 2.2 6 5.5 0 2.9-1.6 4.9-4.6 7.8L1.5 21.5V23H14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 122.3 47 119.5S50 110.4 60 105.6"/>','<path class="exp-art-pole" d="M60 104.6v-15"/>','<path class="exp-art-flag" d="M60 89.6l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M2 4.6C3 2.2 5 1 7.6 1c3.3 0 5.6 2.2 5.6 5.2 0 3.1-2.3 5.1-5.8 5.1H6M7.4 11.3c4 0 6.6 2.3 6.6 5.7C14 20.6 11.2 23 7.5 23c-2.9 0-5.1-1.4-6.1-4" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 120.2 47 116.8S50 105.7 60 99.4"/>','<path class="exp-art-pole" d="M60 98.4v-15"/>','<path class="exp-art-flag" d="M60 83.4l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M11.5 23V1L1 16.5h14.5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 118.1 47 114S50 101 60 93.2"/>','<path class="exp-art-pole" d="M60 92.2v-15"/>','<path class="exp-art-flag" d="M60 77.2l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M13 1H3.6l-1 9.8C4 9.5 5.7 8.8 7.6 8.8c3.8 0 6.4 2.8 6.4 6.9 0 4.3-2.8 7.3-6.7 7.3-2.8 0-4.9-1.3-6-3.6" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 116 47 111.3S50 96.3 60 87"/>','<path class="exp-art-pole" d="M60 86v-15"/>','<path class="exp-art-flag" d="M60 71l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M12.6 3.4C11.5 1.9 9.9 1 8 1 4 1 1.5 5 1.5 12.5 1.5 19.4 3.8 23 7.9 23c3.7 0 6.3-2.8 6.3-6.7 0-3.9-2.5-6.5-6-6.5-3.6 0-6.4 2.6-6.6 5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 113.9 47 108.6S50 91.6 60 80.8"/>','<path class="exp-art-pole" d="M60 79.8v-15"/>','<path class="exp-art-flag" d="M60 64.8l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M1 1h13C9.6 7 7 13.4 5.8 23" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 111.8 47 105.9S50 86.9 60 74.6"/>','<path class="exp-art-pole" d="M60 73.6v-15"/>','<path class="exp-art-flag" d="M60 58.6l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M7.5 11C4.3 11 2.2 9 2.2 6s2.2-5 5.3-5 5.3 2 5.3 5-2.1 5-5.3 5C3.8 11 1.2 13.4 1.2 17S3.8 23 7.5 23s6.3-2.4 6.3-6S11.2 11 7.5 11Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 109.7 47 103.1S50 82.1 60 68.4"/>','<path class="exp-art-pole" d="M60 67.4v-15"/>','<path class="exp-art-flag" d="M60 52.4l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M3.1 20.6C4.2 22.1 5.8 23 7.7 23c4 0 6.5-4 6.5-11.5C14.2 4.6 11.9 1 7.8 1 4.1 1 1.5 3.8 1.5 7.7c0 3.9 2.5 6.5 6 6.5 3.6 0 6.4-2.6 6.6-5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 107.6 47 100.4S50 77.4 60 62.2"/>','<path class="exp-art-pole" d="M60 61.2v-15"/>','<path class="exp-art-flag" d="M60 46.2l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M1 5.5 5.5 1v22M16.5 1c4.1 0 6.5 4 6.5 11s-2.4 11-6.5 11S10 19 10 12 12.4 1 16.5 1Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(79 115) scale(.458)" d="M2 1v22M13 1v22M2 12h11" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(79 11) scale(.583)" d="M2 1v22M13 1v22M2 12h11" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(79 115) scale(.458)" d="M2 1v22h4.5c4.9 0 7.5-4.2 7.5-11S11.4 1 6.5 1Z" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(79 11) scale(.583)" d="M2 1v22h4.5c4.9 0 7.5-4.2 7.5-11S11.4 1 6.5 1Z" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(79 115) scale(.458)" d="M13.6 5C12.4 2.4 10.3 1 7.8 1 3.6 1 1 5 1 12s2.6 11 6.8 11c2.5 0 4.6-1.4 5.8-4" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>','<path transform="translate(79 11) scale(.583)" d="M13.6 5C12.4 2.4 10.3 1 7.8 1 3.6 1 1 5 1 12s2.6 11 6.8 11c2.5 0 4.6-1.4 5.8-4" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<rect class="exp-card-paper" x=".75" y=".75" width="64.5" height="34.5" rx="6"/>','<rect class="exp-wager-frame" x="4" y="4" width="58" height="28" rx="4"/>','<path transform="translate(15.7 8) scale(.833)" d="M7 1h6.5M11.5 1v15.5c0 4.1-2 6.5-5.3 6.5-3 0-5-1.8-5.2-5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(14.8 8) scale(.833)" d="M8 1c4.3 0 7 4 7 11s-2.7 11-7 11-7-4-7-11S3.7 1 8 1ZM9.5 17l6 7" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<path transform="translate(15.2 8) scale(.833)" d="M2 1v22M14 1 2 13.4M6.6 9l7.9 14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<path transform="translate(14.8 8) scale(.833)" d="M1 23 8 1l7 22M3.6 15.5h8.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M1.5 6.5C1.7 3 4.3 1 7.5 1c3.5 0 6 2.2 6 5.5 0 2.9-1.6 4.9-4.6 7.8L1.5 21.5V23H14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M2 4.6C3 2.2 5 1 7.6 1c3.3 0 5.6 2.2 5.6 5.2 0 3.1-2.3 5.1-5.8 5.1H6M7.4 11.3c4 0 6.6 2.3 6.6 5.7C14 20.6 11.2 23 7.5 23c-2.9 0-5.1-1.4-6.1-4" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(14.8 8) scale(.833)" d="M11.5 23V1L1 16.5h14.5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M13 1H3.6l-1 9.8C4 9.5 5.7 8.8 7.6 8.8c3.8 0 6.4 2.8 6.4 6.9 0 4.3-2.8 7.3-6.7 7.3-2.8 0-4.9-1.3-6-3.6" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M12.6 3.4C11.5 1.9 9.9 1 8 1 4 1 1.5 5 1.5 12.5 1.5 19.4 3.8 23 7.9 23c3.7 0 6.3-2.8 6.3-6.7 0-3.9-2.5-6.5-6-6.5-3.6 0-6.4 2.6-6.6 5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M1 1h13C9.6 7 7 13.4 5.8 23" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M7.5 11C4.3 11 2.2 9 2.2 6s2.2-5 5.3-5 5.3 2 5.3 5-2.1 5-5.3 5C3.8 11 1.2 13.4 1.2 17S3.8 23 7.5 23s6.3-2.4 6.3-6S11.2 11 7.5 11Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M3.1 20.6C4.2 22.1 5.8 23 7.7 23c4 0 6.5-4 6.5-11.5C14.2 4.6 11.9 1 7.8 1 4.1 1 1.5 3.8 1.5 7.7c0 3.9 2.5 6.5 6 6.5 3.6 0 6.4-2.6 6.6-5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(11.5 8) scale(.833)" d="M1 5.5 5.5 1v22M16.5 1c4.1 0 6.5 4 6.5 11s-2.4 11-6.5 11S10 19 10 12 12.4 1 16.5 1Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>'],g=(...t)=>t.map(e=>typeof e=="number"?Vi[e]:e).join(""),Wr={sJ:g(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,12,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/></g>'),sQ:g(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,12,"</g>",15,16,"</g>"),sK:g(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,12,"</g>",18,19,"</g>"),sA:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V122.7L24 108.7L40 128.7L74 112.7L92 130.7V132Z"/><path class="exp-art-near" d="M8 132V129.8L22 125.6l7 4L44 120.2l5 3L60 116l9 4.2l6-2L92 127.8V132Z"/><path class="exp-art-cut" d="M60 116l9 4.2-6 1-5-.8-6 .8Z"/>',22,23,24,"</g>",11,25,"</g>",26,16,"</g>"),s2:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V119.1L24 105.1L40 125.1L74 109.1L92 127.1V132Z"/><path class="exp-art-near" d="M8 132V128.9L22 123.1l7 4L44 115.6l5 3L60 109.8l9 5.8l6-2L92 126.2V132Z"/><path class="exp-art-cut" d="M60 109.8l9 5.8-6 1.3-5-1.1-6 1.1Z"/>',27,28,29,"</g>",11,25,"</g>",30,19,"</g>"),s3:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V115.5L24 101.5L40 121.5L74 105.5L92 123.5V132Z"/><path class="exp-art-near" d="M8 132V128L22 120.6l7 4L44 111l5 3L60 103.6l9 7.4l6-2L92 124.6V132Z"/><path class="exp-art-cut" d="M60 103.6l9 7.4-6 1.7-5-1.4-6 1.4Z"/>',31,32,33,"</g>",11,25,"</g>",34,19,"</g>"),s4:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V111.9L24 97.9L40 117.9L74 101.9L92 119.9V132Z"/><path class="exp-art-near" d="M8 132V127.2L22 118.2l7 4L44 106.4l5 3L60 97.4l9 9l6-2L92 123V132Z"/><path class="exp-art-cut" d="M60 97.4l9 9-6 2.1-5-1.7-6 1.7Z"/>',35,36,37,"</g>",11,25,"</g>",38,16,"</g>"),s5:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V108.3L24 94.3L40 114.3L74 98.3L92 116.3V132Z"/><path class="exp-art-near" d="M8 132V126.3L22 115.7l7 4L44 101.8l5 3L60 91.2l9 10.6l6-2L92 121.4V132Z"/><path class="exp-art-cut" d="M60 91.2l9 10.6-6 2.4-5-2-6 2Z"/>',39,40,41,"</g>",11,25,"</g>",42,19,"</g>"),s6:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V104.7L24 90.7L40 110.7L74 94.7L92 112.7V132Z"/><path class="exp-art-near" d="M8 132V125.4L22 113.2l7 4L44 97.2l5 3L60 85l9 12.2l6-2L92 119.8V132Z"/><path class="exp-art-cut" d="M60 85l9 12.2-6 2.8-5-2.4-6 2.4Z"/>',43,44,45,"</g>",11,25,"</g>",46,19,"</g>"),s7:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V101.1L24 87.1L40 107.1L74 91.1L92 109.1V132Z"/><path class="exp-art-near" d="M8 132V124.6L22 110.7l7 4L44 92.6l5 3L60 78.8l9 13.8l6-2L92 118.2V132Z"/><path class="exp-art-cut" d="M60 78.8l9 13.8-6 3.2-5-2.7-6 2.7Z"/>',47,48,49,"</g>",11,25,"</g>",50,19,"</g>"),s8:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V97.5L24 83.5L40 103.5L74 87.5L92 105.5V132Z"/><path class="exp-art-near" d="M8 132V123.7L22 108.2l7 4L44 88l5 3L60 72.6l9 15.4l6-2L92 116.6V132Z"/><path class="exp-art-cut" d="M60 72.6l9 15.4-6 3.6-5-3-6 3Z"/>',51,52,53,"</g>",11,25,"</g>",54,19,"</g>"),s9:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V94L24 80L40 100L74 84L92 102V132Z"/><path class="exp-art-near" d="M8 132V122.8L22 105.8l7 4L44 83.5l5 3L60 66.4l9 17.1l6-2L92 114.9V132Z"/><path class="exp-art-cut" d="M60 66.4l9 17.1-6 3.9-5-3.3-6 3.3Z"/>',55,56,57,"</g>",11,25,"</g>",58,19,"</g>"),sT:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V90.4L24 76.4L40 96.4L74 80.4L92 98.4V132Z"/><path class="exp-art-near" d="M8 132V121.9L22 103.3l7 4L44 78.9l5 3L60 60.2l9 18.7l6-2L92 113.3V132Z"/><path class="exp-art-cut" d="M60 60.2l9 18.7-6 4.3-5-3.6-6 3.6Z"/>',59,60,61,"</g>",11,25,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/></g>'),hJ:g(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,63,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/></g>'),hQ:g(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,63,"</g>",15,64,"</g>"),hK:g(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,63,"</g>",18,65,"</g>"),hA:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V114.7H30L34 128.7H66L70 120.7H92V132Z"/><path class="exp-art-near" d="M8 132V129.4H22L26 125H38L43 120.2H48L52 116H70L75 122.4H82L87 128.5H92V132Z"/><path class="exp-art-line" d="M42.6 121.8H77M36.9 125.3H80.1M31.2 128.8H83.2"/>',22,23,24,"</g>",11,66,"</g>",26,64,"</g>"),h2:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V111.1H30L34 125.1H66L70 117.1H92V132Z"/><path class="exp-art-near" d="M8 132V128.4H22L26 122.2H38L43 115.6H48L52 109.8H70L75 118.7H82L87 127.1H92V132Z"/><path class="exp-art-line" d="M42.6 117.8H77M36.9 122.7H80.1M31.2 127.6H83.2"/>',27,28,29,"</g>",11,66,"</g>",30,65,"</g>"),h3:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V107.5H30L34 121.5H66L70 113.5H92V132Z"/><path class="exp-art-near" d="M8 132V127.5H22L26 119.5H38L43 111H48L52 103.6H70L75 115H82L87 125.8H92V132Z"/><path class="exp-art-line" d="M42.6 113.8H77M36.9 120.1H80.1M31.2 126.3H83.2"/>',31,32,33,"</g>",11,66,"</g>",34,65,"</g>"),h4:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V103.9H30L34 117.9H66L70 109.9H92V132Z"/><path class="exp-art-near" d="M8 132V126.5H22L26 116.8H38L43 106.4H48L52 97.4H70L75 111.2H82L87 124.4H92V132Z"/><path class="exp-art-line" d="M42.6 109.9H77M36.9 117.5H80.1M31.2 125.1H83.2"/>',35,36,37,"</g>",11,66,"</g>",38,64,"</g>"),h5:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V100.3H30L34 114.3H66L70 106.3H92V132Z"/><path class="exp-art-near" d="M8 132V125.5H22L26 114H38L43 101.8H48L52 91.2H70L75 107.5H82L87 123H92V132Z"/><path class="exp-art-line" d="M42.6 105.9H77M36.9 114.9H80.1M31.2 123.8H83.2"/>',39,40,41,"</g>",11,66,"</g>",42,65,"</g>"),h6:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V96.7H30L34 110.7H66L70 102.7H92V132Z"/><path class="exp-art-near" d="M8 132V124.5H22L26 111.3H38L43 97.2H48L52 85H70L75 103.8H82L87 121.7H92V132Z"/><path class="exp-art-line" d="M42.6 101.9H77M36.9 112.3H80.1M31.2 122.6H83.2"/>',43,44,45,"</g>",11,66,"</g>",46,65,"</g>"),h7:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V93.1H30L34 107.1H66L70 99.1H92V132Z"/><path class="exp-art-near" d="M8 132V123.5H22L26 108.6H38L43 92.6H48L52 78.8H70L75 100.1H82L87 120.3H92V132Z"/><path class="exp-art-line" d="M42.6 98H77M36.9 109.7H80.1M31.2 121.4H83.2"/>',47,48,49,"</g>",11,66,"</g>",50,65,"</g>"),h8:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V89.5H30L34 103.5H66L70 95.5H92V132Z"/><path class="exp-art-near" d="M8 132V122.5H22L26 105.9H38L43 88H48L52 72.6H70L75 96.4H82L87 118.9H92V132Z"/><path class="exp-art-line" d="M42.6 94H77M36.9 107.1H80.1M31.2 120.1H83.2"/>',51,52,53,"</g>",11,66,"</g>",54,65,"</g>"),h9:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V86H30L34 100H66L70 92H92V132Z"/><path class="exp-art-near" d="M8 132V121.5H22L26 103.1H38L43 83.5H48L52 66.4H70L75 92.6H82L87 117.6H92V132Z"/><path class="exp-art-line" d="M42.6 90H77M36.9 104.4H80.1M31.2 118.9H83.2"/>',55,56,57,"</g>",11,66,"</g>",58,65,"</g>"),hT:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V82.4H30L34 96.4H66L70 88.4H92V132Z"/><path class="exp-art-near" d="M8 132V120.5H22L26 100.4H38L43 78.9H48L52 60.2H70L75 88.9H82L87 116.2H92V132Z"/><path class="exp-art-line" d="M42.6 86H77M36.9 101.8H80.1M31.2 117.6H83.2"/>',59,60,61,"</g>",11,66,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/></g>'),dJ:g(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,67,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/></g>'),dQ:g(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,67,"</g>",15,68,"</g>"),dK:g(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,67,"</g>",18,69,"</g>"),dA:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V128.7L26 110.7L48 130.7L82 110.7L92 122.7V132Z"/><path class="exp-art-near" d="M8 132V130.4L20 123.4L30 125.9L44 118.9L60 116L72 121.4L80 120.5L92 128.8V132Z"/><path class="exp-art-cut" d="M60 116L72 121.4L64 128.8L56 123.4Z"/><path class="exp-art-line" d="M44 118.9L38 127.2M20 123.4L24 130.4"/>',22,23,24,"</g>",11,70,"</g>",26,68,"</g>"),d2:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V125.1L26 107.1L48 127.1L82 107.1L92 119.1V132Z"/><path class="exp-art-near" d="M8 132V129.8L20 120L30 123.6L44 113.8L60 109.8L72 117.3L80 116L92 127.6V132Z"/><path class="exp-art-cut" d="M60 109.8L72 117.3L64 127.6L56 120Z"/><path class="exp-art-line" d="M44 113.8L38 125.3M20 120L24 129.8"/>',27,28,29,"</g>",11,70,"</g>",30,69,"</g>"),d3:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V121.5L26 103.5L48 123.5L82 103.5L92 115.5V132Z"/><path class="exp-art-near" d="M8 132V129.2L20 116.7L30 121.2L44 108.7L60 103.6L72 113.3L80 111.6L92 126.3V132Z"/><path class="exp-art-cut" d="M60 103.6L72 113.3L64 126.3L56 116.7Z"/><path class="exp-art-line" d="M44 108.7L38 123.5M20 116.7L24 129.2"/>',31,32,33,"</g>",11,70,"</g>",34,69,"</g>"),d4:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V117.9L26 99.9L48 119.9L82 99.9L92 111.9V132Z"/><path class="exp-art-near" d="M8 132V128.5L20 113.3L30 118.9L44 103.6L60 97.4L72 109.2L80 107.1L92 125.1V132Z"/><path class="exp-art-cut" d="M60 97.4L72 109.2L64 125.1L56 113.3Z"/><path class="exp-art-line" d="M44 103.6L38 121.6M20 113.3L24 128.5"/>',35,36,37,"</g>",11,70,"</g>",38,68,"</g>"),d5:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V114.3L26 96.3L48 116.3L82 96.3L92 108.3V132Z"/><path class="exp-art-near" d="M8 132V127.9L20 110L30 116.5L44 98.5L60 91.2L72 105.1L80 102.6L92 123.8V132Z"/><path class="exp-art-cut" d="M60 91.2L72 105.1L64 123.8L56 110Z"/><path class="exp-art-line" d="M44 98.5L38 119.8M20 110L24 127.9"/>',39,40,41,"</g>",11,70,"</g>",42,69,"</g>"),d6:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V110.7L26 92.7L48 112.7L82 92.7L92 104.7V132Z"/><path class="exp-art-near" d="M8 132V127.3L20 106.6L30 114.1L44 93.5L60 85L72 101L80 98.2L92 122.6V132Z"/><path class="exp-art-cut" d="M60 85L72 101L64 122.6L56 106.6Z"/><path class="exp-art-line" d="M44 93.5L38 117.9M20 106.6L24 127.3"/>',43,44,45,"</g>",11,70,"</g>",46,69,"</g>"),d7:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V107.1L26 89.1L48 109.1L82 89.1L92 101.1V132Z"/><path class="exp-art-near" d="M8 132V126.7L20 103.3L30 111.8L44 88.4L60 78.8L72 96.9L80 93.7L92 121.4V132Z"/><path class="exp-art-cut" d="M60 78.8L72 96.9L64 121.4L56 103.3Z"/><path class="exp-art-line" d="M44 88.4L38 116M20 103.3L24 126.7"/>',47,48,49,"</g>",11,70,"</g>",50,69,"</g>"),d8:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V103.5L26 85.5L48 105.5L82 85.5L92 97.5V132Z"/><path class="exp-art-near" d="M8 132V126.1L20 99.9L30 109.4L44 83.3L60 72.6L72 92.8L80 89.2L92 120.1V132Z"/><path class="exp-art-cut" d="M60 72.6L72 92.8L64 120.1L56 99.9Z"/><path class="exp-art-line" d="M44 83.3L38 114.2M20 99.9L24 126.1"/>',51,52,53,"</g>",11,70,"</g>",54,69,"</g>"),d9:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V100L26 82L48 102L82 82L92 94V132Z"/><path class="exp-art-near" d="M8 132V125.4L20 96.6L30 107.1L44 78.2L60 66.4L72 88.7L80 84.8L92 118.9V132Z"/><path class="exp-art-cut" d="M60 66.4L72 88.7L64 118.9L56 96.6Z"/><path class="exp-art-line" d="M44 78.2L38 112.3M20 96.6L24 125.4"/>',55,56,57,"</g>",11,70,"</g>",58,69,"</g>"),dT:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V96.4L26 78.4L48 98.4L82 78.4L92 90.4V132Z"/><path class="exp-art-near" d="M8 132V124.8L20 93.2L30 104.7L44 73.1L60 60.2L72 84.6L80 80.3L92 117.6V132Z"/><path class="exp-art-cut" d="M60 60.2L72 84.6L64 117.6L56 93.2Z"/><path class="exp-art-line" d="M44 73.1L38 110.5M20 93.2L24 124.8"/>',59,60,61,"</g>",11,70,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/></g>'),cJ:g(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,71,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/></g>'),cQ:g(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,71,"</g>",15,72,"</g>"),cK:g(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,71,"</g>",18,73,"</g>"),cA:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V118.7C24 106.7 40 130.7 56 122.7S84 108.7 92 116.7V132Z"/><path class="exp-art-near" d="M8 132V130.1C22 129.4 26 122.7 40 120.2S54 116 60 116S76 119.2 82 124S90 127.8 92 128.2V132Z"/><circle class="exp-art-near" cx="22" cy="126.8" r="5.5"/><circle class="exp-art-near" cx="33" cy="124.2" r="5.5"/><circle class="exp-art-near" cx="72" cy="121.8" r="5.5"/><circle class="exp-art-near" cx="82" cy="125.5" r="5.5"/><path class="exp-art-line" d="M22 129.8v7M33 127.2v7M72 124.8v7M82 128.5v7"/>',22,23,24,"</g>",11,74,"</g>",26,72,"</g>"),c2:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V115.1C24 103.1 40 127.1 56 119.1S84 105.1 92 113.1V132Z"/><path class="exp-art-near" d="M8 132V129.3C22 128.4 26 119.1 40 115.6S54 109.8 60 109.8S76 114.2 82 120.9S90 126.2 92 126.7V132Z"/><circle class="exp-art-near" cx="22" cy="125.9" r="5.5"/><circle class="exp-art-near" cx="33" cy="122.3" r="5.5"/><circle class="exp-art-near" cx="72" cy="119" r="5.5"/><circle class="exp-art-near" cx="82" cy="124.1" r="5.5"/><path class="exp-art-line" d="M22 128.9v7M33 125.3v7M72 122v7M82 127.1v7"/>',27,28,29,"</g>",11,74,"</g>",30,73,"</g>"),c3:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V111.5C24 99.5 40 123.5 56 115.5S84 101.5 92 109.5V132Z"/><path class="exp-art-near" d="M8 132V128.6C22 127.5 26 115.5 40 111S54 103.6 60 103.6S76 109.3 82 117.8S90 124.6 92 125.2V132Z"/><circle class="exp-art-near" cx="22" cy="125" r="5.5"/><circle class="exp-art-near" cx="33" cy="120.5" r="5.5"/><circle class="exp-art-near" cx="72" cy="116.2" r="5.5"/><circle class="exp-art-near" cx="82" cy="122.8" r="5.5"/><path class="exp-art-line" d="M22 128v7M33 123.5v7M72 119.2v7M82 125.8v7"/>',31,32,33,"</g>",11,74,"</g>",34,73,"</g>"),c4:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V107.9C24 95.9 40 119.9 56 111.9S84 97.9 92 105.9V132Z"/><path class="exp-art-near" d="M8 132V127.8C22 126.5 26 111.9 40 106.4S54 97.4 60 97.4S76 104.3 82 114.7S90 123 92 123.7V132Z"/><circle class="exp-art-near" cx="22" cy="124.2" r="5.5"/><circle class="exp-art-near" cx="33" cy="118.6" r="5.5"/><circle class="exp-art-near" cx="72" cy="113.4" r="5.5"/><circle class="exp-art-near" cx="82" cy="121.4" r="5.5"/><path class="exp-art-line" d="M22 127.2v7M33 121.6v7M72 116.4v7M82 124.4v7"/>',35,36,37,"</g>",11,74,"</g>",38,72,"</g>"),c5:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V104.3C24 92.3 40 116.3 56 108.3S84 94.3 92 102.3V132Z"/><path class="exp-art-near" d="M8 132V127.1C22 125.5 26 108.3 40 101.8S54 91.2 60 91.2S76 99.4 82 111.6S90 121.4 92 122.2V132Z"/><circle class="exp-art-near" cx="22" cy="123.3" r="5.5"/><circle class="exp-art-near" cx="33" cy="116.8" r="5.5"/><circle class="exp-art-near" cx="72" cy="110.6" r="5.5"/><circle class="exp-art-near" cx="82" cy="120" r="5.5"/><path class="exp-art-line" d="M22 126.3v7M33 119.8v7M72 113.6v7M82 123v7"/>',39,40,41,"</g>",11,74,"</g>",42,73,"</g>"),c6:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V100.7C24 88.7 40 112.7 56 104.7S84 90.7 92 98.7V132Z"/><path class="exp-art-near" d="M8 132V126.4C22 124.5 26 104.7 40 97.2S54 85 60 85S76 94.4 82 108.5S90 119.8 92 120.7V132Z"/><circle class="exp-art-near" cx="22" cy="122.4" r="5.5"/><circle class="exp-art-near" cx="33" cy="114.9" r="5.5"/><circle class="exp-art-near" cx="72" cy="107.8" r="5.5"/><circle class="exp-art-near" cx="82" cy="118.7" r="5.5"/><path class="exp-art-line" d="M22 125.4v7M33 117.9v7M72 110.8v7M82 121.7v7"/>',43,44,45,"</g>",11,74,"</g>",46,73,"</g>"),c7:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V97.1C24 85.1 40 109.1 56 101.1S84 87.1 92 95.1V132Z"/><path class="exp-art-near" d="M8 132V125.6C22 123.5 26 101.1 40 92.6S54 78.8 60 78.8S76 89.4 82 105.4S90 118.2 92 119.2V132Z"/><circle class="exp-art-near" cx="22" cy="121.6" r="5.5"/><circle class="exp-art-near" cx="33" cy="113" r="5.5"/><circle class="exp-art-near" cx="72" cy="105.1" r="5.5"/><circle class="exp-art-near" cx="82" cy="117.3" r="5.5"/><path class="exp-art-line" d="M22 124.6v7M33 116v7M72 108.1v7M82 120.3v7"/>',47,48,49,"</g>",11,74,"</g>",50,73,"</g>"),c8:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V93.5C24 81.5 40 105.5 56 97.5S84 83.5 92 91.5V132Z"/><path class="exp-art-near" d="M8 132V124.9C22 122.5 26 97.5 40 88S54 72.6 60 72.6S76 84.5 82 102.3S90 116.6 92 117.7V132Z"/><circle class="exp-art-near" cx="22" cy="120.7" r="5.5"/><circle class="exp-art-near" cx="33" cy="111.2" r="5.5"/><circle class="exp-art-near" cx="72" cy="102.3" r="5.5"/><circle class="exp-art-near" cx="82" cy="115.9" r="5.5"/><path class="exp-art-line" d="M22 123.7v7M33 114.2v7M72 105.3v7M82 118.9v7"/>',51,52,53,"</g>",11,74,"</g>",54,73,"</g>"),c9:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V90C24 78 40 102 56 94S84 80 92 88V132Z"/><path class="exp-art-near" d="M8 132V124.1C22 121.5 26 94 40 83.5S54 66.4 60 66.4S76 79.5 82 99.2S90 114.9 92 116.3V132Z"/><circle class="exp-art-near" cx="22" cy="119.8" r="5.5"/><circle class="exp-art-near" cx="33" cy="109.3" r="5.5"/><circle class="exp-art-near" cx="72" cy="99.5" r="5.5"/><circle class="exp-art-near" cx="82" cy="114.6" r="5.5"/><path class="exp-art-line" d="M22 122.8v7M33 112.3v7M72 102.5v7M82 117.6v7"/>',55,56,57,"</g>",11,74,"</g>",58,73,"</g>"),cT:g(0,1,20,21,'<path class="exp-art-far" d="M8 132V86.4C24 74.4 40 98.4 56 90.4S84 76.4 92 84.4V132Z"/><path class="exp-art-near" d="M8 132V123.4C22 120.5 26 90.4 40 78.9S54 60.2 60 60.2S76 74.6 82 96.1S90 113.3 92 114.8V132Z"/><circle class="exp-art-near" cx="22" cy="118.9" r="5.5"/><circle class="exp-art-near" cx="33" cy="107.5" r="5.5"/><circle class="exp-art-near" cx="72" cy="96.7" r="5.5"/><circle class="exp-art-near" cx="82" cy="113.2" r="5.5"/><path class="exp-art-line" d="M22 121.9v7M33 110.5v7M72 99.7v7M82 116.2v7"/>',59,60,61,"</g>",11,74,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/></g>')},Ee={0:'<g class="exp-wager-badge"><rect x="69" y="4.5" width="25" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(76.4 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>',2:'<g class="exp-wager-badge"><rect x="55" y="4.5" width="39" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(62.4 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/><path transform="translate(74.7 7.5) scale(.792)" d="M1.5 6.5C1.7 3 4.3 1 7.5 1c3.5 0 6 2.2 6 5.5 0 2.9-1.6 4.9-4.6 7.8L1.5 21.5V23H14" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>',3:'<g class="exp-wager-badge"><rect x="55" y="4.5" width="39" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(62.4 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/><path transform="translate(74.7 7.5) scale(.792)" d="M2 4.6C3 2.2 5 1 7.6 1c3.3 0 5.6 2.2 5.6 5.2 0 3.1-2.3 5.1-5.8 5.1H6M7.4 11.3c4 0 6.6 2.3 6.6 5.7C14 20.6 11.2 23 7.5 23c-2.9 0-5.1-1.4-6.1-4" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>',4:'<g class="exp-wager-badge"><rect x="55" y="4.5" width="39" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(62 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/><path transform="translate(74.3 7.5) scale(.792)" d="M11.5 23V1L1 16.5h14.5" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>'},Ur={s:Ee,h:Ee,d:Ee,c:Ee},Gr={sJ:g(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>'),sQ:g(75,76,78,79),sK:g(75,76,80,81),sA:g(75,82,79),s2:g(75,83,81),s3:g(75,84,81),s4:g(75,85,79),s5:g(75,86,81),s6:g(75,87,81),s7:g(75,88,81),s8:g(75,89,81),s9:g(75,90,81),sT:g(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>'),hJ:g(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>'),hQ:g(75,76,78,92),hK:g(75,76,80,93),hA:g(75,82,92),h2:g(75,83,93),h3:g(75,84,93),h4:g(75,85,92),h5:g(75,86,93),h6:g(75,87,93),h7:g(75,88,93),h8:g(75,89,93),h9:g(75,90,93),hT:g(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>'),dJ:g(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>'),dQ:g(75,76,78,94),dK:g(75,76,80,95),dA:g(75,82,94),d2:g(75,83,95),d3:g(75,84,95),d4:g(75,85,94),d5:g(75,86,95),d6:g(75,87,95),d7:g(75,88,95),d8:g(75,89,95),d9:g(75,90,95),dT:g(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>'),cJ:g(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>'),cQ:g(75,76,78,96),cK:g(75,76,80,97),cA:g(75,82,96),c2:g(75,83,97),c3:g(75,84,97),c4:g(75,85,96),c5:g(75,86,97),c6:g(75,87,97),c7:g(75,88,97),c8:g(75,89,97),c9:g(75,90,97),cT:g(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>')},Jr='<rect class="exp-back-paper" x=".75" y=".75" width="98.5" height="138.5" rx="9"/><rect class="exp-back-frame" x="7" y="7" width="86" height="126" rx="5"/><svg x="7" y="7" width="86" height="126" viewBox="7 7 86 126"><path class="exp-back-contour" d="M34 70C34 50.8 46.8 53.2 54.8 54S66 65.2 66 73.2S51.6 90 43.6 86S34 78 34 70ZM24 70C24 38.8 44.8 41.9 57.8 44S76 62.2 76 75.2S52.6 102.5 39.6 96S24 83 24 70ZM14 70C14 26.8 42.8 30 60.8 34S86 59.2 86 77.2S53.6 115 35.6 106S14 88 14 70ZM4 70C4 14.8 40.8 17.6 63.8 24S96 56.2 96 79.2S54.6 127.5 31.6 116S4 93 4 70ZM-6 70C-6 2.8 38.8 4.5 66.8 14S106 53.2 106 81.2S55.6 140 27.6 126S-6 98 -6 70Z"/></svg><g class="exp-rose"><circle class="exp-rose-ring" cx="50" cy="70" r="14"/><path class="exp-rose-dark" d="M58.8 61.2L55.2 70L50 70ZM58.8 78.8L50 75.2L50 70ZM41.2 78.8L44.8 70L50 70ZM41.2 61.2L50 64.8L50 70Z"/><path class="exp-rose-light" d="M58.8 61.2L50 64.8L50 70ZM58.8 78.8L55.2 70L50 70ZM41.2 78.8L50 75.2L50 70ZM41.2 61.2L44.8 70L50 70Z"/><path class="exp-rose-dark" d="M50 50L54.2 65.8L50 70ZM70 70L54.2 74.2L50 70ZM50 90L45.8 74.2L50 70ZM30 70L45.8 65.8L50 70Z"/><path class="exp-rose-light" d="M50 50L45.8 65.8L50 70ZM70 70L54.2 65.8L50 70ZM50 90L54.2 74.2L50 70ZM30 70L45.8 74.2L50 70Z"/></g>',Yr={s:"M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z",h:"M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z",d:"M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z",c:"M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z"},Qr={check:"M4.5 12.5l5 5 10-11",cross:"M6 6l12 12M18 6 6 18",gear:"M12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8ZM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1",undo:"M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11H9",redo:"M15.5 5 20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h5",lamp:"M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.5.4.8 1 .8 1.6h5.4c0-.6.3-1.2.8-1.6A6 6 0 0 0 12 3Z",book:"M12 6.5C10 5 7 4.5 3.5 4.5v14C7 18.5 10 19 12 20.5c2-1.5 5-2 8.5-2v-14C17 4.5 14 5 12 6.5Zm0 0v14",next:"M9 5l7 7-7 7",prev:"M15 5l-7 7 7 7",stop:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM6 6l12 12",screen:"M3 4.5h18v11.5H3ZM12 16v3.5M8 20h8",play:"M7 4.5 19 12 7 19.5Z",chart:"M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6",sum:"M18 7V4H6l6.5 8L6 20h12v-3",pen:"M4 20l1.2-4.6L16.6 4a1.8 1.8 0 0 1 2.6 0l.8.8a1.8 1.8 0 0 1 0 2.6L8.6 18.8ZM14.4 6.2l3.4 3.4",flag:"M6 21V3.5M6 4.5l12 3.5-12 4.5",sun:"M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M19.1 4.9l-1.8 1.8M6.7 17.3l-1.8 1.8"},Xr='<g class="exp-rose"><circle class="exp-rose-ring" cx="50" cy="50" r="33.6"/><path class="exp-rose-dark" d="M71 29L62.5 50L50 50ZM71 71L50 62.5L50 50ZM29 71L37.5 50L50 50ZM29 29L50 37.5L50 50Z"/><path class="exp-rose-light" d="M71 29L50 37.5L50 50ZM71 71L62.5 50L50 50ZM29 71L50 62.5L50 50ZM29 29L37.5 50L50 50Z"/><path class="exp-rose-dark" d="M50 2L60.2 39.8L50 50ZM98 50L60.2 60.2L50 50ZM50 98L39.8 60.2L50 50ZM2 50L39.8 39.8L50 50Z"/><path class="exp-rose-light" d="M50 2L39.8 39.8L50 50ZM98 50L60.2 39.8L50 50ZM50 98L60.2 60.2L50 50ZM2 50L39.8 60.2L50 50Z"/></g>';function $(t){let e=t===void 0?void 0:Qr[t];return e===void 0?c:i`<svg class="exp-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${e} /></svg>`}function Z(t){return i`<svg class="exp-suit" data-suit=${t} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${Yr[t]} />
  </svg>`}var Zi={refused:"stop",tried:"cross",mark:"flag"};function Vt(t,e){return i`<span class="exp-tag exp-tag--${t}">${$(Zi[t])}${e}</span>`}function _n(t,e){return t.hand.find(n=>n.code===e)?.targets??t.targets}function ee(t,e,n){let{place:r}=t,s=_n(e,n.chosen)[r],o=s===void 0&&e.refused?.place===r?e.refused.tag:void 0,a=o??t.barred??void 0;return i`<button
    type="button"
    class="exp-spot"
    data-key=${r}
    data-place=${r}
    data-state=${s!==void 0?"target":o!==void 0?"refused":"idle"}
    data-column=${te(t.suit,e)}
    ?data-marked=${Ce(e,r,null)}
    tabindex=${n.stop===r?0:-1}
    @click=${()=>n.place(r)}
  >
    <span class="exp-hidden">${t.label} </span>
    ${t.draw(Oi(s,a,qr(e,r)?.text))}
  </button>`}function Oi(t,e,n){return t!==void 0?Vt("target",t):e!==void 0?Vt("refused",e):n===void 0?c:Vt("mark",n)}function ts(t,e){if(t===null||e===null||e.cover!==null||e.refused!==null)return null;let n=o=>o.hand.map(a=>a.code).join();if(t.cover===null&&t.step===e.step&&n(t)===n(e))return null;let r=e.step===0?e.buttons.find(o=>o.look==="main"):void 0;if(r!==void 0)return`button-${r.id}`;if(e.step===2)return e.draw===null?Object.keys(e.targets)[0]??null:e.draw.place;let s=Bi(t,e)??e.hand.find(({tag:o})=>o?.kind==="new")??e.hand[0];return s===void 0?null:`card-${s.code}`}function Bi(t,e){let n=new Set(t.hand.map(s=>s.code)),r=e.hand.filter(s=>!n.has(s.code));return r.length===1?r[0]:void 0}function es(t,e){let r=Se(t).map(s=>s.dataset.key??"");return r.includes(e)?e:r.find(s=>s.startsWith("card-"))??r[0]??""}function ns(t,e){let n=Object.keys(_n(t,e));return n.find(r=>r.startsWith("own-"))??n[0]??null}function Ae(t){return/^(card|own|other|discard)-|^pile$/.test(t)}function ut(t,e){return[...t.querySelectorAll("[data-key]")].find(n=>n.dataset.key===e)??null}function In(t){return t.matches(":disabled")||t.checkVisibility?.()===!1}function ne(t){let e=document.activeElement;return e===null||!t.contains(e)||In(e)}function rs(t,e){let n=".exp-cover button, [data-row] > [tabindex='0']",r=e!==null&&Ae(e)?[...n.split(", "),"[data-heading]"]:["[data-heading]",...n.split(", ")],s=e==="more"?[...t.querySelectorAll("[data-open]")].at(-1):void 0,o=e===null?null:ut(t,e),a=[...r,"button"].map(l=>t.querySelector(l));for(let l of[o,s,...a])if(l?.focus(),!ne(t))return}function ss(t){let e=t.querySelector(".exp-field:has([data-fault])");return e?.querySelector("[aria-invalid]")??e?.querySelector("input")??null}var y={starting:"Getting the table ready…",lost:"Nothing answers here any more. Your game is kept in this browser.",lostAction:"Reload the page",settings:"Settings",settingsClose:"Close settings",deck:"Deck colours",deckTwo:"Two",deckFour:"Four",text:"Text size",textNormal:"Normal",textLarge:"Large",textLargest:"Largest",textProjector:"Projector",theme:"Theme",themeSystem:"Like the system",themeLight:"Light",themeDark:"Dark",themeNotebook:"Light or dark follows the notebook.",playing:"While playing",hints:"Hints",motion:"Reduce motion",sound:"Sound",present:"In class",presentSwitch:"Present: large, and no answer shows before you say so",presentHelp:"Keys while you present, for a clicker too: press ? on the page.",presenterKeys:"Keys while you present",presenterKeysClose:"Close the keys",keyTurn:"next page, page before; also on a clicker",keyOutside:"the same, outside a board or a field",keyReveal:"show what an answer is worth, or cover it again",keyBlank:"blank screen; any key or click ends it",keyFull:"full screen",keyKeys:"show these keys",blank:"Blank screen. Any key or click brings the page back.",fullScreen:"Full screen",window:"Leave full screen",kept:"Kept in this browser.",notKept:"This window keeps nothing, as a private one does: your choices hold until you leave the page.",settingsLink:"A link can set them too. Add for example",rules:"In the rules:",pages:"Pages of this lesson",page:"Page",pageDone:"done",back:"Back",next:"Next",home:"To the front page",nextLesson:"Next lesson",saved:"Saved in this browser",notSaved:"This window keeps nothing once it is closed",pen:"Draw",penTools:"Drawing on the board",penUp:"The pen is up: mark the thing with the focus, or begin an arrow there.",penDown:"The pen is down.",penSolid:"Solid line",penDashed:"Dashed line",penDotted:"Dotted line",penLineDashed:"dashed",penLineDotted:"dotted",penClear:"Clear",penKeep:"Keep in the record",penMarked:"Mark on {from}{line}.",penUnmarked:"Mark on {from} taken away.",penArrow:"Arrow from {from} to {to}{line}.",penNoArrow:"Arrow from {from} to {to} taken away.",penBegun:"An arrow begins at {from}. Go to its goal and press > again.",penStopped:"No arrow.",penCleared:"The drawing is cleared.",penNothing:"Nothing is drawn.",penKept:"The record has this drawing already.",penNowhere:"Go to a card or a place first: that is what gets the mark.",penAmber:"the Amber expedition",penViolet:"the Violet expedition",penSlate:"the Slate expedition",penDelete:"Del",penKeyPen:"take the pen and put it down",penKeyMark:"mark the thing with the focus",penKeyArrow:"begin an arrow there; at the goal, end it",penKeyWithin:"with the pen: from card to card within a column",penKeyLook:"with the pen: solid, dashed or dotted",penKeyClear:"clear the drawing"},os={sJ:"the jack of spades",sQ:"the queen of spades",sK:"the king of spades",sA:"the ace of spades",s2:"the two of spades",s3:"the three of spades",s4:"the four of spades",s5:"the five of spades",s6:"the six of spades",s7:"the seven of spades",s8:"the eight of spades",s9:"the nine of spades",sT:"the ten of spades",hJ:"the jack of hearts",hQ:"the queen of hearts",hK:"the king of hearts",hA:"the ace of hearts",h2:"the two of hearts",h3:"the three of hearts",h4:"the four of hearts",h5:"the five of hearts",h6:"the six of hearts",h7:"the seven of hearts",h8:"the eight of hearts",h9:"the nine of hearts",hT:"the ten of hearts",dJ:"the jack of diamonds",dQ:"the queen of diamonds",dK:"the king of diamonds",dA:"the ace of diamonds",d2:"the two of diamonds",d3:"the three of diamonds",d4:"the four of diamonds",d5:"the five of diamonds",d6:"the six of diamonds",d7:"the seven of diamonds",d8:"the eight of diamonds",d9:"the nine of diamonds",dT:"the ten of diamonds",cJ:"the jack of clubs",cQ:"the queen of clubs",cK:"the king of clubs",cA:"the ace of clubs",c2:"the two of clubs",c3:"the three of clubs",c4:"the four of clubs",c5:"the five of clubs",c6:"the six of clubs",c7:"the seven of clubs",c8:"the eight of clubs",c9:"the nine of clubs",cT:"the ten of clubs"};var Mt={deck:["two","four"],text:["normal","large","largest","projector"],theme:["system","light","dark"],motion:["on","off"],sound:["off","on"],hints:["on","off"],present:["0","1"]},kt="present",re="expeditions:settings",is=Object.keys(Mt);function ls(){fs("deck")===void 0&&(as(),addEventListener("storage",t=>{(t.key===re||t.key===null)&&as()}),dt()&&gs().addEventListener("change",()=>He("theme",Lt("theme"))))}function Lt(t){return fs(t)??Mt[t][0]}function ps(t,e){if(Ni(t,t===kt&&e!==Mt[kt][0]?e:null),He(t,e),t===kt)return He("text",ds("text"));try{localStorage.setItem(re,JSON.stringify({...ms(),[t]:e}))}catch{}}function cs(){try{return localStorage.setItem(re,localStorage.getItem(re)??"{}"),!0}catch{return!1}}function Zt(){return Lt(kt)==="1"}function dt(){return document.body.classList.contains("exp-site")}function us(t){return t.closest('[data-motion="off"]')===null&&!matchMedia("(prefers-reduced-motion: reduce)").matches}function as(){for(let t of is)He(t,ds(t))}function ds(t){let e=hs(Object.fromEntries(new URLSearchParams(location.search))),n=t==="text"&&e[kt]==="1"?"projector":void 0;return e[t]??n??ms()[t]??Mt[t][0]}function ms(){try{let{[kt]:t,...e}=hs(JSON.parse(localStorage.getItem(re)??"{}"));return e}catch{return{}}}function hs(t){let e=Object(t),n=r=>Mt[r].includes(e[r]);return Object.fromEntries(is.filter(n).map(r=>[r,e[r]]))}function fs(t){return document.documentElement.dataset[t==="theme"?"themeChoice":t]}function He(t,e){let n=document.documentElement;if(t===kt&&n.toggleAttribute("data-zoom",Nr()),t!=="theme"){n.dataset[t]=e;return}n.dataset.themeChoice=e,dt()?Di(e==="system"?gs().matches:e==="dark"):e!=="system"&&new URLSearchParams(location.search).get("theme")===e&&(n.dataset.theme=e)}function Di(t){for(let e of[document.documentElement,document.body])e.dataset.theme=t?"dark":"light";document.body.dataset.jpThemeLight=String(!t),document.body.classList.toggle("theme-dark",t)}function gs(){return matchMedia("(prefers-color-scheme: dark)")}function Ni(t,e){let n=new URL(location.href);n.searchParams.get(t)!==e&&(e===null?n.searchParams.delete(t):n.searchParams.set(t,e),history.replaceState(history.state,"",n))}function T(t){let{table:e,form:n,summary:r,exercise:s,calculator:o,tally:a,chart:l,lab:p,review:u}=t,{routes:h,routeEnd:d,explorer:m}=t,f=e??n??r??s??o??a??l??p??u;return"serial"in t&&!!(f??h??d??m)}function H(t){return"serial"in t?t.table??t.exercise?.table??null:null}function A(t){return"serial"in t?t.routes??t.exercise?.routes??null:null}var Ki=new Set(["wait","swap"]);function Pe(t){let e=A(t);return e===null?!!t.explorer?.quiz:e.cover===null&&!Ki.has(e.asked.kind)}function $s(t,e){if(ys(e)&&!ys(t))return"right";let n=H(e);return n===null?_i(A(t),A(e)):n.refused!==null?"refusal":n.moves.length>0?"play":null}function _i(t,e){return e===null?null:e.message.kind==="refused"?"refusal":t!==null&&xs(e)>xs(t)?"play":null}function xs({scene:t}){return t.tokens.length+t.journeys.reduce((e,{arrows:n})=>e+n.length,0)}function ys(t){return"serial"in t&&t.exercise?.verdict?.kind==="right"}var bs=".exp-hands[data-counting]",Ii='.exp:not(.exp-site), input, textarea, select, [contenteditable="true"]',zi=".anchor-link, .jp-InternalAnchorLink",je=class{constructor(e,n){this.root=e;this.acts=n;document.addEventListener("keydown",this.onPage)}root;acts;onPage=e=>{let n=e.target;if(!dt()||n.closest(Ii)!==null||document.querySelector("dialog[open]")!==null)return;let r=[...document.querySelectorAll(bs)].find(s=>s.checkVisibility?.()!==!1);r===void 0||!this.root.contains(r)||!this.stroke(e)||(e.preventDefault(),e.stopPropagation())};dispose(){document.removeEventListener("keydown",this.onPage)}key(e){return e.target.closest(bs)===null?!1:e.repeat&&e.key==="Enter"||this.stroke(e)}add(e,n){this.send(`${n}${e}`)}put(e,n){this.send(`=${e}:${n}`)}save(){this.acts.awaitFile(),this.acts.send({type:"handsFile",lesson:this.lesson()})}stroke(e){let{hands:n}=this;if(n===null||e.altKey)return!1;let r=e.key.toLowerCase(),s=e.ctrlKey||e.metaKey?r==="z"&&!e.shiftKey:r==="u",o=e.ctrlKey||e.metaKey?void 0:n.rows.find(a=>a.key!==""&&a.key===r);return!s&&o===void 0?!1:(e.repeat||(o!==void 0?this.add(o.id,"+"):this.send("undo")),!0)}send(e){let{hands:n}=this;n!==null&&this.acts.send({type:"hands",key:n.key,strokes:[e]})}get hands(){let e=this.acts.state();return T(e)?e.exercise?.hands??null:null}lesson(){let n=(this.root.closest(".exp-site-story, .jp-Notebook")??document).querySelector("h1")?.cloneNode(!0);for(let r of n?.querySelectorAll(zi)??[])r.remove();return(n?.textContent??"").trim()}};function vs(t){return(H(t)??A(t))!==null}function ws(t,e,n){if(!T(e)||!T(n))return;if(!vs(e)&&vs(n)){t.getBoundingClientRect().top<0&&t.scrollIntoView({block:"start"});return}if((n.table?.coach?.rows.length??0)>0&&e.table?.coach?.rows.length!==n.table?.coach?.rows.length){t.querySelector(".exp-prices tbody tr:nth-child(3), .exp-prices tbody tr:last-child")?.scrollIntoView({block:"nearest"});return}let[r,s]=[e.exercise,n.exercise];if(s===void 0)return;if(s.hands?.open===!0&&r?.hands?.open===!1||(s.hands?.answer??null)!==null&&r?.hands?.answer===null){t.querySelector(".exp-hands")?.scrollIntoView({block:"start"});return}let a=s.hints.open.length>(r?.hints.open.length??0),l=s.verdict!==null&&s.verdict.text!==r?.verdict?.text,u=s.solution!==void 0&&r?.solution===void 0?"[data-solution]":a?"[data-open]:last-of-type":l?".exp-note[data-verdict]":null;if(u===null)return;[...t.querySelectorAll(u)].at(-1)?.scrollIntoView({block:"nearest"})}var Fi={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right",Home:"first",End:"last"};function ks(t,e){if(t.altKey)return null;let n=t.key.length===1?t.key.toLowerCase():t.key;if(t.ctrlKey||t.metaKey)return n==="z"?{type:"press",id:t.shiftKey?"redo":"undo"}:n==="y"&&!t.shiftKey?{type:"press",id:"redo"}:null;if(n==="?")return{type:"keys"};if(n==="i")return t.repeat?{type:"swallow"}:{type:"press",id:"hint"};if(n==="r")return t.repeat?{type:"swallow"}:{type:"reveal"};if(n==="Escape")return{type:"unchoose"};if(!e)return null;if(t.repeat&&(n==="Enter"||n===" "))return{type:"swallow"};let r=Fi[n];return r!==void 0?t.shiftKey?null:{type:"move",direction:r}:n==="p"?{type:"pile"}:n==="s"||n==="h"||n==="d"||n==="c"?{type:"suit",suit:n}:null}function se(t){return!t.ctrlKey&&!t.metaKey&&!t.altKey}function Ms(t){return t instanceof HTMLTextAreaElement||t instanceof HTMLInputElement&&!["radio","checkbox","button","submit"].includes(t.type)}function Ve(t){return i`<dialog class="exp-dialog ${t.look}" aria-labelledby=${t.id} @click=${Wi}>
    <div class="exp-dialog-head">
      <p class="exp-box-title" id=${t.id}>${t.title}</p>
      <button type="button" class="exp-button exp-button--plain" @click=${qi}>
        ${$("cross")}<span class="exp-hidden">${t.close}</span>
      </button>
    </div>
    ${t.content}
  </dialog>`}function qi(t){t.currentTarget.closest("dialog")?.close()}function Wi(t){t.target===t.currentTarget&&t.currentTarget.close()}var J={pen:"/",mark:"*",arrow:">",clear:"Delete"};function Ls({key:t,ctrlKey:e,metaKey:n,altKey:r,repeat:s},o){return e||n||r?null:t===J.pen?s?null:{type:"pen"}:t===J.mark?s?null:{type:"mark"}:t===J.arrow?s?null:{type:"arrow"}:t===J.clear||o&&t==="Backspace"?{type:"clear"}:o?t==="Enter"||t===" "?{type:"mark",presses:!0}:t==="+"||t==="="||t==="-"?{type:"within",on:t!=="-"}:t==="1"||t==="2"||t==="3"?{type:"look",look:Number(t)}:t==="Escape"?{type:"down"}:null:null}var Ui=[[J.pen,y.penKeyPen],[J.mark,y.penKeyMark],[J.arrow,y.penKeyArrow],["+ −",y.penKeyWithin],["1 2 3",y.penKeyLook],[y.penDelete,y.penKeyClear]];function Ts({pen:t}){return t.isOffered?i`<p class="exp-box-title">${y.penTools}</p>
    <dl class="exp-keys">
      ${Ui.map(([e,n])=>i`<div><dt><kbd>${e}</kbd></dt><dd>${n}</dd></div>`)}
    </dl>`:c}var Gi=[["Page down, Page up",y.keyTurn],["→ ← Space",y.keyOutside],["R",y.keyReveal],["B or .",y.keyBlank],["F",y.keyFull],["?",y.keyKeys]];function Ss(){return i`<dl class="exp-keys">
    ${Gi.map(([t,e])=>i`<div><dt><kbd>${t}</kbd></dt><dd>${e}</dd></div>`)}
  </dl>`}function mt(t,e){return i`<button
    type="button"
    class="exp-button exp-button--plain exp-keys-button"
    data-key="keys"
    aria-haspopup="dialog"
    aria-keyshortcuts="?"
    @click=${()=>e.openKeys()}
  >
    <span aria-hidden="true">?</span><span class="exp-hidden">${t.title}</span>
  </button>`}function Ot(t,e){return Ve({id:`${e.id}-keys`,title:t.title,close:t.close,look:"exp-key-list",content:i`<dl class="exp-keys">
      ${t.rows.map(([n,r])=>i`<div><dt><kbd>${n}</kbd></dt><dd>${r}</dd></div>`)}
    </dl>${Ts(e)}${Zt()?i`<p class="exp-box-title">${y.presenterKeys}</p>${Ss()}`:c}`})}function Ze(t){let e=t.querySelector("dialog.exp-key-list");e&&!e.open&&e.showModal()}function zn(t){let{exercise:e,summary:n,form:r}=t;return[...[t.table,e?.table].filter(o=>o!=null).flatMap(o=>[...o.buttons,...o.cover===null?[]:[o.cover.button],...Xi(o)]),...e===void 0?[]:[...e.buttons,...Yi(e),...e.watch?.steps??[],...e.hints.more===null?[]:[e.hints.more]],...n?.buttons??[],...t.calculator===void 0?[]:tl(t.calculator),...t.tally?.buttons??[],...t.chart?.buttons??[],...t.lab===void 0?[]:[...t.lab.presets,t.lab.fresh,...Fn(t)],...t.review===void 0?[]:[...t.review.buttons,...t.review.sides.flatMap(o=>o.retries)],...Ji(t),...r===void 0||r.also===null?[]:[r.also]]}function Ji(t){let{routeEnd:e,explorer:n}=t,r=A(t);return[...r===null?[]:Qi(r),...e?.buttons??[],...n===void 0?[]:[n.start,...n.quiz?.buttons??[]]]}function Yi({hands:t}){return t===void 0?[]:[t.toggle,...t.buttons]}function Qi({buttons:t,tickets:e,tools:n,cover:r,swap:s}){let o=r===null?[]:[r.button];return[...t,...e?.buttons??[],...n,...o,...s===null?[]:[s.submit]]}function Xi({coach:t}){return(t?.rows??[]).flatMap(({why:e})=>e===null?[]:[e])}function Fn({lab:t}){return t===void 0?[]:[...t.saves,...t.parts.flatMap(e=>e.picture??[])]}function tl({buttons:t,rounds:e,sides:n}){return[...t,...e.rounds.flatMap(r=>r.buttons),...n.flatMap(r=>r.typed.suits)]}function Rs(t,e){return zn(t).some(n=>n.id===e&&n.why===void 0)||(A(t)?.choices??[]).some(n=>n.id===e)||(t.exercise?.options??[]).some(n=>n.id===e)||t.exercise?.watch!==void 0&&e.startsWith("turn-")}function Cs(t,e){if(t.ctrlKey||t.metaKey||t.altKey||t.shiftKey)return null;let n=t.key.length===1?t.key.toLowerCase():t.key;return(T(e)?e.exercise?.watch?.steps??[]:[]).find(s=>s.key===n)??null}function Es(t,e){t.addEventListener("keydown",n=>{se(n)&&n.stopPropagation();let r=Ms(n.target),s=r||qn(n)?null:Cs(n,e.state());if(s!==null)return n.preventDefault(),e.press(s);if(!r&&!qn(n)&&e.own(n))return n.preventDefault();let o=ks(n,Re(t)!==null);o===null||qn(n)||(n.stopPropagation(),!(r||o.type==="unchoose"&&e.chosen()===null)&&(n.preventDefault(),el(o,t,e)))});for(let n of["keypress","keyup"])t.addEventListener(n,r=>{se(r)&&r.stopPropagation()})}function qn(t){return t.target.closest("dialog")!==null}function el(t,e,n){let r=H(n.state());switch(t.type){case"move":return nl(t.direction,e,r,n.chosen());case"suit":return r===null?void 0:rl(t.suit,e,r,n.chosen());case"pile":return ut(e,"pile")?.focus();case"keys":return Ze(e);case"reveal":return n.reveal();case"unchoose":return n.choose(null);case"press":return ol(t.id,n);case"swallow":return}}function nl(t,e,n,r){let s=Re(e);if(s===null)return;let o=t==="up"&&n!==null&&r!==null&&s.dataset.card===r?ns(n,r):null;(o===null?zr(e,s,t):ut(e,o))?.focus()}function rl(t,e,n,r){let s=n.step===2||r!==null,o=n.step===2?[`discard-${t}`]:[`own-${t}`,`discard-${t}`],a=Se(e).filter(u=>s?o.includes(u.dataset.place??""):u.dataset.card?.startsWith(t));s&&n.step!==2&&a.sort((u,h)=>o.indexOf(u.dataset.place??"")-o.indexOf(h.dataset.place??""));let l=Re(e),p=l===null?-1:a.indexOf(l);a[(p+1)%a.length]?.focus()}var sl={undo:"Ctrl+Z",redo:"Ctrl+Y",hint:"I"};function ol(t,e){let n=e.state(),r=T(n)?zn(n):[],s=t==="hint"?void 0:r.find(a=>a.id===t),o=r.find(a=>a.key===sl[t])??s;o!==void 0&&e.press(o)}var I={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},N=t=>(...e)=>({_$litDirective$:t,values:e}),D=class{constructor(e){}get _$AU(){return this._$AM._$AU}_$AT(e,n,r){this._$Ct=e,this._$AM=n,this._$Ci=r}_$AS(e,n){return this.update(e,n)}update(e,n){return this.render(...n)}};function Oe(t){return`${t.id}-setting`}var Wn=class extends D{render(e){return e}update(e,[n]){let r=e.element,{moved:s}=r.dataset;return s!==void 0&&s!==n?E:(delete r.dataset.moved,r.value===n?E:n)}},Be=N(Wn);function De(t,e){let n=`${e.id}-${t.name}`,r=Hs(t.help,t.fault,n);return i`<div class="exp-lab-number">
    <label class="exp-legend" for=${n}>${t.label}</label>
    <div class="exp-lab-line">
      <input
        class="exp-range"
        type="range"
        id=${n}
        form=${Oe(e)}
        data-key="range-${t.name}"
        min=${t.low}
        max=${t.high}
        step=${t.step}
        .value=${Be(t.value)}
        aria-describedby=${r}
        @input=${al}
      />
      <input
        class="exp-text exp-num"
        type="number"
        inputmode="numeric"
        form=${Oe(e)}
        name=${t.name}
        data-key="field-${t.name}"
        aria-label=${t.numberLabel}
        min=${t.low}
        max=${t.high}
        step="any"
        .value=${Be(t.value)}
        aria-invalid=${t.fault===null?c:"true"}
        aria-describedby=${r}
      />
    </div>
    ${Ps(t.help,t.fault,n)}
  </div>`}function Ne(t,e){let n=`${e.id}-${t.name}`;return i`<div class="exp-lab-text">
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
      aria-invalid=${t.fault===null?c:"true"}
      aria-describedby=${Hs(t.help,t.fault,n)}
    />
    ${Ps(t.help,t.fault,n)}
  </div>`}function al(t){let e=t.target,n=e.parentElement?.querySelector('input[type="number"]');if(n){n.value=e.value;for(let r of[e,n])r.dataset.moved=e.value}}function As(t){for(let e of t.querySelectorAll("[data-moved]"))delete e.dataset.moved}function Hs(t,e,n){let r=[t?`${n}-help`:"",e===null?"":`${n}-fault`].filter(Boolean);return r.length>0?r.join(" "):c}function Ps(t,e,n){return i`${t?i`<p class="exp-help-line" id="${n}-help">${t}</p>`:c}
  ${e===null?c:Un(e,`${n}-fault`)}`}function Un(t,e){return i`<p class="exp-fault" id=${e}>${$("stop")}<span>${t}</span></p>`}var il=4e3,ll=3e4,Ke=class{constructor(e,n){this.model=e;this.changed=n}model;changed;due=null;waiting=[];timer;lost=!1;greet(e,n){this.await(n,null,ll),this.model.send({type:"hello",query:location.search,saved:e})}send(e,n){if(this.due&&!this.lost){if(e.type==="hands")return this.gather(e);if(js(e,this.due.act)||js(e,this.waiting.at(-1)??null))return;this.waiting=[...this.waiting.filter(r=>r.type==="enter"||r.type==="hands"),e];return}this.await(n,e,il),this.model.send({...e,serial:n})}heard(e){if(!this.due||e.serial<=this.due.serial)return!1;let n=this.due.act!==null;this.dispose(),this.due=null,this.lost=!1;let r=this.waiting;this.waiting=[];for(let s of r){let o=cl(s,e);o&&this.send(o,e.serial)}return n}dispose(){clearTimeout(this.timer)}gather(e){let n=this.waiting.at(-1);n?.type==="hands"&&n.key===e.key?n.strokes.push(...e.strokes):this.waiting=[...this.waiting,{...e,strokes:[...e.strokes]}]}await(e,n,r){this.dispose(),this.due={serial:e,act:n},this.timer=setTimeout(()=>{this.lost=!0,this.changed()},r)}};function js(t,e){return JSON.stringify(t)===JSON.stringify(e)}function pl(t){let{form:e,calculator:n,exercise:r,lab:s}=t;return!!(e??n??s??r?.worksheet??r?.estimate?.commit??A(t)?.swap)}function cl(t,e){switch(t.type){case"try":return ul(t,e);case"enter":return(e.calculator??e.lab)===void 0?null:t;case"present":return t;case"reveal":return e.reveal===void 0?null:t;case"press":return Rs(e,t.id)?t:null;case"hands":return e.exercise?.hands?.key===t.key?t:null;case"handsFile":return e.exercise?.hands===void 0?null:t;case"submit":return pl(e)?t:null;case"annotate":return null;case"fill":return(e.exercise?.worksheet??e.tally)===void 0?null:t}}function ul(t,e){let n=H(e);return n===null?Pe(e)?t:null:t.code===null||n.hand.some(r=>r.code===t.code)?t:t.place!==null&&t.place in n.targets?{...t,code:null}:null}var _e=class{element;timer;constructor(){this.element=document.createElement("p"),this.element.className="exp-hidden",this.element.setAttribute("role","status"),this.element.setAttribute("aria-live","polite")}say(e){clearTimeout(this.timer),this.element.textContent="",e&&(this.timer=setTimeout(()=>{this.element.textContent=e},60))}dispose(){clearTimeout(this.timer)}};var Tt=class extends D{constructor(e){if(super(e),this.it=c,e.type!==I.CHILD)throw Error(this.constructor.directiveName+"() can only be used in child bindings")}render(e){if(e===c||e==null)return this._t=void 0,this.it=e;if(e===E)return e;if(typeof e!="string")throw Error(this.constructor.directiveName+"() called with a non-string value");if(e===this.it)return this._t;this.it=e;let n=[e];return n.raw=n,this._t={_$litType$:this.constructor.resultType,strings:n,values:[]}}};Tt.directiveName="unsafeHTML",Tt.resultType=1;var Vs=N(Tt);var oe=class extends Tt{};oe.directiveName="unsafeSVG",oe.resultType=2;var ht=N(oe);function W(t,e=0){let n=t.charAt(0),r="JQK".includes(t.charAt(1))?Ur[n]?.[String(e)]??"":"";return Ie("exp-face","0 0 100 140",(Wr[t]??"")+r,n)}function Bt(){return Ie("exp-back","0 0 100 140",Jr)}function Dt(t){return Ie("exp-chip","0 0 66 36",Gr[t]??"",t.charAt(0))}function Zs(){return Ie("exp-camp-rose","0 0 100 100",Xr)}function Ie(t,e,n,r){return i`<svg
    class=${t}
    viewBox=${e}
    data-suit=${r??c}
    aria-hidden="true"
    focusable="false"
  >${ht(n)}</svg>`}var ae=240,ze="cubic-bezier(.2, .7, .2, 1)";function Os(t){let e=new Map;for(let n of Fe(t))e.set(ie(n),(dl(n)??n).getBoundingClientRect());return e}function Bs(t,e,n){let r=new Set;for(let s of n){let o=ml(e,s),a=hl(t,s);o!==void 0&&(a===null||r.has(a)?xl(t,s,o):fl(a,o,s),a!==null&&r.add(a))}for(let s of t.querySelectorAll("[data-card]")){let o=e.get(ie(s));o!==void 0&&!r.has(s)&&gl(s,o)}}function Ds(t,e){let n=[e.place,e.code===null?null:`hand/${e.code}`],r=(s,o)=>({translate:`${s}px 0`,offset:o});for(let s of Fe(t).filter(o=>n.includes(ie(o))))s.animate([r(0,0),r(-5,.25),r(4,.6),r(-2,.85),r(0,1)],{duration:320,easing:ze})}function ie(t){return t.dataset.at??t.dataset.backs??t.dataset.place??""}function Fe(t){return[...t.querySelectorAll("[data-at], [data-backs], [data-place]")]}function dl(t){return t.dataset.backs===void 0?null:t.lastElementChild}function ml(t,e){return t.get(`${e.from}/${e.code}`)??t.get(e.from)}function hl(t,e){return e.to==="other-hand"?t.querySelector("[data-backs] > :last-child"):Fe(t).find(n=>ie(n)===`${e.to}/${e.code}`)??null}function fl(t,e,n){let r=t.getBoundingClientRect();if(r.width===0)return;let s=ot(t),o=`translate(${(e.left-r.left)/s}px, ${(e.top-r.top)/s}px) scale(${e.width/r.width})`,a=n.from==="pile"?0:1;t.animate([{transform:o,transformOrigin:"0 0",zIndex:5,opacity:a},{opacity:1,offset:.1},{transform:"none",transformOrigin:"0 0",zIndex:5}],{duration:ae,delay:n.stage*ae,easing:ze,fill:"backwards"})}function gl(t,e){let n=t.getBoundingClientRect(),r=ot(t),s=(e.left-n.left)/r,o=(e.top-n.top)/r;Math.abs(s)<1||t.animate([{translate:`${s}px ${Math.abs(o)<60?0:o}px`},{translate:"0 0"}],{duration:ae,easing:ze})}function xl(t,e,n){let r=Fe(t).find(h=>ie(h)===e.to);if(r===void 0)return;let s=r.getBoundingClientRect(),o=t.getBoundingClientRect(),a=document.createElement("span");a.className="exp-card exp-lifted",a.setAttribute("aria-hidden","true");let l=ot(t);a.style.width=`${Math.min(n.width/l,74)}px`,G(e.code===null?Bt():W(e.code),a),t.append(a);let p=h=>`translate(${(h.left-o.left)/l}px, ${(h.top-o.top)/l}px)`;a.animate([{transform:p(n)},{transform:p(s)}],{duration:ae,delay:e.stage*ae,easing:ze,fill:"both"}).finished.then(()=>a.remove(),()=>a.remove())}var{I:yl}=Vr,Ns=t=>t;var _s=t=>t.strings===void 0,Ks=()=>document.createComment(""),Nt=(t,e,n)=>{let r=t._$AA.parentNode,s=e===void 0?t._$AB:e._$AA;if(n===void 0){let o=r.insertBefore(Ks(),s),a=r.insertBefore(Ks(),s);n=new yl(o,a,t,t.options)}else{let o=n._$AB.nextSibling,a=n._$AM,l=a!==t;if(l){let p;n._$AQ?.(t),n._$AM=t,n._$AP!==void 0&&(p=t._$AU)!==a._$AU&&n._$AP(p)}if(o!==s||l){let p=n._$AA;for(;p!==o;){let u=Ns(p).nextSibling;Ns(r).insertBefore(p,s),p=u}}}return n},ft=(t,e,n=t)=>(t._$AI(e,n),t),$l={},Kt=(t,e=$l)=>t._$AH=e,Is=t=>t._$AH,qe=t=>{t._$AR(),t._$AA.remove()};var zs=N(class extends D{constructor(){super(...arguments),this.key=c}render(t,e){return this.key=t,e}update(t,[e,n]){return e!==this.key&&(Kt(t),this.key=e),n}});var Fs=(t,e,n)=>{let r=new Map;for(let s=e;s<=n;s++)r.set(t[s],s);return r},P=N(class extends D{constructor(t){if(super(t),t.type!==I.CHILD)throw Error("repeat() can only be used in text expressions")}dt(t,e,n){let r;n===void 0?n=e:e!==void 0&&(r=e);let s=[],o=[],a=0;for(let l of t)s[a]=r?r(l,a):a,o[a]=n(l,a),a++;return{values:o,keys:s}}render(t,e,n){return this.dt(t,e,n).values}update(t,[e,n,r]){let s=Is(t),{values:o,keys:a}=this.dt(e,n,r);if(!Array.isArray(s))return this.ut=a,o;let l=this.ut??=[],p=[],u,h,d=0,m=s.length-1,f=0,x=o.length-1;for(;d<=m&&f<=x;)if(s[d]===null)d++;else if(s[m]===null)m--;else if(l[d]===a[f])p[f]=ft(s[d],o[f]),d++,f++;else if(l[m]===a[x])p[x]=ft(s[m],o[x]),m--,x--;else if(l[d]===a[x])p[x]=ft(s[d],o[x]),Nt(t,p[x+1],s[d]),d++,x--;else if(l[m]===a[f])p[f]=ft(s[m],o[f]),Nt(t,s[d],s[m]),m--,f++;else if(u===void 0&&(u=Fs(a,f,x),h=Fs(l,d,m)),u.has(l[d]))if(u.has(l[m])){let b=h.get(a[f]),w=b!==void 0?s[b]:null;if(w===null){let M=Nt(t,s[d]);ft(M,o[f]),p[f]=M}else p[f]=ft(w,o[f]),Nt(t,s[d],w),s[b]=null;f++}else qe(s[m]),m--;else qe(s[d]),d++;for(;f<=x;){let b=Nt(t,p[x+1]);ft(b,o[f]),p[f++]=b}for(;d<=m;){let b=s[d++];b!==null&&qe(b)}return this.ut=a,Kt(t,p),E}});function Ws(t,e,n){let r=`${n.id}-ask-${t.id}`,s=t.look?` exp-button--${t.look}`:"";return i`<button
      type="button"
      class="exp-button${s}"
      data-key="button-${t.id}"
      aria-haspopup="dialog"
      @click=${bl}
    >
      ${$(t.icon)}<span>${t.label}</span>
    </button>
    <dialog class="exp-dialog" aria-labelledby=${r}>
      <p class="exp-box-title" id=${r}>${e.title}</p>
      <p class="exp-ask-words">${e.text}</p>
      <div class="exp-actions">
        <button type="button" class="exp-button" @click=${qs}>${e.no}</button>
        <button
          type="button"
          class="exp-button"
          @click=${o=>{qs(o),n.press(t)}}
        >
          ${e.yes}
        </button>
      </div>
    </dialog>`}function bl(t){let e=t.currentTarget.nextElementSibling;e instanceof HTMLDialogElement&&e.showModal()}function qs(t){t.currentTarget.closest("dialog")?.close()}function K(t,e){if(t.ask!==void 0)return Ws(t,t.ask,e);let n=t.look?` exp-button--${t.look}`:"";return i`<button type="button" class="exp-button${n}" data-key="button-${t.id}"
    aria-disabled=${t.why===void 0?c:"true"} aria-keyshortcuts=${t.key?vl(t.key):c}
    @click=${()=>e.press(t)}>${$(t.icon)}<span>${t.label}</span></button>`}function k(t,e,n="exp-actions"){return t.length===0?c:i`<div class=${n}>${P(t,r=>r.id,r=>K(r,e))}${at(t,e)}</div>`}function at(t,e){let n=e.note;return n===null||!t.some(r=>r.id===n.id)?c:i`<p class="exp-note exp-note--plain exp-why">${$("stop")}<span>${n.text}</span></p>`}function vl(t){return t.replace("Ctrl","Control")}function We(t){let e=t.currentTarget.closest(".exp-calculator")?.querySelector(".exp-print");if(!e)return;document.querySelector(".exp-print-frame")?.remove();let n=document.createElement("iframe");n.className="exp-print-frame",n.title=document.title,n.tabIndex=-1,n.setAttribute("aria-hidden","true"),n.srcdoc=`<!doctype html><html lang="en"><head><style>${kl()}</style></head>
    <body><div class="exp">${e.outerHTML}</div></body></html>`,n.addEventListener("load",()=>wl(n)),document.body.append(n)}function wl(t){let e=t.contentWindow;e===null||t.contentDocument===null||(t.contentDocument.title=document.title,e.addEventListener("afterprint",()=>t.remove()),e.focus(),e.print())}function kl(){return[...document.styleSheets].map(Ml).filter(t=>t.includes(".exp-print")).join(`
`)}function Ml(t){try{return[...t.cssRules].map(e=>e.cssText).join(`
`)}catch{return""}}function St({title:t,href:e,note:n}){let r=Gn(e);return r===null?i`<span class="exp-reason-rule">${t}</span>`:r.pathname===location.pathname?i`<a class="exp-reason-rule" data-key="rule ${e}" href=${r.hash}>${t}</a>`:i`<a class="exp-reason-rule" data-key="rule ${e}" href=${r.href} target="_blank" rel="noopener"
    >${t}<span class="exp-hidden"> ${n}</span></a>`}function _t(t){return t.length===0?c:i`<p class="exp-rules"><span>${y.rules}</span>${t.map(St)}</p>`}function Gn(t){let{voila:e,baseUrl:n}=document.body.dataset;return e===void 0||n===void 0?null:new URL(`${n}render/${t}`,location.href)}function Js(t){return t?Us(()=>sessionStorage,t.key)??Us(()=>localStorage,t.key):null}function Ue(t){t&&(Gs(()=>sessionStorage,t),Gs(()=>localStorage,t))}function Us(t,e){try{return t().getItem(e)}catch{return null}}function Gs(t,e){try{t().setItem(e.key,e.text)}catch{}}function Ys(t,e){let n=Gn(t.href),r=()=>Ue({key:t.key,text:t.text});return n===null?Ll(t,r,e):i`<a
    class="exp-button exp-link-button"
    data-key="handover"
    href=${n.href}
    target="_blank"
    rel="noopener"
    @click=${r}
    >${$("chart")}<span>${t.label}<span class="exp-hidden"> ${t.note}</span></span></a
  >`}function Ll(t,e,n){let r={id:"handover",label:t.label,why:t.elsewhere};return i`<div class="exp-actions">
    <button type="button" class="exp-button" data-key="handover" @click=${()=>{e(),n.press(r)}}>
      ${$("chart")}<span>${t.label}</span>
    </button>
    ${at([r],n)}
  </div>`}var Tl={play:[{shape:"triangle",pitch:[520,340],at:0,length:.09,volume:.16}],refusal:[{shape:"sine",pitch:[196,185],at:0,length:.1,volume:.2},{shape:"sine",pitch:[165,156],at:.12,length:.14,volume:.2}],right:[{shape:"triangle",pitch:[587,587],at:0,length:.12,volume:.12},{shape:"triangle",pitch:[880,880],at:.11,length:.24,volume:.12}]},Sl=Symbol.for("expeditions.sound"),Rl=globalThis;function Ge(t){if(Lt("sound")!=="on"||!navigator.userActivation?.hasBeenActive)return;let e=Rl[Sl]??=new AudioContext;e.resume();for(let n of Tl[t])Cl(e,n)}function Cl(t,e){let n=t.currentTime+e.at,r=n+e.length,s=new OscillatorNode(t,{type:e.shape,frequency:e.pitch[0]});s.frequency.linearRampToValueAtTime(e.pitch[1],r);let o=new GainNode(t,{gain:0});o.gain.setValueAtTime(0,n),o.gain.linearRampToValueAtTime(e.volume,n+.01),o.gain.exponentialRampToValueAtTime(.001,r),s.connect(o).connect(t.destination),s.start(n),s.stop(r)}var El=["s","h","d","c"];function R(){return dt()?c:Al()}function Al(){return i`<button
    type="button"
    class="exp-button exp-button--plain exp-settings-button"
    data-key="settings"
    aria-haspopup="dialog"
    @click=${Hl}
  >
    ${$("gear")}<span class="exp-hidden">${y.settings}</span>
  </button>`}function Hl(){if(document.querySelector("dialog.exp-settings")!==null)return;let t=document.createElement("div");t.className="exp exp-settings-frame",document.body.append(t);let e=()=>{G(Pl(e),t)};e();let n=t.querySelector("dialog");addEventListener("storage",e),n.addEventListener("close",()=>{removeEventListener("storage",e),t.remove()}),t.addEventListener("keydown",r=>{se(r)&&r.stopPropagation()}),n.showModal()}function Pl(t){let e=n=>{Zl(n.target),t()};return Ve({id:"exp-settings-title",title:y.settings,close:y.settingsClose,look:"exp-settings",content:i`<div @change=${e}>
      ${le(y.deck,[it("deck","two",y.deckTwo),it("deck","four",y.deckFour)])}
      ${le(y.text,[it("text","normal",y.textNormal),it("text","large",y.textLarge),it("text","largest",y.textLargest),it("text","projector",y.textProjector)])}
      ${dt()?jl():i`<p class="exp-help-line exp-settings-theme">${y.themeNotebook}</p>`}
      ${le(y.playing,[Je("hints","on",y.hints),Je("motion","off",y.motion),Je("sound","on",y.sound)])}
      ${le(y.present,[Je("present","1",y.presentSwitch)])}
      ${dt()?i`<p class="exp-help-line">${y.presentHelp}</p>`:c}
      <p class="exp-help-line">${cs()?y.kept:y.notKept}</p>
      <p class="exp-help-line">${y.settingsLink} <code>?deck=four&amp;text=projector</code></p>
    </div>`})}function jl(){return le(y.theme,[it("theme","system",y.themeSystem),it("theme","light",y.themeLight),it("theme","dark",y.themeDark)])}function le(t,e){return i`<fieldset class="exp-field">
    <legend class="exp-legend">${t}</legend>
    <div class="exp-choice-row">${e}</div>
  </fieldset>`}function it(t,e,n){return i`<label class="exp-choice">
    <input type="radio" name="exp-${t}" data-setting=${t} value=${e} .checked=${Lt(t)===e} />
    <span>${n}</span>${t==="deck"?Vl(e):c}
  </label>`}function Je(t,e,n){return i`<label class="exp-choice">
    <input type="checkbox" data-setting=${t} value=${e} .checked=${Lt(t)===e} />
    <span>${n}</span>
  </label>`}function Vl(t){return i`<span class="exp-deck-sample" data-sample=${t}>${El.map(Z)}</span>`}function Zl(t){let e=t.dataset.setting,n=Mt[e].find(r=>r!==t.value);ps(e,t.type==="radio"||t.checked?t.value:n),e==="sound"&&Ge("play")}function Xs(t,e){return t.scores===null&&t.log===null&&t.buttons.length===0?c:i`<div class="exp-side">
    ${t.scores===null?c:i`<div class="exp-box">${Rt(t.scores)}</div>`}
    ${k(t.buttons.filter(n=>n.look!=="main"),e,"exp-help")}
    ${t.log===null||t.log.lines.length===0?c:Ol(t.log,Dl(t),e)}
  </div>`}function Rt(t){let[e="",...n]=t.head;return i`<table class="exp-scores exp-num">
    <caption class="exp-box-title">${t.title}</caption>
    <thead>
      <tr>
        <th scope="col"><span class="exp-hidden">${e}</span></th>
        ${n.map(r=>i`<th scope="col">${r}</th>`)}
      </tr>
    </thead>
    <tbody>${t.rows.map(r=>Qs(r))}</tbody>
    ${t.foot.length===0?c:i`<tfoot>${Qs(t.foot)}</tfoot>`}
  </table>`}function Qs([t="",...e]){return i`<tr>
    <th scope="row">${t}</th>
    ${e.map(n=>i`<td>${n}</td>`)}
  </tr>`}function Ol(t,e,n){let r=`${n.id}-log`;return i`<div class="exp-box exp-box--log">
    <p class="exp-box-title" id=${r}>${t.title}</p>
    <ol class="exp-log" aria-labelledby=${r} tabindex="0">${t.lines.map(s=>Bl(s,e))}</ol>
  </div>`}function Bl(t,e){return i`<li data-who=${t.who}><span>${Nl(t.text,e)}</span></li>`}function Dl(t){return new Map([...t.river,...t.own.lanes].map(({name:e,suit:n})=>[e.toLowerCase(),n]))}function Nl(t,e){return e.size===0?[t]:t.split(new RegExp(`\\b(${[...e.keys()].join("|")})\\b`)).map(r=>{let s=e.get(r);return s===void 0?r:i`<span class="exp-suited">${r} ${Z(s)}</span>`})}function to(t,e){return i`<div class="exp-panel exp-summary">
    <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${R()}</div>
    ${t.intro?i`<p class="exp-intro">${t.intro}</p>`:c}
    <div class="exp-sheets">${t.sheets.map(Jn)}</div>
    ${_t(t.rules)}
    ${t.scores===null?c:Kl(t,t.scores,e)}
  </div>`}function Kl(t,e,n){return i`<div class="exp-summary-foot">
    <div class="exp-box">${Rt(e)}</div>
    <div class="exp-summary-ways">
      ${k(t.buttons,n)}
      ${t.handover===void 0?c:Ys(t.handover,n)}
    </div>
  </div>`}function Jn(t){let[e="",...n]=t.head;return i`<table class="exp-score-sheet exp-num" role="table">
    <caption class="exp-box-title">${t.name}</caption>
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader"><span class="exp-hidden">${e}</span></th>
        ${n.map(r=>i`<th scope="col" role="columnheader">${r}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">${t.rows.map(r=>_l(r,n.length))}</tbody>
    <tfoot role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader" colspan=${n.length}>${t.total.label}</th>
        <td role="cell">${t.total.value}</td>
      </tr>
    </tfoot>
  </table>`}function _l(t,e){return i`<tr role="row">
    <th scope="row" role="rowheader">
      <span class="exp-lane-name">${Z(t.suit)}${t.name}</span>
      <span class="exp-chips">${t.cards.map(Dt)}</span>
    </th>
    ${t.steps.length===0?i`<td role="cell" class="exp-unstarted" colspan=${e}>${t.note}</td>`:t.steps.map(n=>i`<td role="cell">${n}</td>`)}
  </tr>`}function eo(t,e){return i`<div class="exp-panel exp-rounds">
    ${ro(t,n=>k(n.buttons,e))}
    <div class="exp-actions">
      <button type="button" class="exp-button" data-key="button-${t.print.id}" @click=${We}>
        <span>${t.print.label}</span>
      </button>
    </div>
  </div>`}function no(t){return i`<div class="exp-print" aria-hidden="true">
    ${ro(t,()=>c)} ${t.result?i`<p class="exp-print-result">${t.result}</p>`:c}
    ${t.rounds.filter(e=>e.sheets.length>0).map(Il)}
  </div>`}function Il(t){return i`<div class="exp-print-round">
    <p class="exp-box-title">${t.name}</p>
    <p class="exp-quiet">${t.note}</p>
    <div class="exp-sheets">${t.sheets.map(Jn)}</div>
  </div>`}function ro(t,e){let[n="",...r]=t.head,[s="",...o]=t.foot;return i`<table class="exp-rounds-table exp-num" role="table">
    <caption class="exp-box-title">${t.title}</caption>
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader"><span class="exp-hidden">${n}</span></th>
        ${r.map(a=>i`<th scope="col" role="columnheader">${a}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${t.rounds.map(a=>i`<tr role="row">
          <th scope="row" role="rowheader">
            <div class="exp-rounds-name">
              <span>${a.name}<small>${a.note}</small></span>
              ${e(a)}
            </div>
          </th>
          ${a.points.map(zl)}
        </tr>`)}
    </tbody>
    <tfoot role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader">${s}</th>
        ${o.map(a=>i`<td role="cell">${a}</td>`)}
      </tr>
    </tfoot>
  </table>`}function zl(t){return i`<td role="cell">
    <span class="exp-points"
      >${t.won?i`${$("check")}<span class="exp-hidden">${t.won}</span>`:c}<b>${t.points}</b></span
    >
    <small>${t.running}</small>
  </td>`}var Ye=N(class extends D{constructor(t){if(super(t),t.type!==I.PROPERTY&&t.type!==I.ATTRIBUTE&&t.type!==I.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!_s(t))throw Error("`live` bindings can only contain a single expression")}render(t){return t}update(t,[e]){if(e===E||e===c)return e;let n=t.element,r=t.name;if(t.type===I.PROPERTY){if(e===n[r])return E}else if(t.type===I.BOOLEAN_ATTRIBUTE){if(!!e===n.hasAttribute(r))return E}else if(t.type===I.ATTRIBUTE&&n.getAttribute(r)===e+"")return E;return Kt(t),e}});function so(t,e){let n=[t.submit,...t.also===null?[]:[t.also]];return i`<form class="exp-panel exp-form" novalidate @submit=${s=>Fl(s,t,e)}>
    <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${R()}</div>
    ${t.intro?i`<p class="exp-intro">${t.intro}</p>`:c}
    ${t.fields.map(s=>z(s,e))}
    ${t.folded.fields.length===0?c:Wl(t.folded,e)}
    <div class="exp-actions">
      ${ql(t,e)} ${t.also===null?c:K(t.also,e)}
      ${at(n,e)}
    </div>
  </form>`}function Fl(t,e,n){if(t.preventDefault(),e.submit.why!==void 0)return n.press(e.submit);let r=new FormData(t.currentTarget),s=[...e.fields,...e.folded.fields].map(({name:o})=>o);n.submit(Object.fromEntries(s.map(o=>[o,r.getAll(o).join(",")])))}function ql(t,e){let{submit:n}=t;return n.why!==void 0?K(n,e):i`<button type="submit" class="exp-button exp-button--main" data-key="button-${n.id}">
    ${$(n.icon)}<span>${n.label}</span>
  </button>`}function Wl(t,e){return i`<details class="exp-fold" ?open=${t.fields.some(n=>n.fault!==void 0)?Ye(!0):E}>
    <summary data-key="fold">${$("next")}<span>${t.label}</span></summary>
    <div class="exp-fold-fields">${t.fields.map(n=>z(n,e))}</div>
  </details>`}function z(t,e){let n=`${e.id}-${t.name}`;return t.kind==="area"?Gl(t,n):t.kind==="text"?Ul(t,n):Jl(t,n)}function Ul(t,e){return i`<div class="exp-field">
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
      aria-invalid=${t.fault===void 0?c:"true"}
      aria-describedby=${Yn(t,e)}
    />
    ${Qn(t,e)}
  </div>`}function Gl(t,e){return i`<div class="exp-field">
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
      aria-invalid=${t.fault===void 0?c:"true"}
      aria-describedby=${Yn(t,e)}
    ></textarea>
    ${Qn(t,e)}
  </div>`}function Jl(t,e){return i`<fieldset class="exp-field" aria-describedby=${Yn(t,e)}>
    <legend class="exp-legend">${t.legend}</legend>
    <div class="exp-choice-row">${t.options.map(n=>Yl(t,n))}</div>
    ${Qn(t,e)}
  </fieldset>`}function Yl(t,e){let n=t.kind==="radio";return i`<label class="exp-choice">
    <input
      type=${n?"radio":"checkbox"}
      name=${t.name}
      value=${e.value}
      data-key="field-${t.name}-${e.value}"
      .checked=${e.checked}
      aria-invalid=${t.fault===void 0||n?c:"true"}
    />
    <span class="exp-choice-words">
      <span>${e.label}</span>${e.help?i`<small>${e.help}</small>`:c}
    </span>
  </label>`}function Yn(t,e){let n=[t.help?`${e}-help`:"",t.fault===void 0?"":`${e}-fault`].filter(Boolean);return n.length>0?n.join(" "):c}function Qn(t,e){let n=i`<p class="exp-fault" id="${e}-fault" data-fault=${t.name}>
    ${$("stop")}<span>${t.fault}</span>
  </p>`;return i`${t.help?i`<p class="exp-help-line" id="${e}-help">${t.help}</p>`:c}
  ${_t(t.rules??[])} ${t.fault===void 0?c:n}`}function oo(t,e){return i`<div class="exp-calculator">
    <div class="exp-panel exp-calculator-round">
      <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${R()}</div>
      <p class="exp-intro">${t.intro}</p>
      ${Ql(t,e)}
      ${t.sides.length===0?c:i`<div class="exp-calculator-sides">${t.sides.map(n=>Xl(n,e))}</div>`}
      ${k(t.buttons,e)}
    </div>
    ${eo(t.rounds,e)} ${no(t.rounds)}
  </div>`}function Ql(t,e){let{fields:n,label:r}=t.settings;return i`<details class="exp-fold">
    <summary data-key="fold">${$("next")}<span>${r}</span></summary>
    <form
      class="exp-fold-fields"
      novalidate
      @submit=${s=>io(s,n.map(({name:o})=>o),e)}
    >
      ${n.map(s=>z(s,e))}
      <div class="exp-actions">${ao(t.agree)}</div>
    </form>
  </details>`}function Xl(t,e){let n=`${e.id}-side-${t.seat}`;return i`<div class="exp-calculator-side" role="group" aria-label=${t.label}>
    <div class="exp-calculator-name">
      <p class="exp-box-title" id=${n}>${t.name}</p>
      <p class="exp-num"><span class="exp-quiet">${t.total.text}</span> <b data-total>${t.total.value}</b></p>
    </div>
    ${t.expeditions.map(r=>tp(r,t.seat,e))}
    ${np(t.typed,t.seat,e)}
  </div>`}function tp(t,e,n){let r=t.picks.map(o=>Xn(o,e)),s=r.includes(n.stop)?n.stop:r[0];return i`<div class="exp-reckoning" role="group" aria-label=${t.label} data-suit=${t.suit}>
    <p class="exp-reckoning-head">
      <span class="exp-lane-name">${Z(t.suit)}${t.name}</span>
      ${t.total===null?c:i`<b class="exp-num">${t.total}</b>`}
    </p>
    <div class="exp-picks" data-row="picks">
      ${t.picks.map(o=>ep(o,e,Xn(o,e)===s,n))}
    </div>
    ${t.note===null?c:i`<p class="exp-note exp-note--refused exp-why">${$("stop")}<span>${t.note}</span></p>`}
    <p class="exp-steps exp-num">${t.steps.map(o=>i`<span>${o}</span> `)}</p>
  </div>`}function Xn(t,e){return`card-${e}-${t.code}`}function ep(t,e,n,r){return i`<button
    type="button"
    class="exp-pick"
    data-key=${Xn(t,e)}
    data-lies=${t.lies}
    tabindex=${n?0:-1}
    aria-label=${t.label}
    aria-pressed=${String(t.lies==="here")}
    aria-disabled=${t.lies==="there"?"true":c}
    @click=${()=>r.enter(t.code,e)}
  >
    ${t.text}${t.lies==="no"?c:$(t.lies==="here"?"check":"stop")}
  </button>`}function np(t,e,n){let r=`typed-${e}`,s=`${n.id}-${r}`,o=t.faults.length>0,a=i`<input
    class="exp-text"
    type="text"
    autocomplete="off"
    autocapitalize="off"
    spellcheck="false"
    id=${s}
    name=${r}
    data-key="field-${r}"
    .value=${t.text}
    aria-invalid=${o?"true":c}
    aria-describedby="${s}-help${o?` ${s}-faults`:""}"
  />`;return i`<form class="exp-typed" novalidate @submit=${l=>io(l,[r],n)}>
    <label class="exp-legend" for=${s}>${t.legend}</label>
    <div class="exp-typed-line">${zs(t.number,a)}${ao(t.submit)}</div>
    <p class="exp-help-line" id="${s}-help">${t.help}</p>
    ${o?i`<ul class="exp-fault exp-typed-faults" id="${s}-faults">
            ${t.faults.map(l=>i`<li>${$("stop")}<span>${l}</span></li>`)}
          </ul>`:c}
    ${k(t.suits,n)}
  </form>`}function ao(t){return i`<button type="submit" class="exp-button" data-key="button-${t.id}"><span>${t.label}</span></button>`}function io(t,e,n){t.preventDefault();let r=new FormData(t.currentTarget);n.submit(Object.fromEntries(e.map(s=>[s,r.getAll(s).join(",")])))}function F(t,e){let n=`${e.id}-progress`;return i`<div class="exp-progress">
    <label for=${n}>${t.label}</label>
    <progress id=${n} max="1" .value=${t.share}></progress>
  </div>`}var rp=12;function co(t,e){return i`<div class="exp-chart-frame">
    <div class="exp-panel exp-chart">
      <div>
        <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${R()}</div>
        <p class="exp-intro">${t.intro}</p>
      </div>
      ${t.drawn===null?sp(t,e):tr(t.drawn)}
    </div>
  </div>`}function sp(t,e){return i`<div class="exp-chart-cover">
    ${$("chart")}
    <p>${t.cover}</p>
    ${t.progress===null?c:F(t.progress,e)} ${k(t.buttons,e)}
  </div>`}function tr(t){let[e="",n=""]=t.drawings;return i`<ul class="exp-chart-points">${t.points.map(r=>i`<li>${r}</li>`)}</ul>
    ${po(e,"wide")} ${po(n,"narrow")}
    ${t.rows.length>rp?i`<details class="exp-fold"><summary data-key="values">${$("next")}<span>${t.caption}</span></summary>${lo(t,!0)}</details>`:lo(t,!1)}`}function lo(t,e){return i`<table class="exp-values exp-num">
    <caption class=${e?"exp-hidden":c}>${t.caption}</caption>
    <thead><tr>${t.head.map(n=>i`<th scope="col">${n}</th>`)}</tr></thead>
    <tbody>
      ${t.rows.map(([n,...r])=>i`<tr><th scope="row">${n}</th>${r.map(s=>i`<td>${s}</td>`)}</tr>`)}
    </tbody>
  </table>`}function po(t,e){return t===""?c:i`<div class="exp-chart-drawing" data-for=${e}>${Vs(t)}</div>`}var uo="important",op=" !"+uo,Ct=N(class extends D{constructor(t){if(super(t),t.type!==I.ATTRIBUTE||t.name!=="style"||t.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(t){return Object.keys(t).reduce((e,n)=>{let r=t[n];return r==null?e:e+`${n=n.includes("-")?n:n.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${r};`},"")}update(t,[e]){let{style:n}=t.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(e)),this.render(e);for(let r of this.ft)e[r]==null&&(this.ft.delete(r),r.includes("-")?n.removeProperty(r):n[r]=null);for(let r in e){let s=e[r];if(s!=null){this.ft.add(r);let o=typeof s=="string"&&s.endsWith(op);r.includes("-")||o?n.setProperty(r,o?s.slice(0,-11):s,o?uo:""):n[r]=s}}return E}});function fo(t,e){return i`<div class="exp-estimate">
    ${t.commit===null?c:ap(t,t.commit,e)}
    ${t.line===null?c:pp(t,t.line,e)}
  </div>`}function ap(t,e,n){let r=`${n.id}-guess`,s=`${r}-about${t.fault===null?"":` ${r}-fault`}`;return i`<form class="exp-field exp-guess" novalidate @submit=${a=>{a.preventDefault(),n.submit({guess:er(a.currentTarget,"number").value})}} @input=${a=>lp(a,t)}>
    <div class="exp-guess-head">
      <label class="exp-legend" for=${r}>${t.label}</label>
      <output class="exp-num" for=${r} .value=${nr(t.value,t)}></output>
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
      aria-valuetext=${nr(t.value,t)}
      aria-describedby=${s}
    />
    <div class="exp-guess-ends exp-num" aria-hidden="true">
      <span>${Xe(t.low)}</span><span>${Xe(t.high)}</span>
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
          aria-invalid=${t.fault===null?c:"true"}
          aria-describedby=${s}
        />
      </label>
      <button type="submit" class="exp-button exp-button--main" data-key="button-${e.id}">
        <span>${e.label}</span>
      </button>
    </div>
    ${t.fault===null?c:ip(t.fault,r)}
    <p class="exp-help-line" id="${r}-about">${t.about}</p>
  </form>`}function ip(t,e){return i`<p class="exp-fault" id="${e}-fault" data-fault="guess">${$("stop")}<span>${t}</span></p>`}function lp(t,e){let n=t.currentTarget,r=t.target,s=er(n,"range");r.type==="range"?er(n,"number").value=r.value:r.value!==""&&(s.value=r.value);let o=nr(r.value===""?s.value:r.value,e);n.querySelector("output").value=o,s.setAttribute("aria-valuetext",o)}function er(t,e){return t.querySelector(`input[type="${e}"]`)}function pp(t,e,n){return i`<p class="exp-legend">${t.label}</p>
    ${cp(e)} ${t.progress===null?c:F(t.progress,n)}
    ${t.result?i`<p class="exp-estimate-result" data-result>${t.result}</p>`:c}
    <p class="exp-help-line">${t.about}</p>`}function cp(t){return i`<div class="exp-line exp-num" role="img" aria-label=${t.text}>
    <div class="exp-line-track">
      ${t.truth===null?c:up(t.truth)}
      ${t.ticks.map(e=>i`<span class="exp-line-tick" style=${Qe(e)}></span>`)}
      ${ho(t.guess,"guess")} ${t.truth===null?c:ho(t.truth.mark,"truth")}
    </div>
    <div class="exp-line-numbers">${t.ticks.map(e=>i`<span style=${Qe(e)}>${e.label}</span>`)}</div>
  </div>`}function up(t){return i`${mo(t.accepted,"accepted")}${mo(t.likely,"likely")}`}function mo([t=0,e=0],n){let r=Ct({left:`${100*t}%`,width:`${100*(e-t)}%`});return i`<span class="exp-line-span" data-span=${n} style=${r}></span>`}function ho(t,e){return i`<span class="exp-line-mark" data-mark=${e} style=${Qe(t)}><i></i></span>
    <span class="exp-line-label" data-label=${e} style=${Qe(t)}>${t.label}</span>`}function Qe(t){return Ct({"--at":String(t.at)})}function nr(t,e){return e.unit?`${Xe(t)} ${e.unit}`:Xe(t)}function Xe(t){return String(t).replace("-","−")}function go(t,e){let n=`${e.id}-hands`;return i`<div class="exp-hands" role="group" aria-label=${t.toggle.label} ?data-counting=${t.open}>
    <div class="exp-hands-head">
      <button
        type="button"
        class="exp-button"
        data-key="button-${t.toggle.id}"
        aria-expanded=${String(t.open)}
        @click=${()=>e.press(t.toggle)}
      >
        ${$(t.toggle.icon)}<span>${t.toggle.label}</span>
      </button>
      ${t.said||t.counted?i`<p class="exp-num" data-said>${t.said||t.counted}</p>`:c}
    </div>
    ${t.open?dp(t,n,e):c}
  </div>`}function dp(t,e,n){let r=t.answer?.truth??null;return i`<p class="exp-help-line" id="${e}-help">${t.help}</p>
    ${t.answer===null?c:mp(t.answer)}
    <ul class="exp-hands-rows" aria-label=${t.asked} aria-describedby="${e}-help" ?data-scale=${r!==null}>
      ${P(t.rows,s=>s.id,s=>hp(s,t.answer?.marks.find(o=>o.id===s.id)??null,e,n))}
      ${r===null?c:gp(r,t.rows.length)}
    </ul>
    ${t.progress===null?c:F(t.progress,{...n,id:e})}
    <div class="exp-actions">
      ${P(t.buttons,s=>s.id,s=>K(s,n))}
      <button type="button" class="exp-button" data-key="button-${t.save.id}" @click=${()=>n.hands.save()}>
        <span>${t.save.label}</span>
      </button>
      ${at(t.buttons,n)}
    </div>
    ${t.saved?i`<p class="exp-note exp-note--plain exp-why">${$("stop")}<span>${t.saved}</span></p>`:c}`}function mp({told:t}){return i`<div class="exp-hands-told" data-told>${t.map(e=>i`<p>${e}</p>`)}</div>`}function hp(t,e,n,r){let{hands:s}=r,o=`${n}-fault-${t.id}`;return i`<li class="exp-hands-row" data-mark=${e?.kind??c} style=${Ct({"--row":t.id})}>
    <span class="exp-hands-text">
      ${t.key?i`<kbd class="exp-key">${t.key}</kbd>`:c}
      <span>${t.text}${e===null?c:fp(e)}</span>
    </span>
    <span class="exp-hands-bar exp-num">
      <i style=${Ct({width:`${100*t.bar}%`})}></i><span><b>${t.count}</b>${t.share}</span>
    </span>
    <span class="exp-hands-set">
      <button type="button" class="exp-button" data-key="hands-less-${t.id}" aria-label=${t.less} @click=${()=>s.add(t.id,"-")}>−</button>
      <input
        class="exp-text exp-num"
        inputmode="numeric"
        autocomplete="off"
        data-key="hands-field-${t.id}"
        aria-label=${t.field}
        aria-invalid=${t.fault===null?c:"true"}
        aria-describedby=${t.fault===null?c:o}
        .value=${t.value}
        @focus=${a=>a.currentTarget.select()}
        @change=${a=>s.put(t.id,a.currentTarget.value)}
      />
      <button type="button" class="exp-button" data-key="hands-more-${t.id}" aria-label=${t.more} aria-keyshortcuts=${t.key||c} @click=${()=>s.add(t.id,"+")}>+</button>
    </span>
    ${t.fault===null?c:i`<p class="exp-fault" id=${o} data-fault="hands-${t.id}">${$("stop")}<span>${t.fault}</span></p>`}
  </li>`}function fp(t){return i` <strong class="exp-hands-mark">${$(t.kind==="right"?"check":"flag")}${t.text}</strong>`}function gp(t,e){let n={"--rows":String(e),"--at":String(t.at),"--low":String(t.low),"--high":String(t.high)};return i`<li class="exp-hands-truth" aria-hidden="true" style=${Ct(n)}><i></i></li>`}function yo(t,e){let{open:n,more:r}=t;if(n.length===0&&r===null)return c;let s=`${e.id}-hints`;return i`<div class="exp-hints">
    <p class="exp-box-title" id=${s}>${t.title}</p>
    <ol class="exp-ladder" aria-labelledby=${s}>
      ${n.map((o,a)=>i`<li data-open data-key="hint-${a+1}" tabindex="-1">${xo(a+1)}<p>${o}</p></li>`)}
      ${r===null?c:i`<li>${xo(n.length+1)}${xp(r,e)}</li>`}
    </ol>
  </div>`}function xo(t){return i`<span class="exp-rung" aria-hidden="true">${t}</span>`}function xp(t,e){return i`<button type="button" class="exp-button" data-key="more" @click=${()=>e.press(t)}>
    ${$(t.icon)}<span>${t.label}</span>
  </button>`}var yp={right:"check",wrong:"cross"};function tn(t,e,n){return i`<ul class="exp-options" aria-label=${e}>
    ${P(t,r=>r.id,r=>$p(r,n))}
  </ul>`}function $p(t,e){let n=`${e.id}-reason-${t.id}`;return i`<li>
    <button
      type="button"
      class="exp-option"
      data-key="option-${t.id}"
      data-verdict=${t.verdict??c}
      aria-pressed=${String(t.chosen)}
      aria-describedby=${t.reason===null?c:n}
      @click=${()=>e.option(t.id)}
    >
      <span class="exp-option-mark">${t.verdict===null?c:$(yp[t.verdict])}</span>
      ${t.card===void 0?c:i`<span class="exp-card">${W(t.card)}</span>`}
      <span>${t.text}${t.said?i`<span class="exp-hidden">, ${t.said}</span>`:c}</span>
    </button>
    ${t.reason===null?c:i`<p class="exp-option-reason" id=${n}>${t.reason}</p>`}
  </li>`}var $o=[1,2,3],bp=/^([\w-]+)(?:~([\w-]+))?(?::([23]))?$/;function bo(t){let e=bp.exec(t);return e===null?null:{from:e[1],to:e[2]??null,look:Number(e[3]??1)}}function It({from:t,to:e,look:n}){return`${t}${e===null?"":`~${e}`}${n===1?"":`:${n}`}`}function vo(t,e){let n=t.find(({from:o,to:a})=>o===e.from&&a===e.to),r=t.filter(o=>o!==n),s=n?.look!==e.look;return{drawing:s?[...r,e]:r,added:s}}function rr(t,e){let n=r=>r.map(It).sort().join(" ");return n(t)===n(e)}function wo(t,{from:e,to:n}){return t.some(r=>r.from===n&&r.to===e)}var ko={1:y.penSolid,2:y.penDashed,3:y.penDotted};function Y(t){let{pen:e}=t;return e.isOffered?i`<div class="exp-pen-bar" role="group" aria-label=${y.penTools}>
    <button
      type="button"
      class="exp-button exp-pen-button"
      data-key="pen"
      aria-pressed=${String(e.isUp)}
      aria-keyshortcuts=${J.pen}
      @click=${()=>e.toggle()}
    >
      ${$("pen")}<span>${y.pen}</span>
    </button>
    ${e.hasTools?i`${e.isUp?$o.map(n=>vp(n,t)):c} ${wp(t)} ${kp(t)}`:c}
  </div>`:c}function vp(t,{pen:e}){return i`<button
    type="button"
    class="exp-button exp-pen-look exp-pen--${t}"
    data-key="pen-${t}"
    title=${ko[t]}
    aria-label=${ko[t]}
    aria-pressed=${String(e.look===t)}
    aria-keyshortcuts=${t}
    @click=${()=>e.choose(t)}
  >
    <svg viewBox="0 0 28 12" aria-hidden="true" focusable="false"><path class="exp-pen-line" d="M3 6H25" /></svg>
  </button>`}function wp({pen:t}){return i`<button
    type="button"
    class="exp-button"
    data-key="pen-clear"
    aria-keyshortcuts=${J.clear}
    aria-disabled=${t.drawing.length===0?"true":c}
    @click=${()=>t.clear()}
  >
    ${y.penClear}
  </button>`}function kp({pen:t}){return t.keeps?i`<button
    type="button"
    class="exp-button"
    data-key="pen-keep"
    aria-disabled=${t.isKept?"true":c}
    @click=${()=>t.keep()}
  >
    ${y.penKeep}
  </button>`:c}function v(t,e,n=""){let r="";for(let[s,o]of Object.entries(e))o!==null&&(r+=` ${s}="${typeof o=="number"?S(o):o}"`);return n===""?`<${t}${r}/>`:`<${t}${r}>${n}</${t}>`}function S(t){return String(Math.round(t*10)/10)}function j({x:t,y:e}){return`${S(t)} ${S(e)}`}function C(...t){return`M${t.map(j).join("L")}`}function Et(t){return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function _(t){return document.createElementNS("http://www.w3.org/2000/svg",t)}var zt=3,en=9.5,Mo=5.2,Mp=2.2;function U({tail:t,tip:e,aside:n},r,s=0){let o=Math.hypot(e.x-t.x,e.y-t.y)||1,[a,l]=[(e.x-t.x)/o,(e.y-t.y)/o],p=n+s;return{x:t.x+a*r-l*p,y:t.y+l*r+a*p}}function nn({tail:t,tip:e}){return Math.hypot(e.x-t.x,e.y-t.y)}function q(t){return`exp-map-way exp-map-way--${t===""?"none":t}`}function ce(t,e,{unit:n,marks:r,branches:s,css:o}){let[a,l]=r.map(x=>Math.sqrt(Math.max((x+Mp)**2-e.aside**2,0))),p={course:e,start:a,tip:Math.max(nn(e)-l,a+4),unit:n},u=p.tip-en*n,h=pe(p,"casing",p.tip,zt*n+3.4)+v("path",{class:"exp-map-casing",d:sr(p,u,p.tip),"stroke-width":4.5}),d=U(e,a+3.4*n),m=s===!0?v("circle",{class:"exp-map-ring",cx:d.x,cy:d.y,r:3.6*n}):"",f=Sp[t]??Ro;return v("g",{class:`${q(t)}${o===void 0?"":` ${o}`}`},h+f(p)+m)}function Lo(t,e,n){let r=6.4*n,s=`M${j({x:r*.5,y:-r*.15})}A${S(r*.5)} ${S(r*.5)} 0 1 1 ${j({x:r*.12,y:-r*.48})}`,o=C({x:-r*.15,y:-r*.85},{x:r*.3,y:-r*.45},{x:-r*.2,y:-r*.1}),l=v("circle",{class:"exp-map-badge",r})+v("path",{class:"exp-map-loop",d:s})+v("path",{class:"exp-map-loop",d:o});return v("g",{class:q(t),transform:`translate(${j(e)})`},l)}function To(t,e,n,r,s){let o={x:e.x+(n==="left"?-r:r),y:e.y},a=t==="s"?"4 2":null,l={class:"exp-map-line",d:C(e,o),"stroke-width":zt*s,"stroke-dasharray":a};return v("g",{class:q(t)},v("path",l))}function So(t,e,n){let r=C(U(e,0),U(e,nn(e))),s={d:r,"stroke-width":2.6*n,"stroke-dasharray":`0.1 ${S(5.2*n)}`},o=v("path",{class:"exp-map-casing",d:r,"stroke-width":5*n});return v("g",{class:q(t)},o+v("path",{class:"exp-map-line exp-map-dots",...s}))}function pe({course:t,start:e},n,r,s,o=null){let a=C(U(t,e),U(t,Math.max(r,e+.5)));return v("path",{class:`exp-map-${n}`,d:a,"stroke-width":s,"stroke-dasharray":o})}function sr({course:t,unit:e},n,r){let s=Mo*e;return C(U(t,n,-s),U(t,r),U(t,n,s))}function Ro(t){let e=en*t.unit,n=`${sr(t,t.tip-e,t.tip)}Z`;return pe(t,"line",t.tip-e*.8,zt*1.15*t.unit)+v("path",{class:"exp-map-tip",d:n})}function Lp(t){let{tip:e,unit:n}=t,r=en*n,s=[e-r*.58,e].map(o=>sr(t,o-r*.72,o)).join("");return pe(t,"line",e-2,zt*n+1.6)+pe(t,"inlay",e-5,zt*n-1.2)+v("path",{class:"exp-map-line",d:s,"stroke-width":2.5*n})}function Tp(t){let{course:e,tip:n,unit:r}=t,s=Mo*.86*r,o=n-en*1.12*r,[a,l]=[-.93,.93].map(h=>U(e,o+s*.36,h*s)),p=`${C(U(e,n),a)}A${S(s)} ${S(s)} 0 1 0 ${j(l)}Z`;return pe(t,"line",o-s*.6,zt*r,`${S(6*r)} ${S(3.2*r)}`)+v("path",{class:"exp-map-tip",d:p})}var Sp={a:Ro,v:Lp,s:Tp};function lt({x:t,y:e},n){return{x:t-n,y:e-n,width:2*n,height:2*n}}function Ft(t,e,n){return{x:t.x-e,y:t.y-n,width:t.width+2*e,height:t.height+2*n}}function Q(t,e){let n=Math.min(t.x+t.width,e.x+e.width)-Math.max(t.x,e.x);return n<=0?0:n*Math.max(0,Math.min(t.y+t.height,e.y+e.height)-Math.max(t.y,e.y))}function X(t,e,n){let r=n.x+n.width,s=n.y+n.height;if(t.x<n.x&&e.x<n.x||t.x>r&&e.x>r||t.y<n.y&&e.y<n.y||t.y>s&&e.y>s)return 0;let o=e.x-t.x,a=e.y-t.y,l=0,p=1;if(o!==0){let[u,h]=[(n.x-t.x)/o,(r-t.x)/o];l=Math.max(l,Math.min(u,h)),p=Math.min(p,Math.max(u,h))}if(a!==0){let[u,h]=[(n.y-t.y)/a,(s-t.y)/a];l=Math.max(l,Math.min(u,h)),p=Math.min(p,Math.max(u,h))}return p>l?(p-l)*Math.hypot(o,a):0}function gt(t,e){return e.x>=t.x&&e.y>=t.y&&e.x+e.width<=t.x+t.width&&e.y+e.height<=t.y+t.height}function At({x:t,y:e},n,r=0){return t>n.x-r&&t<n.x+n.width+r&&e>n.y-r&&e<n.y+n.height+r}function xt({x:t,y:e},n){return Math.hypot(Math.max(n.x-t,0,t-n.x-n.width),Math.max(n.y-e,0,e-n.y-n.height))}var Ht=17,tt=13,Ao=10.5,Co=["M-7-4 0-8 7-4V4L0 8-7 4Z","M0-8.4 8-1.6 5 7.4H-5L-8-1.6Z","M-7-7H7V7H-7Z","M0-8A8 8 0 1 1-.01-8Z","M-7.6-6H7.6L4.4 7H-4.4Z","M-3.4-8H3.4L8-3.4V3.4L3.4 8H-3.4L-8 3.4V-3.4Z"];function ue(t,e,n){return v("path",{class:`exp-map-token${n?" exp-map-token--own":""}`,d:Co[t%Co.length]})+v("text",{class:"exp-map-letter",y:3.8,"font-size":Ao},Et(e))}function Ho(t,e,{seat:n,letter:r,own:s},o){let a=e.reach*.72+5*o,l=8*o,u=Vo([[-1,-1],[1,-1],[-1,1],[1,1],[0,-1.45],[0,1.45],[-1.45,0],[1.45,0]].map(([d,m],f)=>{let x={x:e.at.x+d*a,y:e.at.y+m*a};return{what:x,cost:t.cost(lt(x,l),e.place.code)+f+(m>0?14:0)}}));t.take(lt(u,l),`${e.place.code}-token-${n}`,!0);let h=`translate(${j(u)}) scale(${o.toFixed(2)})`;return v("g",{transform:h},ue(n,r,s))}function Po(t,e,n,r,s){let o=-e.reach/s,a=[0,12,-11+o,-20+o].flatMap(p=>[{left:!1,rise:p},{left:!0,rise:p}]),l=Vo(a.map((p,u)=>{let h=t.cost(Eo(e,p,s),e.place.code);return{what:p,cost:h+u*3+(p.rise<0?14:0)}}));return t.take(Eo(e,l,s),`${e.place.code}-flag-${n}`,!0),Rp(n,jo(e,l,s),l,e,r,s)}function jo({at:t,reach:e},{left:n,rise:r},s){return{x:t.x+(n?-1:1)*(r<0?e+3*s:e*.5),y:t.y-e-(17+r)*s}}function Eo(t,e,n){let{x:r,y:s}=jo(t,e,n),o=24*n;return{x:(e.left?r-o:r)-1,y:s-1,width:o+2,height:(tt+1)*n}}function Rp(t,{x:e,y:n},{left:r,rise:s},o,a,l){let p=(r?-1:1)*l,h={a:[[0,0],[Ht*1.45,tt/2],[0,tt]],v:[[0,0],[Ht*1.15,0],[Ht*.85,tt/2],[Ht*1.15,tt],[0,tt]]}[t]??[[0,0],[Ht,0],[Ht,tt],[0,tt]],d=`${C(...h.map(([x,b])=>({x:e+p*x,y:n+l*b})))}Z`,m=s<0?C({x:e,y:n},{x:e,y:n+(tt+4)*l}):C({x:e,y:o.at.y-a*.6},{x:e,y:n}),f={x:e+p*Ht*(t==="a"?.36:.47),y:n+(tt*.5+3.7)*l};return v("g",{class:q(t),"data-way":t},v("path",{class:"exp-map-pole-gap",d:m})+v("path",{class:"exp-map-pole",d:m})+v("path",{class:"exp-map-flag",d})+v("text",{class:"exp-map-flag-letter",...f,"font-size":Ao*l},Et(t.toUpperCase())))}function Vo(t){return t.reduce((e,n)=>n.cost<e.cost?n:e).what}var Zo={expedition:"",head:null,choices:[],chosen:null,chosenTail:null,verb:"lay"};function Oo(t,e,n){let r=new Map;for(let o of t.places.keys())r.set(o,{numbers:[],effect:"",chosen:n.chosen===o,own:!1,open:!1,reached:e.reached===o,marked:!1,visited:!1,from:n.choices.length>0&&(n.chosenTail??n.head)===o,heads:[],tokens:[]});let s=(o,a)=>{let l=o===null?void 0:r.get(o);l!==void 0&&a(l)};for(let{place:o,number:a,text:l}of n.choices)s(o,p=>{p.numbers.length===0&&(p.effect=l),p.numbers.push(a)});for(let o of e.own)s(o,a=>a.own=!0);for(let o of e.open)s(o,a=>a.open=!0);for(let o of e.marks??[])s(o,a=>a.marked=!0);for(let o of e.tokens)s(o.place,a=>a.tokens.push(o));for(let{expedition:o,arrows:a,head:l}of e.journeys){for(let p of a.flat())s(p,u=>u.visited=!0);s(l,p=>p.heads.push(o))}return r}function V(t){return t.numbers.length>0}function Cp(t){return V(t)?9:t.marked?8:t.reached?7:t.own||t.open||t.from?4.5:1}function Bo(t,e){return t.board.places.flatMap(n=>{let r=e.get(n.code),o=t.radius*(n.kind==="start"?1.5:1)+Cp(r)*t.unit;return(n.edge?["left","right"]:[null]).map(l=>({place:n,side:l,at:t.at(n,l),stand:r,reach:o}))})}function Do(t,e,{head:n,choices:r}){let s=[];for(let{place:a,tail:l}of r){let p=t.course(e,l,a),u=t.place(a);p!==null?s.push(p.tail,p.tip):u!==void 0&&s.push(e.at(u,null))}let o=n===null||s.length>0?void 0:t.place(n);return o!==void 0&&s.push(e.at(o,null)),e.fitted(s)}function qt(t,e,n=null){if(n!==null){let r=S(e*1.45);return v("path",{class:`exp-map-${t}`,d:`M0 -${r}A${r} ${r} 0 0 ${n==="left"?1:0} 0 ${r}Z`})}switch(t){case"start":return v("circle",{class:"exp-map-start-ring",r:e*1.6})+v("path",{class:"exp-map-start",d:Ap(e*1.3)});case"green":return v("circle",{class:"exp-map-green",r:e});case"blue":return v("rect",{class:"exp-map-blue",...Ep(e*.92),rx:1});case"red":{let r=e*1.24;return v("path",{class:"exp-map-red",d:`${C({x:0,y:-r},{x:r,y:0},{x:0,y:r},{x:-r,y:0})}Z`})}}}function Ep(t){return{x:-t,y:-t,width:2*t,height:2*t}}function Ap(t){let e=Array.from({length:8},(n,r)=>{let s=t*(r%2===0?1.55:.525),o=r*Math.PI/4;return{x:Math.sin(o)*s,y:-Math.cos(o)*s}});return`${C(...e)}Z`}function No(t,e,{place:n,side:r,at:s,stand:o}){let{unit:a}=t,l=t.radius*(n.kind==="start"?1.25:1),p="";o.reached&&(p+=v("circle",{class:"exp-map-now",r:l+7*a})),o.marked&&(p+=de("pointed",l+7*a,5)),V(o)?p+=Hp(l+5.4*a,a,o.chosen):o.own?p+=de("own",l+3.6*a,5):o.open?p+=de("open",l+3.4*a,4):o.from&&(p+=de("from",l+3.6*a,4)),p+=qt(n.kind,t.radius,r),V(o)&&o.own&&(p+=v("circle",{class:"exp-map-eye",r:t.radius*.38}));let u=V(o)||o.from?q(e):null;return v("g",{class:u,transform:`translate(${j(s)})`},p)}function de(t,e,n){return v("circle",{class:"exp-map-gap",r:e,"stroke-width":n})+v("circle",{class:`exp-map-ring-${t}`,r:e})}function Hp(t,e,n){let r=[1,3,5,7].map(s=>{let[o,a]=[Math.cos(s*Math.PI/4),Math.sin(s*Math.PI/4)],[l,p]=[t-2,t+4.6*e];return C({x:o*l,y:a*l},{x:o*p,y:a*p})});return de(n?"chosen":"lit",t,n?7:5)+v("path",{class:"exp-map-tick",d:r.join("")})}var Pp={wait:"M-5-8H5M-5 8H5M-4-8C-4-2 4 2 4 8M4-8C4-2-4 2-4 8",token:"M-7-4 0-8 7-4V4L0 8-7 4Z",arrow:"M-8 0H7M2-5 7 0 2 5",loop:"M5.8-3.4A6.7 6.7 0 1 0 6.7 1M6.8-8V-3H1.8",blue:"M-7.5-7.5H7.5V7.5H-7.5ZM-4 0H4M0-4V4",ticket:"M-8-5H8V-2A2 2 0 0 0 8 2V5H-8V2A2 2 0 0 0-8-2ZM-3-2.5V-1M-3 1V2.5M3-2 5 0 3 2 1 0Z",remove:"M8 0H-7M-2-5-7 0-2 5",swap:"M-7-3.5H7M3-7.5 7-3.5 3 .5M7 4H-7M-3 0-7 4-3 8"};function Ko(t){return i`<svg class="exp-due-sign" viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
    <path d=${Pp[t]} />
  </svg>`}function _o(t){let n=ce(t,{tail:{x:-6,y:12},tip:{x:58,y:12},aside:0},{unit:1.15,marks:[4,4]});return i`<svg class="exp-line-sample" viewBox="0 0 54 24" aria-hidden="true" focusable="false">${ht(n)}</svg>`}function rn(t){if(t===void 0)return c;let e=qt(t,t==="start"?4.4:6);return i`<svg class="exp-place-sign" viewBox="-9.5 -9.5 19 19" aria-hidden="true" focusable="false">
    ${ht(e)}
  </svg>`}function sn(t,e,n){return i`<svg class="exp-token-sign" viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
    ${ht(ue(e,t,n))}
  </svg>`}function Io(){return i`<svg class="exp-ticket-sign" viewBox="0 0 64 34" aria-hidden="true" focusable="false">
    <path d="M2 2H62V12A5 5 0 0 0 62 22V32H2V22A5 5 0 0 0 2 12Z" /><path class="exp-ticket-perforation" d="M17 6V28" />
    <path class="exp-ticket-mark" d="M40 7.5 49.5 17 40 26.5 30.5 17Z" />
  </svg>`}var me=1.2,jp=3,Vp=6;function or(t,e,n,r){let s=`${r.id}-${e}`;return i`<section class="exp-routes-cards" role="group" data-look=${e} aria-labelledby=${s}>
    ${ar(t.title,t.note,s)}
    <ul class="exp-places">
      ${P(t.cards,o=>o.place,o=>i`<li>${Zp(o,e,n,r)}</li>`)}
    </ul>
  </section>`}function ar(t,e,n){return i`<h3 class="exp-box-title" id=${n}>${t}${e?i` <span class="exp-quiet">${e}</span>`:c}</h3>`}function Zp(t,e,n,r){return i`<button
    type="button"
    class="exp-place-card"
    data-key="${e}-${t.place}"
    aria-label=${t.label}
    @click=${s=>r.routes.go(t.place,s.detail)}
  >
    ${ir(t,n,r)}
  </button>`}function ir(t,e,n){let{board:r}=n.routes,s=e.find(o=>o.place===t.place&&o.letter===t.token);return i`${r===null?c:Op(t.place,r,n)}
    <b>${t.name}</b>${t.note?i` <small>${t.note}</small>`:c} ${s===void 0?c:sn(s.letter,s.seat,s.own)}`}function Op(t,e,n){let{left:r,right:s,top:o,bottom:a}=e.frame,l=s-r,p=e.places.find(h=>h.code===t),u=`${r} ${-o*me} ${l} ${(o-a)*me}`;return i`<svg class="exp-mini" viewBox=${u} aria-hidden="true" focusable="false">
    <use href="#${n.id}-land" />
    ${p===void 0?c:Hr`<circle class="exp-map-${p.kind}" cx=${p.lon} cy=${-p.lat*me} r=${l/22} stroke-width=${l/70} />`}
  </svg>`}function Fo(t){let{board:e}=t.routes;return e===null?c:i`<svg class="exp-mini-ground" width="0" height="0" aria-hidden="true" focusable="false">
    <defs><path id="${t.id}-land" class=${e.land.length>0?"exp-mini-land":"exp-mini-links"} d=${Bp(e)} /></defs>
  </svg>`}var zo=new WeakMap;function Bp(t){let e=zo.get(t);if(e!==void 0)return e;let n=t.land.length>0?t.land.map(Dp).join(""):t.links.map(r=>Np(t,r)).join("");return zo.set(t,n),n}function Dp(t){let e=[];for(let n=0;n+1<t.length;n+=2*jp)e.push(`${t[n]} ${(-t[n+1]*me).toFixed(1)}`);return e.length<Vp?"":`M${e.join("L")}Z`}function Np(t,e){let r=[e.a,e.b].map(s=>t.places.find(o=>o.code===s)).map(s=>s===void 0?"":`${s.lon} ${-s.lat*me}`);return e.side===null&&!r.includes("")?`M${r.join("L")}`:""}var Kp=6;function qo(t,e){let n=`${e.id}-tickets`,r=t.count>Kp?1:t.count;return i`<section class="exp-routes-tickets" role="group" aria-labelledby=${n}>
    ${ar(t.title,String(t.count),n)}
    ${r===0?c:i`<div class="exp-ticket-signs">${Array.from({length:r},Io)}</div>`}
    ${k(t.buttons,e)} ${t.note?i`<p class="exp-help-line">${t.note}</p>`:c}
  </section>`}function Wo(t){let[e="",...n]=t.head;return i`<div class="exp-box">
    <table class="exp-scores exp-players exp-num">
      <caption class="exp-box-title">
        ${t.title}${t.note?i` <span class="exp-quiet">${t.note}</span>`:c}
      </caption>
      <thead>
        <tr><th scope="col">${e}</th>${n.map(r=>i`<th scope="col">${r}</th>`)}</tr>
      </thead>
      <tbody>${t.rows.map(_p)}</tbody>
    </table>
  </div>`}function _p({letter:t,seat:e,own:n,turn:r,cells:s}){let[o="",...a]=s;return i`<tr ?data-own=${n} aria-current=${r?"true":c}>
    <th scope="row"><span>${sn(t,e,n)}${o}</span></th>
    ${a.map(l=>i`<td>${l}</td>`)}
  </tr>`}function Uo(t,e){if(t.lines.length===0)return c;let n=`${e.id}-log`;return i`<div class="exp-box exp-box--log">
    <p class="exp-box-title" id=${n}>${t.title}</p>
    <ol class="exp-log" aria-labelledby=${n} tabindex="0">
      ${t.lines.map(({who:r,text:s})=>i`<li data-who=${r}><span>${s}</span></li>`)}
    </ol>
  </div>`}function Jo(t,e,n){return i`<form class="exp-routes-swap" @submit=${s=>{if(s.preventDefault(),t.submit.why!==void 0)return n.press(t.submit);let o=new FormData(s.currentTarget),a=l=>String(o.get(l)??"");n.submit({drawn:a("drawn"),discarded:a("discarded")})}}>
    ${Go("drawn",t.keep,t.drawn,e,n)} ${Go("discarded",t.discard,t.hand,e,n)}
    ${t.submit.why===void 0?i`<div class="exp-actions">
            <button type="submit" class="exp-button exp-button--main" data-key="button-${t.submit.id}">
              <span>${t.submit.label}</span>
            </button>
          </div>`:k([t.submit],n)}
  </form>`}function Go(t,e,n,r,s){return i`<fieldset>
    <legend class="exp-legend">${e}</legend>
    <div class="exp-places">
      ${n.map((o,a)=>i`<label class="exp-place-card">
          <input type="radio" name=${t} value=${a+1} data-key="${t}-${o.place}" aria-label=${o.label} />
          ${ir(o,r,s)}
        </label>`)}
    </div>
  </fieldset>`}function Yo(t,e){let{asked:n,swap:r,message:s,choices:o,tails:a,buttons:l,tools:p}=t;return n.kind==="wait"&&!s.text&&r===null&&o.length+a.length+l.length+p.length===0?c:i`<section class="exp-box exp-routes-act" role="group" aria-label=${t.asked.text}>
    ${t.swap===null?c:Jo(t.swap,t.scene.tokens,e)}
    ${Fp(t,e)}
    <div>${Wp(t,e)} ${Jp(t,e)}</div>
    ${zp(t.message)}
    ${k(t.tools,e,"exp-routes-tools")}
  </section>`}var Ip={refused:"stop",hint:"lamp",warned:"flag"};function zp(t){if(!t.text)return c;let e=t.rule===null?c:i` ${St(t.rule)}`;return i`<p class="exp-reason exp-routes-message" data-kind=${t.kind}>
    ${$(Ip[t.kind])}<span>${t.text}${e}</span>
  </p>`}function Fp({expeditions:t,asked:e,filter:n},r){return t.length===0||!n?c:i`<fieldset class="exp-expeditions">
    <legend class="exp-box-title">${e.choose}</legend>
    ${P(t,s=>s.id,s=>qp(s,r))}
  </fieldset>`}function qp(t,e){let{choosing:n}=e.routes;return i`<label class="exp-expedition ${q(t.id)}">
    <input
      type="radio"
      name="${e.id}-expedition"
      value=${t.id}
      data-key="expedition-${t.id}"
      .checked=${n.expedition===t.id}
      ?disabled=${t.why!==null}
      @change=${()=>e.routes.takeExpedition(t.id)}
    />
    ${_o(t.id)}
    <span><b>${t.name}</b><small>${t.why??t.at}</small></span>
    <span class="exp-expedition-left exp-num">${t.left}</span>
  </label>`}function Wp(t,e){if(t.choices.length===0&&t.tails.length===0)return c;let{choosing:n}=e.routes,r=`${e.id}-moves`;return i`<div class="exp-moves-head">
      <h3 id=${r} tabindex="-1">${n.asksTail?t.asked.tails:t.asked.tips}</h3>
      ${n.tail===null?c:Up(t,e)}
    </div>
    <ol class="exp-moves" aria-labelledby=${r}>
      ${P(n.rows,s=>s.key,s=>i`<li>${Gp(s,e)}</li>`)}
    </ol>`}function Up({asked:t},e){return i`<button
    type="button"
    class="exp-button exp-button--plain exp-moves-back"
    data-key="tails"
    @click=${()=>e.routes.backToTails()}
  >
    ${$("prev")}<span>${t.back}</span>
  </button>`}function Gp(t,e){let{board:n,choosing:r}=e.routes,s=t.choice!==null&&r.choice?.id===t.choice.id;return i`<button
    type="button"
    class="exp-move ${q(t.choice?.expedition??r.expedition)}"
    data-move
    data-key=${t.key}
    aria-pressed=${t.choice===null?c:String(s)}
    aria-keyshortcuts=${t.number<10?t.number:c}
    @click=${o=>e.routes.take(t,o.detail)}
  >
    <span class="exp-move-number exp-num">${t.number}<span class="exp-hidden">. </span></span>
    ${rn(n?.places.find(({code:o})=>o===t.place)?.kind)}
    <span><b>${t.label}</b>${t.effect?i`<small><span class="exp-hidden">, </span>${t.effect}</small>`:c}</span>
  </button>`}function Jp(t,e){let n=t.choices.length>0;if(!n&&t.buttons.length===0)return c;let{choice:r}=e.routes.choosing;return i`<div class="exp-routes-go">
    ${n?i`<button
            type="button"
            class="exp-button exp-button--main exp-lay"
            data-key="lay"
            aria-disabled=${r===null?"true":c}
            @click=${()=>e.routes.lay()}
          >
            <span>${r?.act??t.asked.idle}</span>
          </button>`:c}
    ${k(t.buttons,e)}
  </div>`}function on(t,e,n=c){return i`<div class="exp-routes-frame"><div class="exp-routes">
    ${Qp(t,e)} ${Xp(t,e)} ${Fo(e)}
    <div class="exp-routes-layout">
      ${he(e)}
      <div class="exp-routes-aside">${ec(t,e)} ${n} ${nc(t,e)}</div>
      ${Yp(t,e)}
    </div>
    ${Ot(t.keys,e)}
  </div></div>`}function Yp({hand:t,openCards:e,tickets:n,scene:r},s){return(t??e??n)===null?c:i`<div class="exp-routes-held">
    ${t===null?c:or(t,"hand",r.tokens,s)}
    ${e===null?c:or(e,"open",r.tokens,s)}
    ${n===null?c:qo(n,s)}
  </div>`}function he(t){return i`<div class="exp-routes-map" data-key="map">${t.routes.mapElement??c}</div>`}function Qp(t,e){let n=e.routes.board?.words.skip;return!n||t.choices.length===0||t.cover!==null?c:i`<a class="exp-skip" href="#${e.id}-moves" @click=${e.routes.skip}>${n}</a>`}function Xp(t,e){let{heading:n,asked:r,keys:s}=t;return i`<div class="exp-routes-head">
    ${n===null?c:tc(n)}
    <p
      class="exp-due"
      data-kind=${r.kind}
      tabindex="-1"
      data-heading
      role=${n===null?"heading":c}
      aria-level=${n===null?2:c}
    >${Ko(r.kind)}<span>${r.text}</span></p>
    <div class="exp-head-tools">${Y(e)}${mt(s,e)}${n===null?c:R()}</div>
  </div>`}function tc({title:t,round:e,totals:n}){return i`<div class="exp-routes-title">
    <h2>${t}</h2>
    <p class="exp-state exp-num"><span>${e}</span>${n.map(r=>i`<span class="exp-quiet">${r.name} <b>${r.value}</b></span>`)}</p>
  </div>`}function ec(t,e){let{cover:n}=t;return n===null?Yo(t,e):i`<div class="exp-box exp-routes-act exp-cover">
    <p>${n.text}</p>
    ${k([n.button],e)}
  </div>`}function nc(t,e){return t.players===null&&t.log===null?c:i`<div class="exp-routes-side">
    ${t.players===null?c:Wo(t.players)} ${t.log===null?c:Uo(t.log,e)}
  </div>`}function Qo(t,e){let n=`${e.id}-coach`;return i`<section class="exp-box exp-coach" aria-labelledby=${n}>
    <p class="exp-box-title" id=${n}>${$("lamp")}<span>${t.title}</span></p>
    ${t.progress===null?c:F(t.progress,e)}
    ${t.rows.length===0?c:rc(t,e)}
  </section>`}function rc(t,e){return i`<table class="exp-values exp-prices exp-num">
      <caption>${t.caption}</caption>
      <thead><tr>${t.head.map(n=>i`<th scope="col">${n}</th>`)}</tr></thead>
      <tbody>${t.rows.map(n=>sc(n,e))}</tbody>
    </table>
    <p class="exp-coach-method">${t.method}</p>`}function sc(t,e){let{why:n}=t;return i`<tr ?data-good=${t.good}>
      <th scope="row">${t.name}</th>
      <td>${t.lead}</td>
      <td>
        <div class="exp-standing">
          <span>${t.good?$("check"):c}<span>${t.standing}</span></span>
          ${n===null?c:i`<button type="button" class="exp-button exp-button--plain" data-key="button-${n.id}"
                @click=${()=>e.press(n)}>${n.label} <span class="exp-hidden">${t.name}</span></button>`}
        </div>
      </td>
    </tr>
    ${t.reasons.length===0?c:i`<tr class="exp-reasons" ?data-good=${t.good}>
          <td colspan="3"><ul>${t.reasons.map(r=>i`<li>${r}</li>`)}</ul></td>
        </tr>`}`}function lr(t){if(t.total===null)return i`<span class="exp-ledger exp-ledger--none" aria-hidden="true"><span>${t.text}</span></span>`;let e=t.parts.map(n=>i`<span>${oc(n)}</span>`);return i`<span class="exp-ledger exp-num" aria-hidden="true">${e}<b>${t.total}</b></span>`}function pr(t){return t===null?c:i`<span class="exp-ledger exp-ledger--total exp-num">
    <span>${t.text}</span><b>${t.value}</b>
  </span>`}function oc(t){return t.split(/\s*([−×+])\s*/).map((e,n)=>n%2===1?i`<i>${e}</i>`:e)}function Xo(t,e,n){return i`<div class="exp-zone exp-zone--other" role="group" aria-label=${t.label} data-row="other">
    ${ea(t,e,n,(r,s)=>i`${lr(r.ledger)}${s}${na(r,e)}`)}
    <div class="exp-camp" data-column=${te(null,e)}>
      ${pr(t.total)} ${t.backs===null?c:ic(t.backs)}
    </div>
  </div>`}function ta(t,e,n){let r=e.river.length===0;return i`<div class="exp-zone exp-zone--own" role="group" aria-label=${t.label} data-row="own">
    ${ea(t,e,n,(s,o)=>i`${r?cr(s):c} ${na(s,e)}
        <span class="exp-landing">${o}</span>${lr(s.ledger)}`)}
    ${Nn(e)?ac(t,e):c}
  </div>`}function ea(t,e,n,r){let s=o=>{let{suit:a,label:l}=o;return ee({place:o.place,suit:a,label:l,draw:p=>r(o,p)},e,n)};return P(t.lanes,o=>o.place,s)}function ac(t,e){return i`<div class="exp-camp" data-column=${te(null,e)}>${Zs()}${pr(t.total)}</div>`}function ic(t){let e=Array.from({length:t.count},()=>i`<span class="exp-card">${Bt()}</span>`);return i`<span class="exp-backs" data-backs="other-hand">${e}</span><span>${t.text}</span>`}function cr(t){return i`<span class="exp-lane-name" aria-hidden="true">${Z(t.suit)}${t.name}</span>`}function na(t,e){return t.cards.length===0?i`<span class="exp-empty">${Z(t.suit)}</span>`:i`<span class="exp-column">${P(t.cards,n=>n.code,n=>i`<span
        class="exp-card"
        data-at="${t.place}/${n.code}"
        ?data-marked=${Ce(e,t.place,n.code)}
        >${W(n.code,n.multiplier)}</span
      >`)}</span>`}function ra(t,e){return t.river.length===0&&t.draw===null?c:i`<div class="exp-zone exp-zone--river" role="group" aria-label=${t.riverLabel} data-row="river">
    ${P(t.river,n=>n.place,n=>lc(n,t,e))}
    ${t.draw===null?c:pc(t.draw,t,e)}
  </div>`}function lc(t,e,n){let{place:r,suit:s,label:o,barred:a,top:l}=t,p=l===null?i`<span class="exp-empty">${Z(s)}</span>`:i`<span class="exp-card" data-at="${r}/${l}">${W(l)}</span>`;return ee({place:r,suit:s,label:o,barred:a,draw:h=>i`${p}<span class="exp-river-foot">${cr(t)}${h}</span>`},e,n)}function pc(t,e,n){let{place:r,label:s}=t,o=i`<span class="exp-count exp-num" aria-hidden="true">${t.count}</span>`,a=i`<span class="exp-lane-name" aria-hidden="true">${t.name}</span>`;return ee({place:r,suit:null,label:s,draw:p=>i`<span class="exp-pile"><span class="exp-card" data-at=${r}>${Bt()}${o}</span></span>
      <span class="exp-river-foot">${a}${p}</span>`},e,n)}function sa(t,e){return i`<div class="exp-shelf">
    <div class="exp-say">
      ${t.prompt?i`<p class="exp-prompt">${t.step===0?c:uc(t.step)}<span>${t.prompt}</span></p>`:c}
      ${k(cc(t),e,"exp-onward")}
      ${mc(t.message)}
      ${t.heading===null?i`${Y(e)}${mt(t.keys,e)}`:c}
    </div>
    ${t.cover===null?fc(t,e):hc(t.cover,e)}
  </div>`}function cc(t){return t.buttons.filter(e=>e.look==="main")}function uc(t){let e=n=>i`<i ?data-on=${n<=t}></i>`;return i`<span class="exp-step" aria-hidden="true">${e(1)}${e(2)}</span>`}var dc={refused:"stop",hint:"lamp",warned:"flag"};function mc(t){let e=t.rule===null?c:i` ${St(t.rule)}`;return i`<p class="exp-reason" data-kind=${t.kind}>
    ${$(dc[t.kind])}<span>${t.text}${e}</span>
  </p>`}function hc(t,e){return i`<div class="exp-cover"><p>${t.text}</p>${k([t.button],e)}</div>`}function fc(t,e){return i`<p class="exp-hand-label" aria-hidden="true">${t.handLabel}</p>
    <div class="exp-hand" role="group" aria-label=${t.handLabel} data-row="hand">
      ${P(t.hand,n=>n.code,(n,r)=>gc(n,t.hand[r-1],t,e))}
    </div>`}function gc(t,e,n,r){let{code:s,label:o}=t,a=`card-${s}`,l=e!==void 0&&e.code.charAt(0)!==s.charAt(0),p=n.refused?.code===s?{kind:"refused",text:n.refused.tag}:null,u=t.tag??p;return i`<button
    type="button"
    class=${l?"exp-card is-first":"exp-card"}
    data-key=${a}
    data-card=${s}
    data-at="hand/${s}"
    tabindex=${r.stop===a?0:-1}
    aria-pressed=${n.step===1?String(r.chosen===s):c}
    @click=${()=>r.card(s)}
  >
    <span class="exp-hidden">${o}${u===null?"":", "}</span>
    <span class="exp-crop">${W(s)}</span>
    ${u===null?c:Vt(u.kind,u.text)}
  </button>`}var xc=3;function ur(t){return t.other===null&&Kn(t)<=xc}function an(t,e){let n=Xs(t,e);return i`<div class="exp-table-frame"><div class="exp-table">
    ${t.heading===null?c:yc(t.heading,t.keys,e)}
    <div class="exp-layout${n===c?" exp-layout--bare":""}">
      <div class="exp-sheet${ur(t)?" exp-sheet--small":""}" data-board>
        <div class="exp-map" data-columns=${Kn(t)}>
          ${bc()}
          ${t.other===null?c:Xo(t.other,t,e)}
          ${ra(t,e)}
          ${ta(t.own,t,e)}
        </div>
        ${sa(t,e)}
      </div>
      ${n}
      ${t.coach===void 0?c:Qo(t.coach,e)}
    </div>
    ${Ot(t.keys,e)}
  </div></div>`}function yc(t,e,n){return i`<div class="exp-head">
    <h2>${t.title}</h2>
    <p class="exp-state exp-num"><b>${t.round}</b>${t.totals.map(({name:r,value:s})=>i`<span class="exp-quiet">${r} <b>${s}</b></span>`)}</p>
    <p class="exp-lastline">${t.last}</p>
    <div class="exp-head-tools">${Y(n)}${mt(e,n)}${R()}</div>
  </div>`}var $c=["M-20 90C80 20 190 60 230 130S150 250 60 230-80 170-20 90Z","M-40 90C70-20 230 20 275 125S170 300 50 275-110 180-40 90Z","M20 110C80 70 150 85 180 135S130 205 75 195-10 150 20 110Z","M640 560C720 480 860 500 930 580S900 740 780 720 570 640 640 560Z","M600 560C700 440 880 450 970 570S920 800 770 770 520 660 600 560Z","M690 580C740 530 830 540 870 590S850 680 790 670 640 630 690 580Z","M520 40C600-10 720 10 760 60S690 170 600 150 450 90 520 40Z","M560 55C610 25 680 35 710 70S660 125 610 120 520 85 560 55Z","M120 520C190 470 300 480 330 540S260 660 170 640 50 570 120 520Z","M165 540C205 510 265 520 285 555S240 620 190 605 120 570 165 540Z"].join("");function bc(){return i`<svg
    class="exp-contours"
    viewBox="0 0 900 700"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <path d=${$c} />
  </svg>`}var vc={right:"check",wrong:"cross"};function oa(t,e){let[n="",...r]=t.head,s=o=>wc(o.currentTarget);return i`<form
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
          ${r.map(o=>i`<th scope="col" role="columnheader">${o}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">${t.rows.map(o=>kc(o,r.length,e))}</tbody>
      ${t.total===null?c:Lc(t.totalLabel,t.total,r.length,e)}
    </table>
    <button type="submit" class="exp-button exp-button--main" data-key="button-${t.check.id}">
      ${$(t.check.icon)}<span>${t.check.label}</span>
    </button>
  </form>`}function wc(t){return Object.fromEntries([...new FormData(t)].map(([e,n])=>[e,String(n)]))}function kc(t,e,n){return i`<tr role="row">
    <th scope="row" role="rowheader">
      <span class="exp-hidden">${t.label}</span>
      <span class="exp-lane-name" aria-hidden="true">${t.suit===""?c:Z(t.suit)}${t.name}</span>
      <span class="exp-chips" aria-hidden="true">${t.cards.map(Dt)}</span>
    </th>
    ${t.note===""||t.cells.length===e?c:i`<td role="cell" class="exp-worksheet-note" colspan=${e-t.cells.length}>${t.note}</td>`}
    ${t.cells.map(r=>i`<td role="cell">${Mc(r,n)}</td>`)}
  </tr>`}function Mc(t,e){return t.box===null?i`<span class="exp-given">${t.given}</span>`:aa(t.box,e)}function Lc(t,e,n,r){return i`<tfoot role="rowgroup">
    <tr role="row">
      <th scope="row" role="rowheader" colspan=${n}>${t}</th>
      <td role="cell">${aa(e,r)}</td>
    </tr>
  </tfoot>`}function aa(t,e){let n=`${e.id}-box-${t.name}`,r=`${e.id}-said-${t.name}`,s=t.first?`${r} ${e.id}-verdict`:r;return i`<span class="exp-fill" data-verdict=${t.verdict??c}>
    <input
      type="text"
      inputmode=${t.digits?"numeric":"text"}
      autocomplete="off"
      spellcheck="false"
      maxlength="8"
      id=${n}
      name=${t.name}
      data-key="box-${t.name}"
      .value=${document.activeElement?.id===n?E:t.value}
      aria-label=${t.label}
      aria-invalid=${t.verdict==="wrong"?"true":c}
      aria-describedby=${t.verdict===null?c:s}
    />
    ${t.verdict===null?c:$(vc[t.verdict])}
    <span class="exp-hidden" id=${r}>${t.said}</span>
  </span>`}function ia(t,e,n,r){return i`<div class="exp-watch">
    <div class="exp-watch-bar">
      <p class="exp-watch-counter exp-num">${t.counter}</p>
      ${k(t.steps,r,"exp-watch-steps")}
    </div>
    ${Tc(t,r)} ${t.comment===null?c:Sc(t.comment)} ${n}
    ${t.question===null||e===null?c:Rc(t.question,e,r)}
  </div>`}function Tc(t,e){let{turn:n,turns:r,turnLabel:s,counter:o}=t;return i`<input
    type="range"
    class="exp-watch-slider"
    data-key="turn"
    min="0"
    max=${r}
    aria-label=${s}
    aria-valuetext=${o}
    .value=${Ye(String(n))}
    @change=${a=>e.option(`turn-${a.currentTarget.value}`)}
  />`}function Sc(t){return i`<div class="exp-note exp-note--plain" data-comment>${$("book")}<p>${t}</p></div>`}function Rc(t,e,n){return i`<div class="exp-watch-question">
    <p class="exp-watch-asked">${t}</p>
    ${tn(e,t,n)}
  </div>`}function la(t,e){let n=`${e.id}-task`,r=t.verdict===null?c:Ec(t.verdict,`${e.id}-verdict`),s=t.routes!==void 0||t.table!==null&&!ur(t.table),o=t.routes===void 0?"":" exp-exercise--map",a=t.routes!==void 0&&(t.options??t.worksheet??t.watch??null)===null,l=`exp-panel exp-exercise${s?" exp-exercise--wide":""}${o}`;return i`<div class="exp-exercise-frame">
    <div class=${l} role="group" aria-labelledby=${n} ?data-done=${t.done}>
      <div class="exp-task">
        ${$(t.icon)}
        <div>
          <p class="exp-eyebrow">${t.number}${t.done?$("check"):c}</p>
          <p class="exp-task-words" id=${n} tabindex="-1" data-heading>${t.task}</p>
          ${t.detail?i`<p class="exp-quiet">${t.detail}</p>`:c}
        </div>
        ${R()}
      </div>
      ${t.watch===void 0?c:ia(t.watch,t.options,r,e)}
      ${t.table===null?c:i`<div class="exp-exercise-table">${an(t.table,e)}</div>`}
      ${t.routes===void 0?c:i`<div class="exp-exercise-table">${on(t.routes,e,a?r:c)}</div>`}
      ${t.options===null||t.watch!==void 0?c:tn(t.options,t.optionsLabel,e)}
      ${t.worksheet===void 0?c:oa(t.worksheet,e)}
      ${t.estimate===void 0?c:fo(t.estimate,e)}
      <div class="exp-guide">
        ${t.watch===void 0&&!a?r:c} ${t.solution===void 0?c:Ac(t.solution)}
        ${k(t.buttons,e)}
      </div>
      ${t.hands===void 0?c:go(t.hands,e)} ${yo(t.hints,e)}
    </div>
  </div>`}var Cc={right:["right","check"],wrong:["refused","cross"],unsure:["plain","lamp"]};function Ec(t,e){let[n,r]=Cc[t.kind];return i`<div class="exp-note exp-note--${n}" data-verdict=${t.kind} id=${e}>
      ${$(r)}
      <p><strong>${t.title}</strong> ${t.text}${t.rule===null?c:i` ${St(t.rule)}`}</p>
    </div>
    ${t.outcomes.length===0?c:i`<div class="exp-outcomes">${t.outcomes.map(Hc)}</div>`}`}function Ac(t){return i`<div class="exp-note exp-note--right" data-solution>${$("lamp")}<p>${t}</p></div>`}function Hc(t){return i`<div>
    <p class="exp-outcome-title">${t.title}</p>
    <p class="exp-num exp-outcome-sum">${t.sum} <b>${t.total}</b></p>
    <p class="exp-quiet">${t.text}</p>
  </div>`}function pa(t,e,n){return i`<section class="exp-panel exp-lab-answer" aria-labelledby="${e.id}-answer">
    <h3 id="${e.id}-answer" tabindex="-1" data-heading>${t.guess?.title??t.answerTitle}</h3>
    ${t.guess===null?c:Pc(t.guess,e)}
    ${t.said?i`<p class="exp-note exp-note--plain exp-lab-said" data-said>${$("chart")}<span>${t.said}</span></p>`:c}
    <div class="exp-lab-about">
      ${t.about?i`<p class="exp-help-line">${t.about}</p>`:c}
      ${t.progress===null?c:F(t.progress,e)}
    </div>
    ${t.parts.map(r=>jc(r,e,n))} ${k(t.saves,e)}
  </section>`}function Pc(t,e){return i`<form class="exp-lab-guess" novalidate @submit=${r=>{r.preventDefault();let s=new FormData(r.currentTarget);e.submit({best:String(s.get("best")??""),mean:String(s.get("mean")??"")})}}>
      ${z(t.best,e)} ${Ne(t.mean,e)}
      <button type="submit" class="exp-button exp-button--main" data-key="button-${t.reveal.id}">
        <span>${t.reveal.label}</span>
      </button>
    </form>
    <div class="exp-chart-cover">${$("chart")}<p>${t.cover}</p></div>`}function jc(t,e,n){let r=`${e.id}-part-${t.id}`;return i`<div
    class="exp-lab-part"
    role="group"
    aria-labelledby=${r}
    data-part=${t.id}
    @input=${s=>n(s,!0)}
    @change=${s=>n(s,!1)}
  >
    <h4 id=${r}>${t.title}</h4>
    <p class="exp-help-line">${t.about}</p>
    ${t.numbers.map(s=>De(s,e))}
    ${t.progress===null?c:F(t.progress,{...e,id:r})}
    ${t.drawn===null?c:tr(t.drawn)}
    ${t.picture===null?c:i`<div class="exp-actions">${K(t.picture,e)}</div>`}
  </div>`}var ln="hand";function ca(t,e){let[n]=t.suits;return i`<div role="group" aria-label=${t.legend}>
    <div class="exp-lab-faces" data-row="picks">
      ${(n?.cards??[]).map(r=>i`<button
          type="button"
          class="exp-lab-face"
          data-key="face-${r.code}"
          tabindex=${Oc(t,"face",e)===r.code?0:-1}
          aria-label=${r.label}
          aria-pressed=${String(r.place===ln)}
          @click=${()=>e.enter(r.code,ln)}
        >
          <span class="exp-lab-crop">${W(r.code)}</span>
          ${r.place===""?c:Vc(r)}
        </button>`)}
    </div>
    <p class="exp-help-line exp-num">${t.about}</p>
    ${t.fault===null?c:Un(t.fault,`${e.id}-cards-fault`)}
  </div>`}function Vc(t){return t.place===ln?i`<span class="exp-lab-mark">${$("check")}</span>`:i`<span class="exp-lab-mark" data-mark=${t.mark}></span>`}function ua(t,e){let n=()=>document.querySelector(`#${e.id}-setting [name="place"]:checked`)?.value??ln;return i`<div role="group" aria-label=${t.cards.legend} class="exp-lab-suits">
    ${t.cards.suits.map(r=>Zc(r,n,e))}
    <p class="exp-help-line">${t.cards.about}</p>
  </div>`}function Zc(t,e,n){let r=t.cards.map(o=>`card-${o.code}`),s=r.includes(n.stop)?n.stop:r[0];return i`<div role="group" aria-label=${t.name}>
    <p class="exp-lane-name">${Z(t.suit)}${t.name}</p>
    <div class="exp-picks" data-row="picks" data-suit=${t.suit}>
      ${t.cards.map(o=>i`<button
          type="button"
          class="exp-pick exp-lab-pick"
          data-key="card-${o.code}"
          data-lies=${o.off?"there":o.place===""?"no":"here"}
          tabindex=${`card-${o.code}`===s?0:-1}
          aria-label=${o.label}
          aria-pressed=${String(o.place!=="")}
          aria-disabled=${o.off?"true":c}
          @click=${()=>n.enter(o.code,e())}
        >
          ${o.text}${o.mark===""?c:i`<small data-mark=${o.mark}></small>`}
        </button>`)}
    </div>
  </div>`}function Oc(t,e,n){let r=t.suits.flatMap(s=>s.cards.map(o=>o.code));return r.find(s=>`${e}-${s}`===n.stop)??r[0]??""}var Bc=150,dr;function ha(t,e){return i`<div class="exp-lab">
    <div>
      <div class="exp-panel-head"><h2>${t.title}</h2>${R()}</div>
      <p class="exp-intro">${t.intro}</p>
    </div>
    <div class="exp-lab-start" role="group" aria-labelledby="${e.id}-start">
      <p class="exp-legend" id="${e.id}-start">${t.presetsLabel}</p>
      ${k(t.presets,e)}
    </div>
    <div class="exp-lab-halves">
      <form class="exp-lab-set" novalidate id=${Oe(e)} @submit=${Nc}
        @input=${n=>da(n,e)}
        @change=${n=>ma(n,e)}>
        ${Dc(t,e)}
      </form>
      ${pa(t,e,(n,r)=>r?da(n,e):ma(n,e))}
    </div>
  </div>`}function Dc(t,e){return i`<section class="exp-panel" aria-labelledby="${e.id}-cards">
      <h3 id="${e.id}-cards">${t.cardsTitle}</h3>
      ${z(t.suit,e)} ${ca(t.hand,e)}
      <details class="exp-fold">
        <summary data-key="fold">${$("next")}<span>${t.table.fold}</span></summary>
        <div class="exp-fold-fields">${z(t.table.place,e)} ${ua(t.table,e)}</div>
      </details>
    </section>
    <section class="exp-panel" aria-labelledby="${e.id}-round">
      <h3 id="${e.id}-round">${t.roundTitle}</h3>
      ${t.numbers.map(n=>De(n,e))} ${z(t.policy,e)}
      <div class="exp-lab-seed">${Ne(t.seed,e)} ${K(t.fresh,e)}</div>
      ${z(t.predict,e)}
    </section>`}function Nc(t){t.preventDefault()}function da(t,e){let n=t.target;n.type==="range"&&(clearTimeout(dr),dr=setTimeout(()=>fa(n.form,e),Bc))}function ma(t,e){let n=t.target;clearTimeout(dr),fa(n.form,e)}function fa(t,e){t!==null&&e.submit(Kc(t))}function Kc(t){let e={};for(let[n,r]of new FormData(t))e[n]=String(r);return e}function ga(t,e){return i`<div class="exp-reveal" ?data-open=${t.open}>
    ${t.note?i`<p>${t.note}</p>`:c}
    <button
      type="button"
      class="exp-button ${t.open?"":"exp-button--main"}"
      data-key="reveal"
      aria-keyshortcuts=${t.key}
      @click=${()=>e.reveal()}
    >
      <span>${t.label}</span><kbd aria-hidden="true">${t.key}</kbd>
    </button>
  </div>`}function ya(t,e){return i`<div class="exp-review">
    <div class="exp-panel">
      <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${R()}</div>
      <p class="exp-intro">${t.intro}</p>
      ${t.progress===null?c:F(t.progress,e)}
      ${k(t.buttons,e)}
    </div>
    ${t.sides.map((n,r)=>_c(n,r,e))}
    ${t.method.length===0?c:Wc(t)}
  </div>`}function _c(t,e,n){return i`<section class="exp-panel exp-review-side" aria-labelledby="${n.id}-side-${e}">
    <h3 id="${n.id}-side-${e}">${t.title}</h3>
    <p>${t.counts}</p>
    ${t.retries.length===0?c:i`<h4 class="exp-box-title">${t.retryLabel}</h4>${k(t.retries,n)}`}
    ${t.rounds.map((r,s)=>Ic(r,`${e}-${s}`))}
  </section>`}function Ic(t,e){return i`<div class="exp-review-round">
    <h4 class="exp-box-title">${t.title}</h4>
    <p class="exp-quiet">${t.counts}</p>
    <div class="exp-review-parts">
      ${t.luck===null?c:i`<div>${mr(t.luck)} ${zc(t,e)}</div>`}
      ${t.choices.length===0?c:i`<ol class="exp-review-choices">${t.choices.map((n,r)=>Fc(n,`${e}-${r}`))}</ol>`}
    </div>
  </div>`}function zc(t,e){return t.draws===null?c:i`<details class="exp-fold">
    <summary data-key="draws-${e}">${$("next")}<span>${t.drawsLabel}</span></summary>
    ${mr(t.draws)}
  </details>`}function Fc(t,e){let[n,r]=t.seed;return i`<li>
    <details class="exp-fold">
      <summary data-key="choice-${e}">
        ${$("next")}<span>${t.title} <span class="exp-review-cost exp-num">${t.cost}</span></span>
      </summary>
      <div class="exp-review-choice">
        <ul class="exp-review-reasons">${t.reasons.map(s=>i`<li>${s}</li>`)}</ul>
        <dl class="exp-review-seen">${t.seen.map(qc)}</dl>
        ${mr(t.prices)}
        <p class="exp-help-line">${n}: <code>${r}</code></p>
      </div>
    </details>
  </li>`}function qc(t){return i`<div>
    <dt>${t.name}</dt>
    ${t.cards.length===0?i`<dd>${t.text}</dd>`:i`<dd><span class="exp-hidden">${t.text}</span><span class="exp-chips">${t.cards.map(Dt)}</span></dd>`}
  </div>`}function mr(t){return i`<table class="exp-values exp-num">
    <caption>${t.caption}</caption>
    <thead><tr>${t.head.map(e=>i`<th scope="col">${e}</th>`)}</tr></thead>
    <tbody>${t.rows.map(xa)}</tbody>
    ${t.foot.length===0?c:i`<tfoot>${xa(t.foot)}</tfoot>`}
  </table>`}function xa([t,...e]){return i`<tr><th scope="row">${t}</th>${e.map(n=>i`<td>${n}</td>`)}</tr>`}function Wc(t){return i`<div class="exp-panel exp-review-method">
    <h3>${t.methodLabel}</h3>
    <ul>${t.method.map(e=>i`<li>${e}</li>`)}</ul>
  </div>`}function $a(t,e){return i`<div class="exp-routes-frame"><div class="exp-panel exp-routes-end">
    <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2><div class="exp-head-tools">${Y(e)}${R()}</div></div>
    <p class="exp-intro">${t.intro}</p>
    <div class="exp-routes-end-top">
      <div class="exp-box">${Rt(t.scores)}</div>
      ${k(t.buttons,e)}
    </div>
    <div class="exp-routes-sheets">${t.sheets.map(Uc)}</div>
    ${_t(t.rules)} ${he(e)}
  </div></div>`}function Uc(t){return i`<section class="exp-box">
    <h3 class="exp-box-title">${t.name}</h3>
    <ul class="exp-route-points">${t.points.map(e=>i`<li>${e}</li>`)}</ul>
    <p><b>${t.total}</b></p>
    <p class="exp-quiet">${t.tickets}</p>
  </section>`}function ba(t,e){let n=pn(e),r=({name:s})=>pn(s).some(o=>Gc(o,n))?0:1;return t.filter(({name:s,short:o})=>[...pn(s),...pn(o)].some(a=>Jc(a,n))).sort((s,o)=>r(s)-r(o)||s.name.localeCompare(o.name,"en",{sensitivity:"base"}))}function Gc(t,e){return e.some(n=>t.startsWith(n))}function Jc(t,e){return e.some(n=>` ${t}`.includes(` ${n}`))}function pn(t){let e=t.normalize("NFD").replace(new RegExp("\\p{M}","gu"),"").toLowerCase();return[""," "].map(n=>e.replace(/['’]/g,n).replace(/[^\p{L}\p{N}]+/gu," ").trim())}function va(t,e){return i`<div class="exp-routes-frame"><div class="exp-routes">
    <div class="exp-routes-head">
      <div class="exp-routes-title"><h2 tabindex="-1" data-heading>${t.title}</h2><p class="exp-quiet">${t.intro}</p></div>
      <div class="exp-head-tools">${Y(e)}${mt(t.keys,e)}${R()}</div>
    </div>
    <div class="exp-routes-layout">
      ${he(e)}
      <div class="exp-routes-aside">
        ${t.quiz===null?i`<div class="exp-actions">${K(t.start,e)}</div>${Xc(t,e)}`:Yc(t.quiz,e)}
      </div>
    </div>
    ${Ot(t.keys,e)}
  </div></div>`}function Yc(t,e){return i`<section class="exp-box exp-quiz" aria-labelledby="${e.id}-quiz">
    <h3 class="exp-box-title" id="${e.id}-quiz">${t.title}</h3>
    <p class="exp-quiz-question">${t.text}</p>
    ${t.answer?Qc(t):c}
    <p class="exp-quiet exp-num">${t.count}</p>
    ${k(t.buttons,e)}
  </section>`}function Qc(t){let e=t.right===null?"plain":t.right?"right":"refused",n=t.right===null?void 0:t.right?"check":"cross";return i`<p class="exp-note exp-note--${e}">${$(n)}<span>${t.answer}</span></p>`}function Xc(t,e){let{board:n,query:r}=e.routes,s=ba(n?.places??[],r),[o,a]=[`${e.id}-search`,`${e.id}-found`];return i`<div class="exp-box exp-finder">
    <label class="exp-legend" for=${o}>${t.search}</label>
    <input
      class="exp-text"
      type="search"
      autocomplete="off"
      spellcheck="false"
      id=${o}
      data-key="search"
      .value=${r}
      aria-controls="${a}-list"
      aria-describedby="${a}-none"
      @input=${l=>e.routes.search(l.target.value)}
    />
    <h3 class="exp-box-title" id=${a}>${t.found}</h3>
    <p class="exp-quiet" id="${a}-none">${s.length===0?t.none:""}</p>
    <ul class="exp-found" id="${a}-list" aria-labelledby=${a}>
      ${P(s,l=>l.code,l=>i`<li>
          <button
            type="button"
            class="exp-move"
            data-key="found-${l.code}"
            @click=${()=>e.routes.go(l.code)}
          >
            ${rn(l.kind)}<span>${l.name}</span>
          </button>
        </li>`)}
    </ul>
  </div>`}function wa(t,e){let n=`${e.id}-share`;return i`<div class="exp-panel exp-share" role="group" aria-labelledby=${n}>
    <p class="exp-box-title" id=${n}>${t.title}</p>
    <div class="exp-share-items">${tu(t).map(r=>eu(r,t.words,e))}</div>
  </div>`}function tu({seed:t,link:e,record:n}){return[{name:"seed",label:t.label,text:t.value,help:null,file:null},...e===null?[]:[{name:"link",...e,text:su(e.query),file:null}],...n===null?[]:[{name:"record",...n}]]}function eu(t,e,n){let r=`${n.id}-share-${t.name}`,s=n.copied?.name===t.name?n.copied:null;return i`<div class="exp-share-item">
    <div>
      <p class="exp-share-label" id=${r}>
        ${t.label} ${t.name==="seed"?i`<code>${t.text}</code>`:c}
      </p>
      ${t.help===null?c:i`<p class="exp-help-line">${t.help}</p>`}
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
      ${t.file===null?c:nu(t,t.file,e)}
    </div>
    ${s===null?c:ru(t,s.done,r,e)}
  </div>`}function nu(t,e,n){let r=()=>Or(t.text,e);return i`<button type="button" class="exp-button" data-key="download-${t.name}" @click=${r}>
    ${n.download}
  </button>`}function ru(t,e,n,r){return e?i`<p class="exp-help-line exp-share-outcome">${r.copied}</p>`:i`<p class="exp-help-line exp-share-outcome">${r.refused}</p>
    <textarea
      class="exp-text"
      readonly
      rows="3"
      data-copy=${t.name}
      aria-labelledby=${n}
      .value=${t.text}
    ></textarea>`}function su(t){return`${location.origin}${location.pathname}${t}`}function Ma(t,e){let n=r=>{let s=r.target;s.type==="text"&&(s.dataset.moved=s.value),e.fill(ou(r.currentTarget))};return i`<div class="exp-calculator">
    <div class="exp-panel exp-tally">
      <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${R()}</div>
      <p class="exp-intro">${t.intro}</p>
      <form class="exp-tally-form" novalidate @input=${n} @submit=${r=>r.preventDefault()}>
        ${z(t.players,e)} ${t.lines.map(r=>au(r,e))}
      </form>
      <p class="exp-tally-result" data-result>${t.settled?$("check"):c}<span>${t.result}</span></p>
      ${iu(t,e)}
    </div>
    <div class="exp-print" aria-hidden="true">
      ${Rt(t.printed)}
      <p class="exp-print-result">${t.result}</p>
    </div>
  </div>`}function ou(t){return Object.fromEntries([...new FormData(t)].map(([e,n])=>[e,String(n)]))}function au(t,e){return i`<div class="exp-tally-line" role="group" aria-label=${t.label} ?data-won=${t.won!==""}>
    <div class="exp-tally-boxes">
      ${ka(t.person,e,"exp-tally-person")} ${t.boxes.map(n=>ka(n,e))}
    </div>
    <p class="exp-tally-total exp-num">
      <span class="exp-quiet">${t.totalLabel}</span> <b data-total>${t.total}</b>
      ${t.won===""?c:i`<span class="exp-tally-won">${$("check")}${t.won}</span>`}
    </p>
    <p class="exp-tally-steps exp-num">${t.steps}</p>
  </div>`}function ka(t,e,n=""){let r=`${e.id}-${t.name}`,s=[t.hint===""?"":`${r}-hint`,t.fault===""?"":`${r}-fault`].filter(Boolean);return i`<div class="exp-tally-box ${n}">
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
        .value=${Be(t.value)}
        aria-invalid=${t.fault===""?c:"true"}
        aria-describedby=${s.length>0?s.join(" "):c}
      />
      <span class="exp-tally-hint exp-num" id="${r}-hint">${t.hint}</span>
    </div>
    ${t.fault===""?c:i`<p class="exp-fault exp-tally-fault" id="${r}-fault">
            ${$("stop")}<span><b>${t.label}:</b> ${t.fault}</span>
          </p>`}`}function iu(t,e){let{copy:n,print:r}=t,s=e.copied?.name==="sheet"?e.copied:null;return i`<div class="exp-actions">
      <button
        type="button"
        class="exp-button"
        data-key="copy-sheet"
        @click=${()=>e.copy("sheet",n.text,{copied:n.copied,refused:n.refused})}
      >
        ${n.label}
      </button>
      <button type="button" class="exp-button" data-key="button-${r.id}" @click=${We}>
        <span>${r.label}</span>
      </button>
      ${t.buttons.map(o=>K(o,e))} ${at(t.buttons,e)}
    </div>
    ${s===null?c:i`<p class="exp-help-line">${s.done?n.copied:n.refused}</p>`}
    ${s===null||s.done?c:i`<textarea class="exp-text exp-area" readonly data-copy="sheet" aria-label=${n.label} .value=${n.text}></textarea>`}`}function hr(t,e,n){return i`${e?cu(n):c} ${T(t)?lu(t,n):pu()}`}function lu(t,e){return i`${t.form===void 0?c:so(t.form,e)}
  ${t.exercise===void 0?c:la(t.exercise,e)}
  ${t.chart===void 0?c:co(t.chart,e)}
  ${t.table===void 0?c:an(t.table,e)}
  ${t.summary===void 0?c:to(t.summary,e)}
  ${t.review===void 0?c:ya(t.review,e)}
  ${t.calculator===void 0?c:oo(t.calculator,e)}
  ${t.tally===void 0?c:Ma(t.tally,e)}
  ${t.lab===void 0?c:ha(t.lab,e)}
  ${t.routes===void 0?c:on(t.routes,e)}
  ${t.routeEnd===void 0?c:$a(t.routeEnd,e)}
  ${t.explorer===void 0?c:va(t.explorer,e)}
  ${t.reveal===void 0?c:ga(t.reveal,e)}
  ${t.share===void 0?c:wa(t.share,e)}`}function pu(){return i`<p class="exp-starting">${y.starting}</p>`}function cu(t){return i`<div class="exp-note exp-note--refused exp-lost">
    ${$("stop")}
    <div>
      <p>${y.lost}</p>
      <button type="button" class="exp-button" data-key="reload" @click=${()=>t.reload()}>
        ${y.lostAction}
      </button>
    </div>
  </div>`}var uu=/^[shdc][2-9TJQKA]$/,du=/^[avs]$/,un="other-hand",fr="hand",mu=".exp-column, .exp-empty, .exp-pile, .exp-card",cn=5,ge=".exp-map, .exp-hand, .exp-map-sheet, .exp-expeditions";function dn(t){let e=t.closest("[data-at]")?.dataset.at?.split("/");if(e?.[1]!==void 0&&!e[0].startsWith("discard-"))return e[1];let n=t.closest("[data-place]")?.dataset.place;return n!==void 0?n:t.closest(`[data-backs="${un}"]`)!==null?un:t.closest("[data-way]")?.dataset.way??t.closest(".exp-expedition")?.querySelector("input")?.value??null}function La(t,e){return[...Ca(t,e)?.querySelectorAll(".exp-column > [data-at]")??[]].map(r=>r.dataset.at.split("/")[1])}function Ta(t,e){if(uu.test(e))return fu(t,e);if(du.test(e))return gu(t,e);if(e===un||e===fr)return fe(t.querySelectorAll(e===fr?".exp-hand":`[data-backs="${e}"]`));let n=Ca(t,e);return n===null?xu(t,e):fe([n.querySelector(mu)??n]).map(hu)}function Sa(t,e){return t.querySelector(`.exp-map-sheet [data-place="${e}"], .exp-map-sheet [data-way="${e}"]`)?.closest(".exp-map-sheet")??null}function Ra(t,e,n){let r=H(e),o=[...r===null?[]:[...r.other?.lanes??[],...r.own.lanes,...r.river],...r?.draw?[r.draw]:[]].find(({place:l})=>l===t);if(o!==void 0)return o.called??o.name;if(t===un&&r?.other?.backs)return r.other.backs.called??r.other.name;if(t===fr&&r!==null)return r.handLabel;let a=n?.places.find(({code:l})=>l===t);return a!==void 0?a.name:os[t]??{a:y.penAmber,v:y.penViolet,s:y.penSlate}[t]??t}function Ca(t,e){return t.querySelector(`[data-row] > [data-key="${e}"]`)}function Ea(t){return t.checkVisibility?.()!==!1}function fe(t){return[...t].filter(Ea).map(e=>{let{x:n,y:r,width:s,height:o}=e.getBoundingClientRect();return{x:n,y:r,width:s,height:o,round:!1}})}function hu({x:t,y:e,width:n,height:r,round:s}){return{x:t-cn,y:e-cn,width:n+2*cn,height:r+2*cn,round:s}}function fu(t,e){return[...t.querySelectorAll(`[data-at$="/${e}"]`)].flatMap(r=>{let s=r.nextElementSibling,o=r.closest(".exp-column")!==null&&s?.matches("[data-at]")===!0;return fe([r]).map(a=>{let l=o?s.getBoundingClientRect().top:1/0;return l>a.y?{...a,height:Math.min(a.height,l-a.y)}:a})})}function gu(t,e){let n=fe(t.querySelectorAll(`.exp-map-sheet [data-way="${e}"]`)),r=t.querySelector(`.exp-expedition > input[value="${e}"]`)?.closest("label");return n.length>0||!r?n:fe([r])}function xu(t,e){return[...t.querySelectorAll(`.exp-map-target[data-place="${e}"]`)].flatMap(r=>{let s=r.closest("svg"),o=/translate\(([-\d.]+) ([-\d.]+)\)/.exec(r.getAttribute("transform")??"");if(s===null||o===null||!Ea(s))return[];let a=Number(r.querySelector(".exp-map-focus")?.getAttribute("r")??0),{x:l,y:p}=s.getBoundingClientRect();return[{x:l+Number(o[1])-a,y:p+Number(o[2])-a,width:2*a,height:2*a,round:!0}]})}var yu=6;function Aa(t,e){let n=null,r=m=>m.target instanceof Element&&m.target.closest(ge)!==null,s=m=>{m.stopPropagation(),m.cancelable&&m.preventDefault()},o=()=>{n!==null&&(n=null,e.stopped())},a=m=>{let f=m.button===2;if(!e.offered()||!r(m)||!(f||e.up()&&m.button===0))return;if(m.stopPropagation(),!m.isPrimary&&m.pointerType==="touch")return o();let x={x:m.clientX,y:m.clientY},b=e.at(x);n=b===null?null:{from:b,pointer:m.pointerId,start:x,moved:!1}},l=m=>{if(n===null||m.pointerId!==n.pointer)return;let{start:f,from:x}=n;n.moved||=Math.hypot(m.clientX-f.x,m.clientY-f.y)>=yu,n.moved&&e.going(x,{x:m.clientX,y:m.clientY})},p=m=>{if(n===null||m.pointerId!==n.pointer)return;let{from:f,moved:x}=n;o();let b=x?e.at({x:m.clientX,y:m.clientY}):f;b!==null&&e.drawn(f,b===f?null:b)},u=m=>{m.key!=="Escape"||n===null||(s(m),o())},h=m=>{if(!e.offered()||!e.up()||!r(m))return;s(m);let f=m.type==="click"&&m.detail===0?e.of(m.target):null;f!==null&&e.drawn(f,null)},d=m=>{e.offered()&&r(m)&&s(m)};return t.addEventListener("pointerdown",a,!0),t.addEventListener("click",h,!0),t.addEventListener("dblclick",h,!0),t.addEventListener("contextmenu",d,!0),addEventListener("pointermove",l),addEventListener("pointerup",p),addEventListener("pointercancel",o),addEventListener("keydown",u,!0),()=>{removeEventListener("pointermove",l),removeEventListener("pointerup",p),removeEventListener("pointercancel",o),removeEventListener("keydown",u,!0)}}function Ha(t){let e=H(t);if(e!==null){let{own:r,other:s,river:o,draw:a,hand:l,cover:p}=e,u=[r,s].map(d=>[d?.name,d?.lanes.map(({cards:m})=>m.map(({code:f})=>f))]),h=[s?.backs?.count,a?.count,p===null];return JSON.stringify([u,o.map(({top:d})=>d),l.map(({code:d})=>d),h])}let{scene:n}=A(t)??t.routeEnd??t.explorer??{};return n===void 0?"":JSON.stringify($u(n))}function $u({journeys:t,tokens:e,own:n,open:r}){return[t.map(({arrows:s})=>s),e.map(({place:s,seat:o})=>[s,o]),n,r]}function gr(t){return H(t)?.pen??A(t)?.pen??("serial"in t?t.routeEnd?.pen:void 0)}var xe=3,bu=12,Va=8,Pa=18;function ye({x:t,y:e,width:n,height:r}){return{x:t+n/2,y:e+r/2}}function mn(t){let{x:e,y:n}=ye(t),[r,s]=[t.width/2+xe,t.height/2+xe];if(t.round)return`M${j({x:e-r,y:n})}${Wt(r,r,{x:e+r,y:n})}${Wt(r,r,{x:e-r,y:n})}Z`;let o=Math.min(bu,r,s),[a,l,p,u]=[e-r,e+r,n-s,n+s];return`M${j({x:a+o,y:p})}L${j({x:l-o,y:p})}${Wt(o,o,{x:l,y:p+o})}L${j({x:l,y:u-o})}${Wt(o,o,{x:l-o,y:u})}L${j({x:a+o,y:u})}${Wt(o,o,{x:a,y:u-o})}L${j({x:a,y:p+o})}${Wt(o,o,{x:a+o,y:p})}Z`}function Wt(t,e,n){return`A${S(t)} ${S(e)} 0 0 1 ${j(n)}`}function ja(t,{x:e,y:n}){if(t.round)return t.width/2+xe;let[r,s]=[t.width/2+xe,t.height/2+xe];return Math.min(e===0?1/0:r/Math.abs(e),n===0?1/0:s/Math.abs(n))}function Za(t,e,{aside:n,size:r}){let[s,o]=[ye(t),ye(e)],a=Math.hypot(o.x-s.x,o.y-s.y),l=a===0?{x:0,y:-1}:{x:(o.x-s.x)/a,y:(o.y-s.y)/a},[p,u]=[ja(t,l),a-ja(e,{x:-l.x,y:-l.y})];u-p<Pa+r&&([p,u]=[Math.min(0,a-Pa-r),a]);let h=(m,f)=>({x:s.x+l.x*m-l.y*(n+f),y:s.y+l.y*m+l.x*(n+f)}),d=r*.55;return{shaft:C(h(p,0),h(u-r*.8,0)),head:`${C(h(u-r,-d),h(u,0),h(u-r,d))}Z`}}function Oa(t,e){let n=null;for(let r of t)for(let s of e){let[o,a]=[ye(r),ye(s)],l=Math.hypot(o.x-a.x,o.y-a.y);(n===null||l<n.far)&&(n={pair:[r,s],far:l})}return n?.pair??null}var vu=15,hn=class{constructor(e){this.root=e;this.element.setAttribute("class","exp-pen-sheet"),this.element.setAttribute("aria-hidden","true"),this.element.setAttribute("focusable","false")}root;element=_("svg");shown="";draw(e,n,r,s,o){let a=n.map(p=>this.one(e,p,wo(n,p)));s!==null&&a.push(this.going(s,r)),o!==null&&a.push(this.spots(o).map(p=>v("path",{class:"exp-pen-aim",d:mn(p)})).join(""));let l=a.join("");this.element.toggleAttribute("hidden",l===""),l!==this.shown&&(this.element.innerHTML=this.shown=l)}one(e,n,r){let{from:s,to:o,look:a}=n,l=o===null?this.spots(s).map(mn).map(m=>xr(m,null)).join(""):this.arrow(s,o,r?Va:0),p=[s,o??s].map(m=>Sa(this.root,m)),u=p[0]===p[1]?p[0]:null,h=`${e}-pen-${It(n).replaceAll(/[~:]/g,"_")}`,d={class:`exp-pen exp-pen--${a}`,"data-drawn":It(n),"clip-path":u===null?null:`url(#${h})`};return(u===null?"":this.clip(h,u))+v("g",d,l)}arrow(e,n,r){let s=Oa(this.spots(e),this.spots(n));return s===null?"":Ba(s[0],s[1],r,this.size)}going({from:e,to:n},r){let[s]=this.spots(e);if(s===void 0)return"";let o=n===null?xr(mn(s),null):Ba(s,this.pointSpot(n),0,this.size);return v("g",{class:`exp-pen exp-pen--${r} exp-pen--going`},o)}get size(){return vu*(parseFloat(getComputedStyle(this.root).fontSize)/16||1)}clip(e,n){let{x:r,y:s,width:o,height:a}=this.local({...wu(n),round:!1});return v("clipPath",{id:e},v("rect",{x:r,y:s,width:o,height:a}))}spots(e){return Ta(this.root,e).map(n=>this.local(n))}local(e){let{x:n,y:r}=this.root.getBoundingClientRect();return{...e,x:e.x-n-this.root.clientLeft,y:e.y-r-this.root.clientTop}}pointSpot({x:e,y:n}){return this.local({x:e,y:n,width:0,height:0,round:!0})}};function wu(t){let{x:e,y:n,width:r,height:s}=t.getBoundingClientRect();return{x:e,y:n,width:r,height:s}}function xr(t,e){let n=e===null?"":v("path",{class:"exp-pen-head",d:e});return[t,e].filter(s=>s!==null).map(s=>v("path",{class:"exp-pen-casing",d:s})).join("")+v("path",{class:"exp-pen-line",d:t})+n}function Ba(t,e,n,r){let{shaft:s,head:o}=Za(t,e,{aside:n,size:Number(S(r))});return xr(s,o)}function Da({from:t,to:e,look:n},r,s){let o={from:s(t),to:e===null?"":s(e),line:ku(n)},[a,l]=r?[y.penMarked,y.penArrow]:[y.penUnmarked,y.penNoArrow];return Ka(e===null?a:l,o)}function Na(t,e){return Ka(y.penBegun,{from:e(t)})}function ku(t){return{1:"",2:`, ${y.penLineDashed}`,3:`, ${y.penLineDotted}`}[t]}function Ka(t,e){return t.replaceAll(/\{(\w+)\}/g,(n,r)=>e[r]??"")}var fn=class{constructor(e,n,r){this.root=e;this.id=n;this.acts=r;this.sheet=new hn(e),e.append(this.sheet.element),this.letGo=Aa(e,{offered:()=>this.isOffered,up:()=>this.isUp,at:a=>this.thingAt(a),of:dn,drawn:(a,l)=>this.put(a,l),going:(a,l)=>this.go({from:a,to:l}),stopped:()=>this.go(null)}),e.addEventListener("keydown",a=>this.key(a),!0),e.addEventListener("focusin",()=>this.followFocus()),e.addEventListener("scroll",()=>this.show(),!0);let s=new MutationObserver(()=>this.presented());if(s.observe(document.documentElement,{attributeFilter:["data-present"]}),this.watchers.push(s),typeof ResizeObserver>"u")return;let o=new ResizeObserver(()=>this.show());o.observe(e),this.watchers.push(o)}root;id;acts;isUp=!1;look=1;drawing=[];kept=[];position="";going=null;aim=null;sheet;letGo;watchers=[];dispose(){this.letGo();for(let e of this.watchers)e.disconnect()}get isOffered(){let e=this.acts.state();return!Zt()||!T(e)?!1:(H(e)??A(e)??e.routeEnd??e.explorer??null)!==null}get keeps(){return gr(this.acts.state())?.keeps===!0}get isKept(){return rr(this.drawing,this.kept)}get hasTools(){return this.isOffered&&(this.isUp||this.drawing.length>0)}settle(e){if(!T(e))return;let n=Ha(e),r=(gr(e)?.kept??[]).map(bo).filter(o=>o!==null),s=n!==this.position;(s||!rr(r,this.kept))&&(this.drawing=r),[this.position,this.kept]=[n,r],s&&([this.going,this.aim]=[null,null]),this.isOffered||(this.isUp=!1)}show(){this.root.toggleAttribute("data-pen",this.isUp&&this.isOffered),this.root.toggleAttribute("data-pen-tools",this.hasTools),this.sheet.draw(this.id,this.drawing,this.look,this.going,this.isUp?this.aim?.card??null:null)}toggle(){this.isUp=!this.isUp,[this.going,this.aim]=[null,null],this.acts.draw(),this.acts.say(this.isUp?y.penUp:y.penDown)}choose(e){this.look=e,this.acts.draw(),this.acts.say({1:y.penSolid,2:y.penDashed,3:y.penDotted}[e])}clear(){let e=this.drawing.length===0;this.drawing=[],this.going=null,this.acts.draw(),this.acts.say(e?y.penNothing:y.penCleared)}keep(){if(this.isKept)return this.acts.say(this.drawing.length===0?y.penNothing:y.penKept);this.acts.send({type:"annotate",marks:this.drawing.map(It)})}put(e,n){let r={from:e,to:n,look:this.look},{drawing:s,added:o}=vo(this.drawing,r);this.drawing=s,this.acts.draw(),this.acts.say(Da(r,o,this.name))}name=e=>Ra(e,this.acts.state(),this.acts.board());go(e){this.going=e,this.show()}presented(){this.isOffered||([this.isUp,this.drawing,this.going,this.aim]=[!1,this.kept,null,null]),this.acts.draw()}thingAt({x:e,y:n}){let r=document.elementFromPoint(e,n);return r===null||!this.root.contains(r)||r.closest(ge)===null?null:dn(r)??(r.closest(".exp-map-sheet")===null?null:this.acts.placeAt({x:e,y:n}))}followFocus(){this.aim===null||this.aim.column===this.focused()||(this.aim=null,this.show())}focused(){let{activeElement:e}=document;return e!==null&&this.root.contains(e)&&e.closest(ge)!==null?dn(e):null}key(e){if(!this.isOffered||e.target.closest("dialog, textarea, select, input:not([type='radio'])"))return;let n=Ls(e,this.isUp);n===null||!this.carryOut(n,e)||(e.preventDefault(),e.stopPropagation())}carryOut(e,{repeat:n}){let r=this.focused();switch(e.type){case"pen":return this.toggle(),!0;case"look":return this.choose(e.look),!0;case"clear":return n||this.clear(),!0;case"down":return this.going===null?this.toggle():this.stopArrow(),!0;case"within":return r!==null&&this.within(r,e.on);case"mark":case"arrow":{let s=this.aim?.column===r?this.aim?.card??r:r;return s===null&&e.type==="mark"&&e.presses?!1:(s===null?this.acts.say(y.penNowhere):n||this.atThing(e.type,s),!0)}}}atThing(e,n){let r=this.going?.to===null?this.going.from:null;if(r!==null&&r!==n)return this.going=null,this.put(r,n);if(e==="mark")return this.put(n,null);if(r===n)return this.stopArrow();this.go({from:n,to:null}),this.acts.say(Na(n,this.name))}stopArrow(){this.go(null),this.acts.say(y.penStopped)}within(e,n){let r=La(this.root,e);if(r.length===0)return!1;let s=this.aim?.column===e?r.indexOf(this.aim.card):n?-1:r.length,o=r[s+(n?1:-1)];return this.aim=o===void 0?null:{column:e,card:o},this.show(),this.acts.say(this.name(o??e)),!0}};function Ia(t,e,{narrow:n,moves:r}){let{words:s}=t,o=i`<details class="exp-map-signs"><summary>${s.legend}</summary>${_a(t)}</details>`;return i`${n?o:_a(t)}${Tu(t,e,r)}`}function _a({legend:t,words:e}){return i`<ul class="exp-map-legend" aria-label=${e.legend}>
    ${t.map(n=>i`<li data-sign=${n.sign}>${Mu(n)}</li>`)}
  </ul>`}function Mu({sign:t,text:e}){return t==="own"||t==="open"?i`<span class="exp-map-pill exp-map-pill--${t}">${e}</span>`:i`${Lu(t)} ${e}`}function Lu(t){let e=t==="token"?ue(0,"",!1):t==="edge"?qt("red",6,"left"):qt(t,t==="start"?4.4:6);return i`<svg class="exp-map-icon" viewBox=${t==="edge"?"-5 -9.5 19 19":"-9.5 -9.5 19 19"} aria-hidden="true" focusable="false">${ht(e)}</svg>`}function Tu({words:t},e,n){return i`<div class="exp-map-zoom" role="group" aria-label=${t.view}>
    <button type="button" class="exp-button" data-key="map-out" aria-label=${t.zoomOut} title=${t.zoomOut} @click=${()=>e.zoom(!1)}>
      −
    </button>
    <button type="button" class="exp-button" data-key="map-in" aria-label=${t.zoomIn} title=${t.zoomIn} @click=${()=>e.zoom(!0)}>
      +
    </button>
    <button type="button" class="exp-button" data-key="map-whole" @click=${()=>e.whole()}>${t.whole}</button>
    <button type="button" class="exp-button" data-key="map-move" ?hidden=${!n} @click=${()=>e.toMove()}>${t.toMove}</button>
  </div>`}var Su=[23.4,-23.4],Ut=30;function qa(t){return t.map(e=>{let n="";for(let r=0;r+1<e.length;r+=2)n+=`${n===""?"M":"L"}${e[r]} ${-e[r+1]}`;return`${n}Z`}).join("")}function Wa(t,e){let{board:n,scale:r,stretch:s,unit:o,window:a}=t,l=$e(a,"sea");if(e==="")return l+za(t);let{x:p,y:u}=t.point(0,0),h=`translate(${S(p)} ${S(u)}) scale(${r.toFixed(4)} ${(r*s).toFixed(4)})`,d=(x,b)=>v("path",{class:`exp-map-${x}`,d:e,transform:h,"vector-effect":"non-scaling-stroke","stroke-width":b}),f=Su.filter(x=>x<n.frame.top&&x>n.frame.bottom).map(x=>Ja(t,x)).join("");return l+d("shallow",17*o)+d("shore",7.5*o)+za(t)+d("land",null)+v("path",{class:"exp-map-grid exp-map-tropic",d:f})}function Ua(t,e){let n=[],r={land:"",sea:""};for(let{a:o,b:a,dashed:l}of t.board.links){let p=t.course(e,o,a);p!==null&&(n.push([p.tail,p.tip]),r[l?"sea":"land"]+=C(p.tail,p.tip))}return{drawn:v("path",{class:"exp-map-link",d:r.land})+v("path",{class:"exp-map-link exp-map-link--sea",d:r.sea}),courses:n}}function Ga(t){let{size:e,window:n,board:r,look:s}=t,o=e.narrow?4:6*t.unit,{x:a,y:l,width:p,height:u}=n,h={x:a-o,y:l-o,width:p+2*o,height:u+2*o},d=(r.frame.right-r.frame.left)/s.zoom>180?10:5,[m,f]=[o/2,o/4],x="";for(let[w,M]of Fa(r.frame.left,r.frame.right,d)){let[B,O]=[Math.max(a,t.point(w,0).x),Math.min(a+p,t.point(M,0).x)];if(O>B)for(let rt of[l-o,l+u])x+=$e({x:B,y:rt+f,width:O-B,height:m},"scale")}for(let[w,M]of Fa(r.frame.bottom,r.frame.top,d)){let[B,O]=[Math.max(l,t.point(0,M).y),Math.min(l+u,t.point(0,w).y)];if(O>B)for(let rt of[a-o,a+p])x+=$e({x:rt+f,y:B,width:m,height:O-B},"scale")}let b=[h,n].map(w=>`M${S(w.x)} ${S(w.y)}h${S(w.width)}v${S(w.height)}h${S(-w.width)}Z`);return v("path",{class:"exp-map-page",d:b.join("")})+$e(h,"frame")+$e(n,"frame")+x}function za(t){let{left:e,right:n,top:r,bottom:s}=t.board.frame,{y:o,height:a}=t.window,l="";for(let p=Math.ceil(e/Ut)*Ut;p<=n;p+=Ut){let{x:u}=t.point(p,0);l+=C({x:u,y:o},{x:u,y:o+a})}for(let p=Math.ceil(s/Ut)*Ut;p<=r;p+=Ut)l+=Ja(t,p);return v("path",{class:"exp-map-grid",d:l})}function Ja(t,e){let{x:n,width:r}=t.window,{y:s}=t.point(0,e);return C({x:n,y:s},{x:n+r,y:s})}function Fa(t,e,n){let r=[];for(let s=Math.ceil(t/n/2)*n*2;s<e;s+=2*n)r.push([s,s+n]);return r}function $e({x:t,y:e,width:n,height:r},s){return v("rect",{class:`exp-map-${s}`,x:t,y:e,width:n,height:r})}var gn=new Map,Gt;function xn(t,e,n,r){let s=`${n?700:400} ${e.toFixed(2)}px ${r}`,o=`${s}|${t}`,a=gn.get(o);return a===void 0&&(Gt===void 0&&(Gt=document.createElement("canvas").getContext("2d")??null),Gt&&(Gt.font=s),a=Gt?Gt.measureText(t).width:t.length*e*(n?.56:.52),gn.size>4e3&&gn.clear(),gn.set(o,a)),a}var Pt=["lit","reached","own","head","start","open","token","edge","visited","other"],Ru=11,Cu=11.5;function Eu({place:t,stand:e}){return V(e)?"lit":e.reached||e.marked?"reached":e.own?"own":e.heads.length>0||e.from?"head":t.kind==="start"?"start":e.open?"open":e.tokens.length>0?"token":t.edge?"edge":e.visited?"visited":"other"}function Au(t){return t.own?"own":t.open?"open":V(t)?"plain":t.reached?"now":null}function yn(t,e,n,r=!1){let{place:s,side:o,stand:a,at:l,reach:p}=e,u=Eu(e),h=Au(a)??(r?"open":null),d=h!==null||["reached","head","start"].includes(u),m=(t.size.narrow?Cu:Ru)*t.unit*(d?1.06:1),f=h===null?0:4*t.unit,x=a.numbers.length*m*1.5;return{code:s.code,text:s.short,at:l,reach:p,wish:o==="right"?s.wishRight:s.wish,rank:Pt.indexOf(u),must:Pt.indexOf(u)<=Pt.indexOf("open")||u==="edge",bold:d,plate:h,numbers:a.numbers,chosen:a.chosen,size:m,padding:f,lead:x,width:xn(s.short,m,d,n)+2*f+x+1,height:m*(h===null?1.12:1.5)}}function $n({label:t,box:e,brief:n,push:r,ambiguous:s},o,a){let{plate:l,padding:p,lead:u,size:h,numbers:d,bold:m}=t,f=e.y+e.height/2,x=r>8*o.unit||s&&(t.must||o.isRoomy)?Hu(t,e):"";l!==null&&(x+=v("rect",{class:`exp-map-plate exp-map-plate--${l}`,...e,rx:3*o.unit})),d.forEach((M,B)=>{let O=e.x+p+h*(.52+1.5*B);x+=v("circle",{class:"exp-map-number",cx:O,cy:f,r:h*.66}),x+=v("text",{class:"exp-map-digit",x:O,y:f+h*.35,"font-size":h*(M>9?.8:.98)},String(M))});let w={class:`exp-map-name${m?" exp-map-name--bold":""}${l===null?"":` exp-map-name--${l}`}`,x:e.x+p+u,y:f+h*.35,"font-size":h};return n||(x+=v("text",w,Et(t.text))),t.numbers.length>0?v("g",{class:q(a)},x):x}function Hu({at:t,reach:e},n){let r={x:Math.max(n.x,Math.min(t.x,n.x+n.width)),y:Math.max(n.y,Math.min(t.y,n.y+n.height))},s=Math.hypot(t.x-r.x,t.y-r.y);if(s<=e)return"";let o=e/s,a={x:t.x+(r.x-t.x)*o,y:t.y+(r.y-t.y)*o};return v("path",{class:"exp-map-leader",d:C(r,a)})}var Pu=["E","W","N","S","NE","SE","NW","SW"],ju=["SSE","SSW","NNE","NNW"],Ya=[0,6,14,24],Vu=Pt.indexOf("edge"),Qa=Pt.indexOf("token"),Zu=Pt.indexOf("visited"),Ou=260,Bu=60;function Xa(t,e,n,r,s){let o=[...t].sort((m,f)=>m.rank-f.rank||f.text.length-m.text.length),a=new Map(o.map(m=>[m,Nu(m,e,n,r)])),l=o.filter(m=>m.must),p=Du(l,a,s?1:Bu),{unit:u,isRoomy:h,size:d}=r;for(let m of o){if(m.must||d.narrow&&r.room<95&&m.rank>Qa)continue;let f=ti(a.get(m),p),x=h?1e3:m.rank<=Qa?42:m.rank===Zu?34:28;f===null||f.hard>(h?34:0)||f.soft>x*u*u||p.push({label:m,...f})}return p}function Du(t,e,n){let r=7,s=()=>(r=r*16807%2147483647)/2147483647,o={cost:1/0,placed:[]};for(let a=0;a<n;a++){let l=a%3===0?.02:.15,p=a===0?t:t.map(d=>({label:d,turn:s()+d.rank*l})).sort((d,m)=>d.turn-m.turn).map(({label:d})=>d),u=[],h=0;for(let d of p){let m=ti(e.get(d),u);if(m!==null&&(m.hard>40&&d.rank===Vu?h+=60:(u.push({label:d,...m}),h+=m.total),h>=o.cost))break}h<o.cost&&(o={cost:h,placed:u})}return o.placed}function ti(t,e){let n=null;for(let r of t){if(n!==null&&r.hard*10+r.soft>=n.total)break;let{hard:s}=r,o=Ft(r.box,1.5,.5);for(let l of e){let p=Q(o,l.box);p>0&&(s+=3*p+60)}let a=s*10+r.soft;(n===null||a<n.total)&&(n={...r,hard:s,total:a})}return n}function Nu(t,e,n,r){let{unit:s,isRoomy:o}=r,a=t.must||o,l=[t.wish,...Pu.filter(b=>b!==t.wish),...a?ju:[]],p=(a?Ya:Ya.slice(0,1)).map(b=>b*s),u=t.reach+p.at(-1)+12,h=Ft({...t.at,width:0,height:0},t.width+u,t.height+u),d=n.near(h),m=e.filter(b=>b.place.code!==t.code&&xt(b.at,h)<40);return(t.numbers.length>0&&!t.chosen?[!1,!0]:[!1]).flatMap(b=>p.flatMap(w=>l.map((M,B)=>{let O=yr(t,M,w,b?t.lead+2*t.padding:t.width),rt=(B===0?0:3+B*.6)+w*1.5+(b?Ou:0);return Ku(t,O,{push:w,soft:rt,brief:b},d,m)}))).sort((b,w)=>b.hard*10+b.soft-w.hard*10-w.soft)}function Ku(t,e,n,r,s){let{soft:o}=n,a=gt(Ft(r.window,-2,-2),e)?0:900;for(let u of r.taken){let h=Q(e,u.box);h>1&&(a+=h+(u.fixed?400:30))}let l=xt(t.at,e),p=!1;for(let u of s){let h=xt(u.at,e);h<u.reach+4&&(o+=t.must?9:6),!(h>=l-1.5)&&(p=!0,o+=t.must?14:8)}for(let[u,h]of r.arrows)o+=X(u,h,e)*(t.must?1.2:2.6);for(let[u,h]of r.links)o+=X(u,h,e)*(t.plate===null?.5:.25);return{...n,box:e,hard:a,soft:o,ambiguous:p}}function yr({at:t,reach:e,height:n},r,s,o){let a=e+s+2.5,l=(e+s)*.72+1,p=r.startsWith("N"),[u,h]=r==="E"||r==="W"?[r==="E"?a:-a-o,-n/2]:r.length===2?[r.endsWith("E")?l:-l-o,p?-l-n+2:l-2]:[-o*(r.length===1?.5:r.endsWith("E")?.28:.72),p?-a-n+1:a-1];return{x:t.x+u,y:t.y+h,width:o,height:n}}function ei({projection:t,names:e,family:n},r){if(r===null||e.some(({label:l,brief:p})=>l.code===r.place.code&&!p))return"";let s={...yn(t,r,n,!0),reach:r.reach+4},a=["E","W","N","S","NW","SW"].map(l=>yr(s,l,0,s.width)).find(l=>gt(t.window,l));return a===void 0?"":$n({label:s,box:a,brief:!1,push:0,ambiguous:!1},t,"")}var nt={zoom:1,x:.5,y:.5},_u=[1.15,1.42],Iu=68,zu=1.4,Fu=600,qu=110,Wu=16,et=(t,e,n)=>Math.min(n,Math.max(e,t)),bn=class t{constructor(e,n,r){this.board=e;this.size=n;let{frame:s,places:o}=e,a=Math.sqrt(n.width*n.height/Math.max(1,o.length)),l=et(n.width/Fu/n.text,1,zu);this.unit=n.text*(n.narrow?.95:1)*et(Math.sqrt(a/Iu/n.text),1,l),this.border=n.narrow?6:11*this.unit,this.outside=o.some(M=>M.edge)?9*this.unit:0;let[p,u]=[s.right-s.left,s.top-s.bottom],h={width:n.width-2*this.border,height:n.height-2*this.border},d=(h.width-2*this.outside)/p;this.stretch=et(h.height/(u*d),..._u),this.base=Math.max(.1,Math.min(d,h.height/(u*this.stretch)));let m=et(r.zoom,1,this.closest);this.scale=this.base*m,this.wide=p*this.scale+2*this.outside,this.high=u*this.scale*this.stretch;let f=Math.min(this.wide,h.width),x=Math.min(this.high,h.height),b=this.border+(h.width-f)/2,w=this.border+(h.height-x)/2;this.window={x:b,y:w,width:f,height:x},this.origin={x:et(b+f/2-r.x*this.wide,b+f-this.wide,b),y:et(w+x/2-r.y*this.high,w+x-this.high,w)},this.look={zoom:m,x:(b+f/2-this.origin.x)/this.wide,y:(w+x/2-this.origin.y)/this.high}}board;size;unit;border;outside;stretch;base;scale;window;wide;high;look;origin;get closest(){return Math.max(6,Wu/this.base)}get radius(){return et(this.scale*2.05,4.6,9)*Math.max(1,this.unit)}get arrowUnit(){return Math.max(this.unit,Math.min(1.5,this.unit*et(this.scale/4.4/this.unit,1,1.35)))}get room(){return Math.sqrt(this.wide*this.high/Math.max(1,this.board.places.length))/this.unit}get isRoomy(){return this.room>=qu}point(e,n){let{left:r,top:s}=this.board.frame;return{x:this.origin.x+this.outside+(e-r)*this.scale,y:this.origin.y+(s-n)*this.scale*this.stretch}}degrees({x:e,y:n}){let{left:r,top:s}=this.board.frame;return{lon:r+(e-this.origin.x-this.outside)/this.scale,lat:s-(n-this.origin.y)/this.scale/this.stretch}}at(e,n){let{left:r,right:s}=this.board.frame;return this.point(e.edge?n==="right"?s:r:e.lon,e.lat)}zoomed(e,n){let r=et(this.look.zoom*e,1,this.closest),s=r/this.look.zoom,{x:o,y:a,width:l,height:p}=this.window,u=n.x-this.outside-(n.x-this.origin.x-this.outside)*s,h=n.y-(n.y-this.origin.y)*s,d=(this.wide-2*this.outside)*s+2*this.outside;return{zoom:r,x:(o+l/2-u)/d,y:(a+p/2-h)/(this.high*s)}}seen(e){return new t(this.board,this.size,e)}dragged(e,n){return{zoom:this.look.zoom,x:this.look.x-e/this.wide,y:this.look.y-n/this.high}}fitted(e,n){if(e.length===0)return nt;let[r,s]=[e.map(({x:m})=>m),e.map(({y:m})=>m)],[o,a,l,p]=[Math.min(...r),Math.max(...r),Math.min(...s),Math.max(...s)],{width:u,height:h}=this.size,d=Math.min((u-2*this.border-190*this.unit)/(a-o+this.scale),(h-2*this.border-90*this.unit)/(p-l+this.scale*this.stretch));return{zoom:n??et(d*this.look.zoom,1,this.closest/2),x:((o+a)/2-this.origin.x)/this.wide,y:((l+p)/2-this.origin.y)/this.high}}},vn=class{constructor(e){this.board=e;this.places=new Map(e.places.map(n=>[n.code,n])),this.links=new Map(e.links.map(n=>[pt(n.a,n.b),n]))}board;places;links;place(e){return this.places.get(e)}link(e,n){return this.links.get(pt(e,n))}course(e,n,r){let[s,o,a]=[this.place(n),this.place(r),this.link(n,r)];return s===void 0||o===void 0||a===void 0?null:{tail:e.at(s,a.side),tip:e.at(o,a.side)}}};function pt(t,e){return t<e?`${t} ${e}`:`${e} ${t}`}var $r=6.6;function br(t){let e=new Map;for(let{expedition:n,arrows:r}of t)for(let[s,o]of r){if(s===void 0||o===void 0)continue;let a=pt(s,o),l=e.get(a)??[];l.includes(n)||e.set(a,[...l,n])}return e}function ni(t,e,n,r,s){let o=e.get(pt(r,s))??[],a=o.indexOf(n);return a<0?0:(a-(o.length-1)/2)*si(t,r,s)}function ri(t,e,n,r,s,o){let a=(e.get(pt(s,o))??[]).filter(p=>p!==r);return a.length===0?0:(a.every(p=>n.indexOf(p)>n.indexOf(r))?-1:1)*(a.length/2+.4)*si(t,s,o)}function si(t,e,n){let r=t.link(e,n);return r===void 0||r.a===e?1:-1}function oi(t,e,n,r,s){let o={arrows:"",badges:"",courses:[],taken:[]},a=br(n.journeys),l=e.arrowUnit,p=r.verb==="remove"?new Map(r.choices.map(({tail:u,place:h})=>[pt(u,h),h])):null;for(let{expedition:u,arrows:h,closed:d,loops:m}of n.journeys)h.forEach(([f="",x=""],b)=>{let w=t.course(e,f,x);if(w===null)return;let M={...w,aside:ni(t,a,u,f,x)*$r*l},O=u===r.expedition&&p?.get(pt(f,x))===r.chosen&&r.chosen!==null?{css:"exp-map-doomed"}:{},rt=[e.radius,e.radius];if(o.arrows+=ce(u,M,{unit:l,marks:rt,branches:m.includes(b),...O}),o.courses.push([M.tail,M.tip]),!d.includes(b))return;let L=U(M,nn(M)/2);o.badges+=Lo(u,L,e.unit),o.taken.push(lt(L,6.4*e.unit))});return o.arrows+=Uu(e,n),r.verb==="lay"&&Gu(t,e,n,r,s,o),o}function Uu(t,{journeys:e}){let n=t.board.places.filter(r=>r.edge);return e.flatMap(({expedition:r,arrows:s})=>{let o=new Set(s.flat());return n.filter(({code:a})=>o.has(a)).flatMap(a=>["left","right"].map(l=>To(r,t.at(a,l),l,t.outside+2,t.unit)))}).join("")}function Gu(t,e,n,r,s,o){let a=br(n.journeys),l=n.journeys.map(({expedition:m})=>m),{unit:p,radius:u,arrowUnit:h}=e,d="";for(let{place:m,tail:f}of r.choices){let x=t.course(e,f,m);if(x===null)continue;let b=ri(t,a,l,r.expedition,f,m)*$r*h,w={...x,aside:b};o.courses.push([w.tail,w.tip]),s.get(m)?.chosen===!0&&(r.chosenTail===null||r.chosenTail===f)?d+=ce(r.expedition,w,{unit:h*1.15,marks:[u,u+6*p]}):o.arrows+=So(r.expedition,w,p)}o.arrows+=d}var wn=class t{constructor(e,n,r){this.window=e;this.arrows=n;this.links=r}window;arrows;links;taken=[];take(e,n,r){this.taken.push({box:e,owner:n,fixed:r})}near(e){let n=([s,o])=>X(s,o,e)>0,r=new t(this.window,this.arrows.filter(n),this.links.filter(n));return r.taken.push(...this.taken.filter(s=>Q(s.box,e)>0)),r}cost(e,n){let r=gt(this.window,e)?0:900;for(let s of this.taken)s.owner!==n&&(r+=Q(e,s.box)*(s.fixed?5:3));for(let[s,o]of this.arrows)r+=X(s,o,e)*3;for(let[s,o]of this.links)r+=X(s,o,e)*.8;return r}};var Ju=10.5,Yu=.15,vr=2;function ai(t,e,n,r){let s=Ju*t.unit,o=[...n.taken,...r].map(({box:a})=>a);return t.board.seas.flatMap(({name:a,area:l})=>{let p=xn(a.toUpperCase(),s,!1,"serif")*1.1+a.length*s*Yu+6,u=t.point((l.left+l.right)/2,(l.top+l.bottom)/2),h=Qu(l).map(([x,b])=>{let{x:w,y:M}=t.point(x,b);return{x:w-p/2,y:M-s*.8,width:p,height:s*1.6}}),d=({x,y:b,height:w})=>Math.hypot(x+p/2-u.x,1.5*(b+w/2-u.y));h.sort((x,b)=>d(x)-d(b));let m=Ft(t.window,-8,-4),f=h.find(x=>gt(m,x)&&Xu(x,n,o)&&e.isSea(t,x));return f!==void 0&&o.push(f),f===void 0?[]:[{name:a,box:f,size:s}]})}function ii(t){return t.map(({name:e,box:{x:n,y:r,width:s,height:o},size:a})=>{let l={x:n+s/2,y:r+o/2+a*.35,"font-size":a};return v("text",{class:"exp-map-sea-name",...l},Et(e))}).join("")}var kn=class{rings;constructor({land:e}){this.rings=e.map(n=>{let[r,s]=[0,1].map(o=>n.filter((a,l)=>l%2===o));return{ring:n,west:Math.min(...r),east:Math.max(...r),south:Math.min(...s),north:Math.max(...s)}})}isSea(e,{x:n,y:r,width:s,height:o}){for(let a=0;a<=8;a++)for(let l of[0,.5,1]){let{lon:p,lat:u}=e.degrees({x:n+s*a/8,y:r+o*l});if(this.isLand(p,u))return!1}return!0}isLand(e,n){return this.rings.some(({ring:r,west:s,east:o,south:a,north:l})=>{if(e<s||e>o||n<a||n>l)return!1;let p=!1;for(let u=0,h=r.length-2;u<r.length;h=u,u+=2){let[d,m,f,x]=[r[u],r[u+1],r[h],r[h+1]];m>n!=x>n&&e>d+(n-m)/(x-m)*(f-d)&&(p=!p)}return p})}};function Qu({left:t,right:e,top:n,bottom:r}){let s=[];for(let o=r+vr;o<n;o+=vr)for(let a=t;a<=e;a+=vr)s.push([a,o]);return s}function Xu(t,e,n){return!n.some(r=>Q(r,t)>0)&&!e.arrows.some(([r,s])=>X(r,s,t)>0)&&!e.links.some(([r,s])=>X(r,s,t)>0)}var Mn=class{constructor(e){this.atlas=e;this.outline=qa(e.board.land),this.land=new kn(e.board),this.layers.setAttribute("aria-hidden","true"),this.inside.append(...["ground","links","arrows","places","beside","names"].map(()=>_("g"))),this.layers.append(this.inside,this.edges,this.hints)}atlas;layers=_("g");inside=_("svg");edges=_("g");hints=_("g");outline;land;ground="";hinted="";spots(e,{scene:n,lit:r}){return Bo(e,Oo(this.atlas,n,r))}draw(e,n,r,s,o,a){let{scene:l,lit:p}=n,{unit:u,window:h}=e,d=new Map(r.map(L=>[L.place.code,L.stand])),m=Ua(this.atlas,e),f=oi(this.atlas,e,l,p,d),x=new wn(h,f.courses,m.courses);for(let{at:L,reach:ct,place:be}of r)x.take(lt(L,ct),be.code,!1);for(let L of f.taken)x.take(L,"",!0);s!==null&&x.take(s,"",!0);let b=r.filter(({at:L})=>At(L,h,10)),w=l.journeys.map(({expedition:L,head:ct})=>{let be=b.find(({place:ki,side:Mi})=>ki.code===ct&&Mi===this.sideOf(l,L,ct));return be===void 0?"":Po(x,be,L,e.radius,u)}),M=b.filter(({side:L})=>L!=="right").flatMap(L=>L.stand.tokens.map(ct=>Ho(x,L,ct,u))),B=l.nameless?[]:b.map(L=>yn(e,L,o)),O=Xa(B,r,x,e,a),rt=[...r].sort((L,ct)=>li(L)-li(ct));return this.write(e,[Wa(e,this.outline),ii(ai(e,this.land,x,O))+m.drawn,f.arrows,rt.map(L=>No(e,p.expedition,L)).join(""),w.join("")+M.join("")+f.badges,O.map(L=>$n(L,e,p.expedition)).join("")]),this.edges.innerHTML=Ga(e),{projection:e,spots:r,names:O,family:o}}hint(e,n){let r=ei(e,n);r!==this.hinted&&(this.hints.innerHTML=this.hinted=r)}sideOf(e,n,r){if(r===null||this.atlas.place(r)?.edge!==!0)return null;let s=e.journeys.find(o=>o.expedition===n)?.arrows.at(-1);return this.atlas.link(s?.[0]??"",r)?.side??"left"}write({window:e},n){let{x:r,y:s,width:o,height:a}=e;for(let[l,p]of Object.entries({x:r,y:s,width:o,height:a}))this.inside.setAttribute(l,String(p));this.inside.setAttribute("viewBox",`${r} ${s} ${o} ${a}`),n.forEach((l,p)=>{p===0&&l===this.ground||(this.inside.children[p].innerHTML=l)}),this.ground=n[0]}};function li({stand:t}){return V(t)?2:t.heads.length>0||t.reached?1:0}var td={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}},ed=2.2,nd=1e3;function pi({key:t,ctrlKey:e,metaKey:n,altKey:r}){if(e||n||r)return null;let s=td[t];return s!==void 0?{type:"move",way:s}:t==="Enter"||t===" "?{type:"act"}:t==="+"||t==="="?{type:"zoom",closer:!0}:t==="-"?{type:"zoom",closer:!1}:t==="0"?{type:"whole"}:/^[1-9]$/.test(t)?{type:"number",number:Number(t)}:new RegExp("^\\p{L}$","u").test(t)?{type:"letter",letter:t}:null}function ci(t,e,n){let r=null;for(let s of t){let[o,a]=[s.at.x-e.at.x,s.at.y-e.at.y],l=o*n.x+a*n.y;if(s.place.code===e.place.code||l<=1)continue;let p=l+ed*(Math.abs(o*n.y)+Math.abs(a*n.x));(r===null||p<r.cost)&&(r={spot:s,cost:p})}return r?.spot??null}var Ln=class{typed="";last=-1/0;names;constructor(e){this.names=e.flatMap(({code:n,name:r,short:s})=>[...new Set([r,s])].map(o=>({code:n,name:wr(o)}))).sort((n,r)=>n.name.localeCompare(r.name))}next(e,n,r){this.typed=r-this.last>nd?wr(e):this.typed+wr(e),this.last=r;let s=/^(.)\1+$/u.test(this.typed);return this.find(this.typed,this.typed.length===1,n)??(s?this.find(this.typed.charAt(0),!0,n):null)}find(e,n,r){let s=[...new Set(this.names.filter(({name:o})=>o.startsWith(e)).map(({code:o})=>o))];return s[n?(s.indexOf(r)+1)%s.length:0]??null}};function wr(t){return t.normalize("NFD").replace(new RegExp("\\p{M}","gu"),"").toLowerCase()}function ui(t,e,n){let r=new Ln(e);t.addEventListener("keydown",s=>{let o=n.focused();if(s.key==="Tab"||o===null)return;let a=s.key==="?"||s.key==="Escape";!s.ctrlKey&&!s.metaKey&&!s.altKey&&!a&&s.stopPropagation();let l=pi(s);if(l!==null)switch(s.preventDefault(),l.type){case"move":{let p=ci(n.spots(),o,l.way);return p===null?void 0:n.focus(p.place.code,p.side)}case"letter":{let p=n.nameless()?null:r.next(l.letter,o.place.code,s.timeStamp);return p===null?void 0:n.focus(p)}case"number":return s.repeat?void 0:n.number(l.number);case"act":return s.repeat?void 0:n.act(o.place.code);case"zoom":return n.zoom(l.closer);case"whole":return n.whole()}})}var rd={width:960,height:560};function di({clientWidth:t,clientHeight:e},n){let r=parseFloat(getComputedStyle(n).fontSize)/16||1,s=t===0?rd:{width:t,height:e};return{...s,text:r,narrow:s.width<640*r}}var sd=60,od=480,mi={narrow:3.4,wide:2},Tn=class{constructor(e,n,r){this.atlas=e;this.box=n;this.host=r}atlas;box;host;look=nt;moved=!1;cramped=!1;get size(){return di(this.box,this.host)}get isHeld(){return this.look.zoom>1&&this.moved}projection(e=this.look){return new bn(this.atlas.board,this.size,e)}take(e){this.look=e,this.moved=!0}toMove(e){this.look=Do(this.atlas,this.projection(nt),e),this.moved=!this.isCramped}follow(e){!this.moved&&e.choices.length>0&&this.isCramped&&this.toMove(e)}resized(e){let n=this.isCramped;!this.moved&&n!==this.cramped&&(this.look=nt,n&&this.toMove(e)),this.cramped=n}showPlace(e){let n=this.atlas.place(e);if(n===void 0||this.projection().isRoomy)return;let r=this.projection(nt);this.look=r.fitted([r.at(n,null)],this.size.narrow?mi.narrow:mi.wide),this.moved=!this.isCramped}get isCramped(){let{narrow:e,width:n,text:r}=this.size;return e&&(n<od*r||this.projection(nt).room<sd)}};var ad=[.31,.38,.46,.56],id=2,Sn=class{element=document.createElement("div");corner=0;box=null;heights=new Map;constructor(){this.element.className="exp-map-note"}show(e,n,r){this.element.setAttribute("aria-live",r?"polite":"off"),this.element.hidden=e===null,G(e===null?"":cd(e,n),this.element)}settle(e,n,r,s){let{element:o}=this;if(o.hidden)return null;let a=e.size.narrow?null:this.freest(e,n,r,s?1e6:e.look.zoom>1?id:0),l=a===null||e.look.zoom<=1&&a.cost>0?null:a.box;return o.classList.toggle("exp-map-note--below",l===null),o.style.width=l===null?"":`${l.width}px`,o.style.left=l===null?"":`${Math.round(l.x)}px`,o.style.top=l===null?"":`${Math.round(l.y)}px`,this.box=l,l}covers(e){return this.box!==null&&!this.element.hidden&&xt(e,this.box)<12}heightAt(e,n){let r=`${e} ${n} ${this.element.textContent}`,s=this.heights.get(r);return s===void 0&&(this.element.classList.remove("exp-map-note--below"),this.element.style.width=`${e}px`,s=this.element.offsetHeight,s>0&&this.heights.set(r,s)),s}freest(e,n,r,s){let{window:o,size:a}=e,l=null;for(let p of ad){let u=Math.round(Math.max(230*a.text,o.width*p)),h=this.heightAt(u,a.text);for(let d of[0,1,2,3]){let m=pd(e,u,h,d),x=n.filter(({at:w})=>Q(m,lt(w,7))>0).reduce((w,M)=>w+(M.place.code===r?99:ld(M)),0),b=x+d/2-(d===this.corner?s:0);(l===null||b<l.rate)&&(l={box:m,cost:x,corner:d,rate:b})}if(l!==null&&l.cost===0)break}return this.corner=l.corner,l}};function ld({stand:t}){return V(t)||t.heads.length>0?6:1}function pd({window:t,border:e},n,r,s){let[o,a]=[s<2,s%2===1],l=a?t.x-e+2:t.x+t.width+e-2-n,p=o?t.y+t.height+e-3-r:t.y-e+3;return{x:l,y:p,width:n,height:r}}function cd({name:t,fact:e},n){let r=n.startsWith(t)?n.slice(t.length).replace(/^[\s,.:;]+/,""):n;return i`<p><b>${t}</b> <span class="exp-quiet">${r}</span></p>
    <p>${e}</p>`}var ud=5,hi=1.8,dd=160;function fi(t,e){let n=new Map,r=null,s=!1,o=0,a,l=({clientX:d,clientY:m})=>{let{left:f,top:x}=t.getBoundingClientRect(),b=ot(t);return{x:(d-f)/b,y:(m-x)/b}},p=()=>{let d=e.projection();r=d===null||n.size===0?null:{fingers:[...n.values()],projection:d}},u=d=>{let m=r===null?null:md(r.projection,r.fingers,[...n.values()]);m!==null&&e.look(m,d)};t.addEventListener("pointerdown",d=>{d.button===0&&(n.size===0&&(s=!1),n.set(d.pointerId,l(d)),p())}),t.addEventListener("pointermove",d=>{if(r===null||!n.has(d.pointerId))return;if(d.pointerType==="mouse"&&d.buttons===0)return h(d);n.set(d.pointerId,l(d));let m=r.fingers[0],f=[...n.values()];!s&&f.length===1&&Math.hypot(f[0].x-m.x,f[0].y-m.y)<ud||f.length===1&&(d.pointerType==="touch"?!e.held():r.projection.look.zoom<=1)||(s||t.setPointerCapture(d.pointerId),s=!0,cancelAnimationFrame(o),o=requestAnimationFrame(()=>u(!0)))});let h=d=>{n.has(d.pointerId)&&(cancelAnimationFrame(o),s&&d.type==="pointerup"&&u(!1),n.delete(d.pointerId),p())};return t.addEventListener("pointerup",h),t.addEventListener("pointercancel",h),t.addEventListener("click",d=>{s?s=!1:e.press(d.detail===0?null:l(d),d.target,d.detail)}),t.addEventListener("dblclick",d=>{let m=e.projection();m===null||e.isPlace(l(d))||(d.preventDefault(),e.look(m.zoomed(d.shiftKey?1/hi:hi,l(d)),!1))}),t.addEventListener("wheel",d=>{let m=e.projection();if(m===null||!d.ctrlKey&&!d.metaKey)return;d.preventDefault();let f=d.deltaY*(d.deltaMode===1?16:1);e.look(m.zoomed(Math.exp(-Math.max(-120,Math.min(120,f))/400),l(d)),!0),clearTimeout(a),a=setTimeout(()=>{let x=e.projection();x!==null&&e.look(x.look,!1)},dd)},{passive:!1}),t.addEventListener("touchmove",d=>d.touches.length>1&&d.preventDefault(),{passive:!1}),()=>{clearTimeout(a),cancelAnimationFrame(o)}}function md(t,e,n){let[r,s]=e,[o,a]=n;if(r===void 0||o===void 0)return null;if(s===void 0||a===void 0)return t.dragged(o.x-r.x,o.y-r.y);let l=Math.hypot(s.x-r.x,s.y-r.y)||1,p={x:(r.x+s.x)/2,y:(r.y+s.y)/2},u=t.zoomed(Math.hypot(a.x-o.x,a.y-o.y)/l,p);return t.seen(u).dragged((o.x+a.x)/2-p.x,(o.y+a.y)/2-p.y)}var hd={lit:24,other:16},gi=6;function Rn(t){return t>0&&t%2===0}function xi({projection:t,spots:e,names:n},r){if(!At(r,t.window,6))return null;let o=e.map(({at:l,stand:p,place:u})=>({code:u.code,lit:V(p),off:Math.hypot(l.x-r.x,l.y-r.y)})).filter(({lit:l,off:p})=>p<=hd[l?"lit":"other"]).sort((l,p)=>l.off-(l.lit?gi:0)-p.off+(p.lit?gi:0))[0];return o!==void 0&&o.off<=t.radius+4?o.code:n.find(({box:l})=>xt(r,l)===0)?.label.code??o?.code??null}var yi={lit:22,other:12},Cn=class{constructor(e){this.atlas=e;this.targets=e.board.places.flatMap(n=>(n.edge?["left","right"]:[null]).map(s=>fd(n.code,s))),this.stop=this.targets[0],this.element.append(...this.targets.map(n=>n.element))}atlas;element=_("g");targets;stop;lay(e,n,r,s){n.forEach(({at:o,reach:a,stand:l,place:p},u)=>{let{element:h,circles:d}=this.targets[u];h.setAttribute("transform",`translate(${j(o)})`),h.classList.toggle("exp-map-target--lit",V(l));let m=Math.max(a,(V(l)?yi.lit:yi.other)*Math.max(1,e.size.text));for(let[x,b]of[m,a+4,a+4].entries())d[x].setAttribute("r",b.toFixed(1));let f=[r.told[p.code]??p.label,...l.numbers.map(String),l.effect];h.setAttribute("aria-label",f.filter(x=>x!=="").join(", ")),V(l)&&s.verb!=="tail"?h.setAttribute("aria-pressed",String(l.chosen)):h.removeAttribute("aria-pressed")}),this.hasFocus()||(this.stop=this.find(this.wanted(r,s))??this.stop),this.rove()}focused(){return this.targets.find(e=>e.element===document.activeElement)??null}focus(e,n){let r=this.find(e,n);r!==void 0&&(this.stop=r,this.rove(),r.element.focus({preventScroll:!0}))}of(e){return this.targets.find(n=>e instanceof Node&&n.element.contains(e))??null}hasFocus(){return this.element.contains(document.activeElement)}find(e,n){let r=this.targets.filter(s=>s.code===e);return r.find(s=>s.side===n)??r.find(s=>s===this.stop)??r[0]}wanted({reached:e},n){let r=this.atlas.board.places.find(s=>s.kind==="start");return n.chosen??n.choices[0]?.place??n.head??e??r?.code??null}rove(){for(let e of this.targets){let n=e===this.stop||e.side!=="right"&&this.stop.code!==e.code||e.side===null;e.element.setAttribute("tabindex",e===this.stop?"0":"-1"),e.element.setAttribute("role",n?"button":"presentation"),n?e.element.removeAttribute("aria-hidden"):e.element.setAttribute("aria-hidden","true")}}};function fd(t,e){let n=_("g");n.setAttribute("class","exp-map-target"),n.dataset.place=t;let r=["hit","focus-gap","focus"].map(s=>{let o=_("circle");return o.setAttribute("class",`exp-map-${s}`),o});return n.append(...r),{code:t,side:e,element:n,circles:r}}var $i=1.5,gd={journeys:[],tokens:[],own:[],open:[],reached:null,told:{}},En=class{constructor(e,n){this.board=e;this.on=n;this.atlas=new vn(e),this.drawing=new Mn(this.atlas),this.targets=new Cn(this.atlas),this.looking=new Tn(this.atlas,this.box,this.element),this.element.className="exp-map-cell",this.box.className="exp-map-box",this.bar.className="exp-map-bar";let{left:r,right:s,top:o,bottom:a}=e.frame;this.element.style.setProperty("--exp-map-shape",((s-r)/(o-a)).toFixed(3)),this.svg.setAttribute("class","exp-map-sheet"),this.svg.setAttribute("role","group"),this.svg.setAttribute("aria-label",e.words.map),this.svg.append(this.drawing.layers,this.targets.element),this.box.append(this.svg),this.element.append(this.box,this.bar,this.note.element),ui(this.svg,e.places,{focused:()=>this.spot(this.targets.focused()),nameless:()=>this.scene.nameless===!0,spots:()=>this.sheet?.spots??[],focus:(l,p)=>this.focus(l,p),act:l=>this.act(l,!1),number:l=>this.number(l),zoom:l=>this.zoom(l),whole:()=>this.go(nt,!1)});for(let l of["pointerover","pointerout","focusin","focusout"])this.svg.addEventListener(l,p=>{this.pointed=l==="pointerover"?this.targets.of(p.target):null,this.hint()});this.letGo=fi(this.svg,{projection:()=>this.sheet?.projection??null,held:()=>this.looking.isHeld,look:(l,p)=>this.go(l,p),isPlace:l=>this.placeAt(l)!==null,press:(l,p,u)=>this.press(l,p,u)}),this.watcher=typeof ResizeObserver>"u"?null:new ResizeObserver(()=>this.resized());for(let l of[this.box,this.element])this.watcher?.observe(l)}board;on;element=document.createElement("div");box=document.createElement("div");svg=_("svg");bar=document.createElement("div");note=new Sn;atlas;drawing;targets;looking;watcher;letGo;scene=gd;lit=Zo;sheet=null;pointed=null;read=null;show(e,n){let r=e.reached!==this.scene.reached,s=n.expedition!==this.lit.expedition||n.head!==this.lit.head,o=n.chosen===this.lit.chosen?null:n.chosen;[this.scene,this.lit]=[e,n],o!==null?this.tell(o,!1):r||this.read===null?this.tell(e.reached,!1):this.tell(this.read,!1),s&&this.looking.follow(n),this.draw()}toMove(){this.looking.toMove(this.lit),this.draw()}focusPlace(e){this.atlas.place(e)!==void 0&&(this.lit.choices.some(n=>n.place===e)||(this.looking.showPlace(e),this.tell(e,!0),this.draw()),this.focus(e))}placeSeen({x:e,y:n}){let{left:r,top:s}=this.svg.getBoundingClientRect();return this.placeAt({x:e-r,y:n-s})}dispose(){this.watcher?.disconnect(),this.letGo()}zooming={zoom:e=>this.zoom(e),whole:()=>this.go(nt,!1),toMove:()=>this.toMove()};resized(){let{size:e}=this.looking,n=this.sheet?.projection.size,r=e.width===n?.width&&e.height===n.height&&e.text===n.text;this.box.clientWidth===0||r||(this.looking.resized(this.lit),this.draw())}draw(e=!1){if(this.watcher!==null&&this.box.clientWidth===0)return;let n=this.looking.projection(),{narrow:r}=n.size;this.element.toggleAttribute("data-narrow",r),G(Ia(this.board,this.zooming,{narrow:r,moves:this.lit.choices.length>0||this.lit.head!==null}),this.bar),this.looking.look=n.look,this.svg.setAttribute("viewBox",`0 0 ${n.size.width} ${n.size.height}`),this.svg.style.touchAction=this.looking.isHeld?"none":"pan-x pan-y",this.svg.classList.toggle("exp-map-sheet--drag",n.look.zoom>1);let s=this.drawing.spots(n,{scene:this.scene,lit:this.lit}),o=this.note.settle(n,s,this.targets.focused()?.code??null,e),a=getComputedStyle(this.svg).fontFamily||"sans-serif";this.sheet=this.drawing.draw(n,{scene:this.scene,lit:this.lit},s,o,a,e),this.targets.lay(n,s,this.scene,this.lit),this.hint(),this.on.drawn?.()}hint(){let e=this.scene.nameless?null:this.pointed??this.targets.focused();this.sheet!==null&&this.drawing.hint(this.sheet,this.spot(e))}go(e,n){this.looking.take(e),this.draw(n)}zoom(e){let{projection:n}=this.sheet??{};if(n===void 0)return;let r=this.spot(this.targets.focused()),{x:s,y:o,width:a,height:l}=n.window,p={x:s+a/2,y:o+l/2},u=r!==null&&At(r.at,n.window)?r.at:p;this.go(n.zoomed(e?$i:1/$i,u),!1)}tell(e,n){this.read=e;let r=e===null||this.scene.nameless?void 0:this.atlas.place(e);this.note.show(r??null,r===void 0?"":this.scene.told[r.code]??r.label,n)}press(e,n,r){let s=e===null?this.targets.of(n)?.code??null:this.placeAt(e);if(s===null)return;let o=this.sheet?.spots.find(({place:a,at:l})=>a.code===s&&e!==null&&Math.abs(l.x-e.x)<40);this.targets.focus(s,o?.side),this.act(s,Rn(r))}placeAt(e){return this.sheet===null?null:xi(this.sheet,e)}act(e,n){let r=this.lit.choices.filter(({place:s})=>s===e);if(this.tell(e,!0),r.length===0)return this.draw(),this.on.read(e);if(this.lit.chosen!==e)return this.on.choose(e);n||(r.length>1?this.on.choose(e):this.on.lay())}number(e){let n=this.lit.choices.find(r=>r.number===e);n!==void 0&&this.focus(n.place),this.on.number(e)}spot(e){return this.sheet?.spots.find(({place:n,side:r})=>n.code===e?.code&&r===e.side)??null}focus(e,n){this.targets.focus(e,n);let r=this.spot(this.targets.focused()),{projection:s}=this.sheet??{};if(!(r===null||s===void 0)){if(At(r.at,s.window,r.side===null?-20:1))return this.note.covers(r.at)?this.draw():void 0;s.look.zoom>1&&this.go(s.fitted([r.at],s.look.zoom),!1)}}};var An=class{expedition="";tail=null;id=null;table=null;first="";settle(e){let n=this.table;this.table=e;let r=n!==null&&e!==null&&bi(n)===bi(e);return r||this.letAllGo(),e!==null&&e.first!==""&&((e.first!==this.first||!this.canTake(this.expedition))&&this.takeExpedition(e.first),this.first=e.first),!r}get choice(){return this.choices.find(({id:e})=>e===this.id)??null}get asksTail(){return this.tails.length>0&&this.tail===null}get rows(){return this.asksTail?this.tails.map(xd):this.choices.map(yd)}takeExpedition(e){this.expedition=e,this.letAllGo()}take({choice:e,place:n}){return e===null?(this.tail=n,!1):this.id===e.id?!0:(this.id=e.id,!1)}takeTail(e){return this.tails.some(n=>n.place===e)?(this.tail=e,this.id=null,!0):!1}letGo(){if(this.choice!==null)this.id=null;else if(this.tail!==null)this.tail=null;else return!1;return!0}letAllGo(){this.tail=null,this.id=null}canTake(e){return this.table?.expeditions.some(n=>n.id===e&&n.why===null)??!1}get tails(){return this.table?.tails??[]}get choices(){let{filter:e,choices:n}=this.table??{filter:!1,choices:[]};return n.filter(r=>(!e||r.expedition===this.expedition)&&(this.tails.length===0||r.tail===this.tail))}};function xd({place:t,label:e,effect:n},r){return{key:`tail-${t}`,number:r+1,place:t,label:e,effect:n,choice:null}}function yd(t,e){let{id:n,tip:r,label:s,effect:o}=t;return{key:`move-${n}`,number:e+1,place:r,label:s,effect:o,choice:t}}function bi({asked:t,choices:e,tails:n,scene:r}){return JSON.stringify([t.kind,e,n,r.journeys,r.tokens])}function vi(t,e){let{asksTail:n,choice:r,rows:s,tail:o}=e,l=(r??(t?.filter===!1?s[0]?.choice:null))?.expedition??e.expedition;return{expedition:l,head:n?null:$d(t,e,l),choices:s.map(p=>({place:p.place,tail:p.choice?.tail??"",number:p.number,text:p.effect})),chosen:r?.tip??null,chosenTail:o,verb:n?"tail":bd(t)}}function $d(t,{choice:e,tail:n,rows:r},s){let o=e?.tail||n||r[0]?.choice?.tail;return o||(t?.scene.journeys.find(a=>a.expedition===s)?.head??null)}function bd(t){let e=t?.asked.kind;return e==="token"||e==="remove"?e:"lay"}var vd=/^(move|tail)-|^(lay|tails)$/,wd=/^(move|tail|expedition|hand|open|drawn|discarded|button)-|^(lay|tails)$/,kd=".exp-routes-act, .exp-routes-cards",Md="[data-move], .exp-routes .exp-cover button, .exp-routes-swap input, .exp-routes-go > * > button",Hn=class{constructor(e,n,r){this.model=e;this.root=n;this.acts=r}model;root;acts;choosing=new An;query="";map=null;drawn=null;shown=null;moved=!1;dispose(){this.map?.dispose()}get board(){let e=this.model.get("board");return e?.places===void 0?null:e}get mapElement(){let{board:e}=this;return e!==this.drawn&&(this.map?.dispose(),this.map=e===null?null:new En(e,this.events()),this.drawn=e,this.shown=null),this.map?.element??null}settle(e){this.moved=this.choosing.settle(A(e))}show(){let e=Ld(this.acts.state());if(e===null||this.map===null)return;let n=vi(A(this.acts.state()),this.choosing),r=JSON.stringify(n);this.shown?.scene===e&&this.shown.lit===r||(this.shown={scene:e,lit:r},this.map.show(e,n))}placeAt(e){return this.map?.placeSeen(e)??null}takeExpedition(e){this.choosing.takeExpedition(e),this.acts.draw()}take(e,n=0){if(this.choosing.take(e))return Rn(n)?void 0:this.lay();this.acts.draw(),e.choice===null&&this.focusFirst()}lay(){let{choice:e}=this.choosing;e!==null&&this.acts.send({type:"press",id:e.id})}letGo(){let{tail:e}=this.choosing;if(!this.choosing.letGo())return!1;let n=this.root.querySelector(".exp-routes-act")?.contains(document.activeElement)??!1;return this.acts.draw(),n&&e!==null&&this.choosing.tail===null&&this.focusKey(`tail-${e}`),!0}backToTails(){for(;this.choosing.tail!==null;)this.letGo()}skip=e=>{e.preventDefault(),this.root.querySelector(".exp-moves-head > h3")?.focus()};key(e){if(e.ctrlKey||e.metaKey||e.altKey)return!1;if(e.repeat)return/^(Enter| )$/.test(e.key)&&e.target.closest(kd)!==null;if(e.key==="Escape")return this.letGo();if(/^[1-9]$/.test(e.key))return this.number(Number(e.key));let n=e.target.matches(".exp-expedition > input");return e.key!=="Enter"||!n||this.choosing.choice===null?!1:(this.lay(),!0)}search(e){this.query=e,this.acts.draw()}go(e,n=0){let r=this.rowAt(e);if(r!==void 0&&A(this.acts.state())?.asked.kind==="token")return this.take(r,n);this.map?.focusPlace(e)}number(e){let n=this.choosing.rows[e-1];return n===void 0?!1:((this.choosing.choice?.id!==n.choice?.id||n.choice===null)&&this.take(n),n.choice!==null&&this.focusKey(n.key),!0)}refocus(e){if(e===null||!wd.test(e)||A(this.acts.state())===null)return!1;let n=ut(this.root,e);return(ne(this.root)&&(n===null||In(n))||this.moved&&vd.test(e))&&this.focusFirst()}focusFirst(){let e=this.root.querySelector(Md);return e?.focus(),e!==null}focusKey(e){[...this.root.querySelectorAll("[data-move]")].find(r=>r.dataset.key===e)?.focus()}rowAt(e){let{choice:n,rows:r}=this.choosing,s=r.filter(a=>a.place===e),o=n===null?-1:s.findIndex(a=>a.choice?.id===n.id);return s[(o+1)%s.length]}events(){return{choose:e=>{let n=this.rowAt(e);n===void 0||this.choosing.take(n)||this.acts.draw()},read:e=>this.read(e),lay:()=>this.lay(),drawn:()=>this.acts.drawn(),number:e=>{let n=this.choosing.rows[e-1];n!==void 0&&(this.choosing.take(n)||this.acts.draw(),this.map?.focusPlace(n.place))}}}read(e){let n=this.acts.state();if(T(n)){if(this.choosing.takeTail(e))return this.acts.draw();Pe(n)&&this.acts.send({type:"try",code:A(n)===null?null:this.choosing.expedition||null,place:e})}}};function Ld(t){return T(t)?(A(t)??t.routeEnd??t.explorer)?.scene??null:null}function wi(){let{dataset:t}=document.documentElement,e=Number(t.expViews??0)+1;return t.expViews=String(e),`exp-${e}`}var Pn=class{constructor(e,n,r){this.model=e;this.state=e.get("state"),this.link=new Ke(e,()=>this.lose()),this.routes=new Hn(e,this.root,{state:()=>this.state,send:o=>this.act(o),draw:()=>this.draw(),drawn:()=>this.pen.show()}),this.pen=new fn(this.root,this.id,{state:()=>this.state,board:()=>this.routes.board,placeAt:o=>this.routes.placeAt(o),send:o=>this.act(o),say:o=>this.live.say(o),draw:()=>this.draw()}),this.hands=new je(this.root,{state:()=>this.state,send:o=>this.act(o),press:o=>this.press(o),awaitFile:()=>{this.saves=!0}}),this.root.className="exp",this.root.setAttribute("role","group"),ls(),this.root.append(this.main,this.live.element),n.append(this.root),this.root.addEventListener("focusin",o=>this.focused(o.target)),Es(this.root,{state:()=>this.state,chosen:()=>this.local.chosen,choose:o=>this.choose(o),press:o=>this.press(o),reveal:()=>this.reveal(),own:o=>this.hands.key(o)||this.routes.key(o)}),Kr(this.root,{choose:o=>this.choose(o),drop:(o,a)=>this.act({type:"try",code:o,place:a})}),r&&this.root.setAttribute("aria-busy","true"),this.routes.settle(this.state),this.pen.settle(this.state),this.draw();let s="save"in this.state?this.state.save:null;this.recalled=Js(s),r&&this.link.greet(this.recalled,T(this.state)?this.state.serial:-1),e.on("change:state",this.changed),e.on("change:board",this.redrawn),this.presenting.observe(document.documentElement,{attributeFilter:["data-present"]})}model;root=document.createElement("div");main=document.createElement("div");live=new _e;id=wi();local={chosen:null,stop:"",note:null,copied:null};link;routes;hands;pen;changed=()=>this.update();redrawn=()=>this.draw();presenting=new MutationObserver(()=>this.present());state;recalled=null;saves=!1;dispose(){this.model.off("change:state",this.changed),this.model.off("change:board",this.redrawn),this.presenting.disconnect(),this.routes.dispose(),this.hands.dispose(),this.pen.dispose(),this.link.dispose(),this.live.dispose(),this.root.remove()}update(){let e=this.state,n=this.model.get("state");if(this.state=n,!T(n))return this.draw();let r=T(e)?e.save?.text:void 0;n.save?.text!==r&&n.save?.text!==this.recalled&&Ue(n.save);let s=this.link.heard(n)?$s(e,n):null,o=this.heldKey(),a=ts(H(e),H(n)),l=Os(this.root);this.settle(a!==null),a!==null&&Ae(a)&&(this.local.stop=a),this.draw(),this.restoreFocus(o,a),ws(this.root,e,n),this.root.removeAttribute("aria-busy"),(!T(e)||e.serial!==n.serial||e.live!==n.live)&&this.live.say(n.live),this.saveFile(n),us(this.root)&&this.move(l),s!==null&&Ge(s)}saveFile({lab:e,exercise:n}){let r=e?.file??n?.hands?.file??null;!this.saves||r===null||(this.saves=!1,Br(r))}settle(e){let n=H(this.state),r=n?.step===1&&n.hand.some(s=>s.code===this.local.chosen);(e||!r)&&(this.local.chosen=null),this.local.note=null,this.local.copied=null,this.routes.settle(this.state),this.pen.settle(this.state)}draw(){T(this.state)&&(this.root.setAttribute("aria-label",this.state.name),this.state.save!==null&&(this.root.dataset.save=this.state.save.key)),G(hr(this.state,this.link.lost,this.context()),this.main),this.routes.show();let e=es(this.main,this.local.stop);e!==this.local.stop&&(this.local.stop=e,G(hr(this.state,this.link.lost,this.context()),this.main)),this.pen.show()}move(e){let n=H(this.state);n!==null&&(Bs(this.root,e,n.moves),n.refused!==null&&Ds(this.root,n.refused))}context(){return{...this.local,id:this.id,routes:this.routes,hands:this.hands,pen:this.pen,card:e=>this.card(e),place:e=>this.act({type:"try",code:this.local.chosen,place:e}),press:e=>this.press(e),enter:(e,n)=>this.act({type:"enter",code:e,seat:n}),option:e=>this.act({type:"press",id:e}),submit:e=>this.act({type:"submit",values:e}),fill:e=>this.act({type:"fill",values:e}),copy:(e,n,r)=>{this.copy(e,n,r)},reveal:()=>this.reveal(),openKeys:()=>Ze(this.root),reload:()=>location.reload()}}card(e){if(H(this.state)?.step!==1)return this.act({type:"try",code:e,place:null});this.choose(this.local.chosen===e?null:e)}choose(e){this.local.chosen===e||H(this.state)?.step!==1||(this.local.chosen=e,this.draw())}press(e){if(e.why===void 0)return As(this.main),this.saves=T(this.state)&&Fn(this.state).some(n=>n.id===e.id),this.act({type:"press",id:e.id});this.local.note={id:e.id,text:e.why},this.draw(),this.live.say(e.why)}present(){this.link.send({type:"present",on:Zt()},T(this.state)?this.state.serial:-1)}reveal(){T(this.state)&&this.state.reveal!==void 0&&this.act({type:"reveal"})}act(e){T(this.state)&&this.link.send(e,this.state.serial)}lose(){this.root.removeAttribute("aria-busy"),this.draw(),this.live.say(y.lost)}async copy(e,n,r){let s=await Zr(n);this.local.copied={name:e,done:s},this.draw(),this.live.say(s?r.copied:r.refused);let o=s?null:this.main.querySelector(`[data-copy="${e}"]`);o?.focus(),o?.select()}focused(e){let n=e.closest("[data-row] > [data-key]")?.dataset.key;n===void 0||n===this.local.stop||(this.local.stop=n,this.draw())}heldKey(){let e=document.activeElement;if(!(e===null||!this.main.contains(e)))return e.closest("[data-key]")?.dataset.key??null}restoreFocus(e,n){if(e===void 0)return;let r=ss(this.main);r!==null?r.focus():n!==null&&e!==null&&Ae(e)?ut(this.main,n)?.focus():!this.routes.refocus(e)&&ne(this.main)&&rs(this.main,e)}};function Td(){let t=!1;return{render({model:e,el:n}){let r=new Pn(e,n,!t);return t=!0,()=>r.dispose()}}}export{Td as default};
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
