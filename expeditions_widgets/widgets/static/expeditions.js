var Je=globalThis,St=e=>e,me=Je.trustedTypes,Rt=me?me.createPolicy("lit-html",{createHTML:e=>e}):void 0,Qe="$lit$",Z=`lit$${Math.random().toFixed(9).slice(2)}$`,Ye="?"+Z,Pn=`<${Ye}>`,N=document,ee=()=>N.createComment(""),te=e=>e===null||typeof e!="object"&&typeof e!="function",Xe=Array.isArray,jt=e=>Xe(e)||typeof e?.[Symbol.iterator]=="function",Ge=`[ 	
\f\r]`,X=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Ht=/-->/g,At=/>/g,O=RegExp(`>|${Ge}(?:([^\\s"'>=/]+)(${Ge}*=${Ge}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Et=/'/g,Vt=/"/g,_t=/^(?:script|style|textarea|title)$/i,et=e=>(t,...r)=>({_$litType$:e,strings:t,values:r}),a=et(1),bo=et(2),Lo=et(3),y=Symbol.for("lit-noChange"),l=Symbol.for("lit-nothing"),Zt=new WeakMap,P=N.createTreeWalker(N,129);function Bt(e,t){if(!Xe(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Rt!==void 0?Rt.createHTML(t):t}var Ot=(e,t)=>{let r=e.length-1,n=[],s,o=t===2?"<svg>":t===3?"<math>":"",i=X;for(let d=0;d<r;d++){let c=e[d],m,v,h=-1,g=0;for(;g<c.length&&(i.lastIndex=g,v=i.exec(c),v!==null);)g=i.lastIndex,i===X?v[1]==="!--"?i=Ht:v[1]!==void 0?i=At:v[2]!==void 0?(_t.test(v[2])&&(s=RegExp("</"+v[2],"g")),i=O):v[3]!==void 0&&(i=O):i===O?v[0]===">"?(i=s??X,h=-1):v[1]===void 0?h=-2:(h=i.lastIndex-v[2].length,m=v[1],i=v[3]===void 0?O:v[3]==='"'?Vt:Et):i===Vt||i===Et?i=O:i===Ht||i===At?i=X:(i=O,s=void 0);let x=i===O&&e[d+1].startsWith("/>")?" ":"";o+=i===X?c+Pn:h>=0?(n.push(m),c.slice(0,h)+Qe+c.slice(h)+Z+x):c+Z+(h===-2?d:x)}return[Bt(e,o+(e[r]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},re=class e{constructor({strings:t,_$litType$:r},n){let s;this.parts=[];let o=0,i=0,d=t.length-1,c=this.parts,[m,v]=Ot(t,r);if(this.el=e.createElement(m,n),P.currentNode=this.el.content,r===2||r===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(s=P.nextNode())!==null&&c.length<d;){if(s.nodeType===1){if(s.hasAttributes())for(let h of s.getAttributeNames())if(h.endsWith(Qe)){let g=v[i++],x=s.getAttribute(h).split(Z),b=/([.?@])?(.*)/.exec(g);c.push({type:1,index:o,name:b[2],strings:x,ctor:b[1]==="."?fe:b[1]==="?"?xe:b[1]==="@"?ge:I}),s.removeAttribute(h)}else h.startsWith(Z)&&(c.push({type:6,index:o}),s.removeAttribute(h));if(_t.test(s.tagName)){let h=s.textContent.split(Z),g=h.length-1;if(g>0){s.textContent=me?me.emptyScript:"";for(let x=0;x<g;x++)s.append(h[x],ee()),P.nextNode(),c.push({type:2,index:++o});s.append(h[g],ee())}}}else if(s.nodeType===8)if(s.data===Ye)c.push({type:2,index:o});else{let h=-1;for(;(h=s.data.indexOf(Z,h+1))!==-1;)c.push({type:7,index:o}),h+=Z.length-1}o++}}static createElement(t,r){let n=N.createElement("template");return n.innerHTML=t,n}};function D(e,t,r=e,n){if(t===y)return t;let s=n!==void 0?r._$Co?.[n]:r._$Cl,o=te(t)?void 0:t._$litDirective$;return s?.constructor!==o&&(s?._$AO?.(!1),o===void 0?s=void 0:(s=new o(e),s._$AT(e,r,n)),n!==void 0?(r._$Co??=[])[n]=s:r._$Cl=s),s!==void 0&&(t=D(e,s._$AS(e,t.values),s,n)),t}var he=class{constructor(t,r){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=r}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:r},parts:n}=this._$AD,s=(t?.creationScope??N).importNode(r,!0);P.currentNode=s;let o=P.nextNode(),i=0,d=0,c=n[0];for(;c!==void 0;){if(i===c.index){let m;c.type===2?m=new U(o,o.nextSibling,this,t):c.type===1?m=new c.ctor(o,c.name,c.strings,this,t):c.type===6&&(m=new $e(o,this,t)),this._$AV.push(m),c=n[++d]}i!==c?.index&&(o=P.nextNode(),i++)}return P.currentNode=N,s}p(t){let r=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,r),r+=n.strings.length-2):n._$AI(t[r])),r++}},U=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,r,n,s){this.type=2,this._$AH=l,this._$AN=void 0,this._$AA=t,this._$AB=r,this._$AM=n,this.options=s,this._$Cv=s?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,r=this._$AM;return r!==void 0&&t?.nodeType===11&&(t=r.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,r=this){t=D(this,t,r),te(t)?t===l||t==null||t===""?(this._$AH!==l&&this._$AR(),this._$AH=l):t!==this._$AH&&t!==y&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):jt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==l&&te(this._$AH)?this._$AA.nextSibling.data=t:this.T(N.createTextNode(t)),this._$AH=t}$(t){let{values:r,_$litType$:n}=t,s=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=re.createElement(Bt(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===s)this._$AH.p(r);else{let o=new he(s,this),i=o.u(this.options);o.p(r),this.T(i),this._$AH=o}}_$AC(t){let r=Zt.get(t.strings);return r===void 0&&Zt.set(t.strings,r=new re(t)),r}k(t){Xe(this._$AH)||(this._$AH=[],this._$AR());let r=this._$AH,n,s=0;for(let o of t)s===r.length?r.push(n=new e(this.O(ee()),this.O(ee()),this,this.options)):n=r[s],n._$AI(o),s++;s<r.length&&(this._$AR(n&&n._$AB.nextSibling,s),r.length=s)}_$AR(t=this._$AA.nextSibling,r){for(this._$AP?.(!1,!0,r);t!==this._$AB;){let n=St(t).nextSibling;St(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},I=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,r,n,s,o){this.type=1,this._$AH=l,this._$AN=void 0,this.element=t,this.name=r,this._$AM=s,this.options=o,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=l}_$AI(t,r=this,n,s){let o=this.strings,i=!1;if(o===void 0)t=D(this,t,r,0),i=!te(t)||t!==this._$AH&&t!==y,i&&(this._$AH=t);else{let d=t,c,m;for(t=o[0],c=0;c<o.length-1;c++)m=D(this,d[n+c],r,c),m===y&&(m=this._$AH[c]),i||=!te(m)||m!==this._$AH[c],m===l?t=l:t!==l&&(t+=(m??"")+o[c+1]),this._$AH[c]=m}i&&!s&&this.j(t)}j(t){t===l?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},fe=class extends I{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===l?void 0:t}},xe=class extends I{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==l)}},ge=class extends I{constructor(t,r,n,s,o){super(t,r,n,s,o),this.type=5}_$AI(t,r=this){if((t=D(this,t,r,0)??l)===y)return;let n=this._$AH,s=t===l&&n!==l||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,o=t!==l&&(n===l||s);s&&this.element.removeEventListener(this.name,this,n),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},$e=class{constructor(t,r,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=r,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){D(this,t)}},Pt={M:Qe,P:Z,A:Ye,C:1,L:Ot,R:he,D:jt,V:D,I:U,H:I,N:xe,U:ge,B:fe,F:$e},Nn=Je.litHtmlPolyfillSupport;Nn?.(re,U),(Je.litHtmlVersions??=[]).push("3.3.3");var K=(e,t,r)=>{let n=r?.renderBefore??t,s=n._$litPart$;if(s===void 0){let o=r?.renderBefore??null;n._$litPart$=s=new U(t.insertBefore(ee(),o),o,void 0,r??{})}return s._$AI(e),s};async function Nt(e){try{return await navigator.clipboard.writeText(e),!0}catch{return!1}}function Dt(e,t){Kt(new Blob([e],{type:"text/plain;charset=utf-8"}),t)}function It({name:e,kind:t,content:r}){let n=t.startsWith("text/"),s=n?r:Uint8Array.from(atob(r),o=>o.charCodeAt(0));Kt(new Blob([s],{type:n?`${t};charset=utf-8`:t}),e)}function Kt(e,t){let r=URL.createObjectURL(e),n=document.createElement("a");n.href=r,n.download=t,n.click(),URL.revokeObjectURL(r)}function Ft(e,t){let r=null,n=()=>{r?.copy?.remove(),r?.card.removeAttribute("data-dragged"),r=null,removeEventListener("pointermove",s),removeEventListener("pointerup",o),removeEventListener("pointercancel",n),removeEventListener("keydown",i,!0)},s=d=>{if(r===null)return;let c=d.clientX-r.x,m=d.clientY-r.y;if(r.copy===null){if(Math.hypot(c,m)<6)return;t.choose(r.code),r.copy=Dn(e,r.card),r.card.setAttribute("data-dragged","")}r.copy.style.translate=`${c}px ${m}px`},o=d=>{let c=r;if(n(),c===null||c.copy===null)return;In();let m=document.elementFromPoint(d.clientX,d.clientY)?.closest("[data-place]");m&&e.contains(m)&&t.drop(c.code,m.dataset.place??"")},i=d=>{d.key==="Escape"&&n()};e.addEventListener("pointerdown",d=>{let c=d.target.closest("[data-card]");c===null||d.button!==0||d.pointerType!=="mouse"||(n(),r={card:c,code:c.dataset.card??"",x:d.clientX,y:d.clientY,copy:null},addEventListener("pointermove",s),addEventListener("pointerup",o),addEventListener("pointercancel",n),addEventListener("keydown",i,!0))})}function Dn(e,t){let r=t.getBoundingClientRect(),n=e.getBoundingClientRect(),s=document.createElement("span");return s.className="exp-card exp-lifted",s.setAttribute("aria-hidden","true"),s.append(...[...t.querySelectorAll("svg.exp-face")].map(o=>o.cloneNode(!0))),Object.assign(s.style,{width:`${r.width}px`,left:`${r.left-n.left}px`,top:`${r.top-n.top}px`}),e.append(s),s}function In(){let e=t=>t.stopPropagation();addEventListener("click",e,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",e,{capture:!0}))}var qt="[data-row] > [data-key]";function ve(e){return[...e.querySelectorAll(qt)]}function ye(e){let t=e.ownerDocument.activeElement;return t instanceof HTMLElement&&e.contains(t)&&t.matches(qt)?t:null}function Wt(e,t,r){let n=Fn(e),s=n.findIndex(d=>d.some(c=>c.element===t)),o=n[s];if(o===void 0)return null;let i=o.findIndex(d=>d.element===t);switch(r){case"left":return o[i-1]?.element??null;case"right":return o[i+1]?.element??null;case"first":return o[0]?.element??null;case"last":return o.at(-1)?.element??null;case"up":return Ut(n[s-1],o[i],i)?.element??null;case"down":return Ut(n[s+1],o[i],i)?.element??null}}var Kn=new Set(["hand","picks"]);function Fn(e){return[...e.querySelectorAll("[data-row]")].flatMap(t=>{let r=[...t.querySelectorAll(":scope > [data-key]")].map(qn);return Kn.has(t.dataset.row??"")?Un(r):r.length>0?[r]:[]})}function Un(e){let t=[];for(let r of e){let n=t.at(-1),s=n?.at(-1);n!==void 0&&s!==void 0&&r.x>=s.x?n.push(r):t.push([r])}return t}function qn(e){let t=e.getBoundingClientRect();return{element:e,key:e.dataset.key??"",x:t.left+t.width/2,y:t.top+t.height/2}}function Ut(e,t,r){if(!(e===void 0||e.length===0))return t.x===0&&t.y===0?e[Math.min(r,e.length-1)]:e.reduce((n,s)=>Math.abs(s.x-t.x)<Math.abs(n.x-t.x)?s:n)}var Wn=["s","h","d","c"];function zt(e){let t=new Set([...e.other?.lanes??[],...e.river,...e.own.lanes].map(({suit:r})=>r));return Wn.filter(r=>t.has(r))}function tt(e){return e.draw!==null||e.other!==null||e.own.total!==null}function rt(e){return zt(e).length+(tt(e)?1:0)}function ne(e,t){let r=zt(t);return e===null?r.length+1:r.indexOf(e)+1}function Gt(e,t){return e.marks?.find(r=>r.place===t)}function be(e,t,r){return e.marks?.some(n=>n.place===t&&n.code===r)??!1}var zn=['<rect class="exp-card-paper" x=".75" y=".75" width="98.5" height="138.5" rx="9"/>','<g class="exp-card-print">','<rect class="exp-wager-frame" x="8" y="40" width="84" height="92" rx="5"/>','<g class="exp-rose">','<circle class="exp-rose-ring" cx="50" cy="86" r="28"/>','<path class="exp-rose-dark" d="M67.5 68.5L60.4 86L50 86ZM67.5 103.5L50 96.4L50 86ZM32.5 103.5L39.6 86L50 86ZM32.5 68.5L50 75.6L50 86Z"/>','<path class="exp-rose-light" d="M67.5 68.5L50 75.6L50 86ZM67.5 103.5L60.4 86L50 86ZM32.5 103.5L50 96.4L50 86ZM32.5 68.5L39.6 86L50 86Z"/>','<path class="exp-rose-dark" d="M50 46L58.5 77.5L50 86ZM90 86L58.5 94.5L50 86ZM50 126L41.5 94.5L50 86ZM10 86L41.5 77.5L50 86Z"/>','<path class="exp-rose-light" d="M50 46L41.5 77.5L50 86ZM90 86L58.5 77.5L50 86ZM50 126L58.5 94.5L50 86ZM10 86L41.5 94.5L50 86Z"/>','<circle cx="50" cy="86" r="18" fill="var(--exp-card)"/>','<path transform="translate(43.6 75) scale(.917)" d="M7 1h6.5M11.5 1v15.5c0 4.1-2 6.5-5.3 6.5-3 0-5-1.8-5.2-5" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>','<g class="exp-suit-letter">','<path transform="translate(79 115) scale(.458)" d="M12.6 4.4C11.4 2.2 9.4 1 7 1 4 1 1.8 2.9 1.8 5.8c0 3.2 2.6 4.6 5.6 5.8 3.4 1.3 6 2.8 6 6 0 3.2-2.4 5.4-6 5.4-3 0-5.2-1.4-6.4-4" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M7 1h6.5M11.5 1v15.5c0 4.1-2 6.5-5.3 6.5-3 0-5-1.8-5.2-5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(42.7 75) scale(.917)" d="M8 1c4.3 0 7 4 7 11s-2.7 11-7 11-7-4-7-11S3.7 1 8 1ZM9.5 17l6 7" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M8 1c4.3 0 7 4 7 11s-2.7 11-7 11-7-4-7-11S3.7 1 8 1ZM9.5 17l6 7" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<path transform="translate(43.1 75) scale(.917)" d="M2 1v22M14 1 2 13.4M6.6 9l7.9 14" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M2 1v22M14 1 2 13.4M6.6 9l7.9 14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<g class="exp-art">','<rect class="exp-art-sky" x="8" y="40" width="84" height="92" rx="5"/>','<path class="exp-art-trail" d="M17 127C40 124 34 126.6 47 125S50 119.8 60 118"/>','<path class="exp-art-pole" d="M60 117v-15"/>','<path class="exp-art-flag" d="M60 102l11 3.5-11 4Z"/>','<path transform="translate(79 11) scale(.583)" d="M12.6 4.4C11.4 2.2 9.4 1 7 1 4 1 1.8 2.9 1.8 5.8c0 3.2 2.6 4.6 5.6 5.8 3.4 1.3 6 2.8 6 6 0 3.2-2.4 5.4-6 5.4-3 0-5.2-1.4-6.4-4" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M1 23 8 1l7 22M3.6 15.5h8.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 124.5 47 122.2S50 115.1 60 111.8"/>','<path class="exp-art-pole" d="M60 110.8v-15"/>','<path class="exp-art-flag" d="M60 95.8l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M1.5 6.5C1.7 3 4.3 1 7.5 1c3.5 0 6 2.2 6 5.5 0 2.9-1.6 4.9-4.6 7.8L1.5 21.5V23H14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 122.3 47 119.5S50 110.4 60 105.6"/>','<path class="exp-art-pole" d="M60 104.6v-15"/>','<path class="exp-art-flag" d="M60 89.6l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M2 4.6C3 2.2 5 1 7.6 1c3.3 0 5.6 2.2 5.6 5.2 0 3.1-2.3 5.1-5.8 5.1H6M7.4 11.3c4 0 6.6 2.3 6.6 5.7C14 20.6 11.2 23 7.5 23c-2.9 0-5.1-1.4-6.1-4" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 120.2 47 116.8S50 105.7 60 99.4"/>','<path class="exp-art-pole" d="M60 98.4v-15"/>','<path class="exp-art-flag" d="M60 83.4l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M11.5 23V1L1 16.5h14.5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 118.1 47 114S50 101 60 93.2"/>','<path class="exp-art-pole" d="M60 92.2v-15"/>','<path class="exp-art-flag" d="M60 77.2l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M13 1H3.6l-1 9.8C4 9.5 5.7 8.8 7.6 8.8c3.8 0 6.4 2.8 6.4 6.9 0 4.3-2.8 7.3-6.7 7.3-2.8 0-4.9-1.3-6-3.6" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 116 47 111.3S50 96.3 60 87"/>','<path class="exp-art-pole" d="M60 86v-15"/>','<path class="exp-art-flag" d="M60 71l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M12.6 3.4C11.5 1.9 9.9 1 8 1 4 1 1.5 5 1.5 12.5 1.5 19.4 3.8 23 7.9 23c3.7 0 6.3-2.8 6.3-6.7 0-3.9-2.5-6.5-6-6.5-3.6 0-6.4 2.6-6.6 5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 113.9 47 108.6S50 91.6 60 80.8"/>','<path class="exp-art-pole" d="M60 79.8v-15"/>','<path class="exp-art-flag" d="M60 64.8l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M1 1h13C9.6 7 7 13.4 5.8 23" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 111.8 47 105.9S50 86.9 60 74.6"/>','<path class="exp-art-pole" d="M60 73.6v-15"/>','<path class="exp-art-flag" d="M60 58.6l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M7.5 11C4.3 11 2.2 9 2.2 6s2.2-5 5.3-5 5.3 2 5.3 5-2.1 5-5.3 5C3.8 11 1.2 13.4 1.2 17S3.8 23 7.5 23s6.3-2.4 6.3-6S11.2 11 7.5 11Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 109.7 47 103.1S50 82.1 60 68.4"/>','<path class="exp-art-pole" d="M60 67.4v-15"/>','<path class="exp-art-flag" d="M60 52.4l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M3.1 20.6C4.2 22.1 5.8 23 7.7 23c4 0 6.5-4 6.5-11.5C14.2 4.6 11.9 1 7.8 1 4.1 1 1.5 3.8 1.5 7.7c0 3.9 2.5 6.5 6 6.5 3.6 0 6.4-2.6 6.6-5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 107.6 47 100.4S50 77.4 60 62.2"/>','<path class="exp-art-pole" d="M60 61.2v-15"/>','<path class="exp-art-flag" d="M60 46.2l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M1 5.5 5.5 1v22M16.5 1c4.1 0 6.5 4 6.5 11s-2.4 11-6.5 11S10 19 10 12 12.4 1 16.5 1Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(79 115) scale(.458)" d="M2 1v22M13 1v22M2 12h11" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(79 11) scale(.583)" d="M2 1v22M13 1v22M2 12h11" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(79 115) scale(.458)" d="M2 1v22h4.5c4.9 0 7.5-4.2 7.5-11S11.4 1 6.5 1Z" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(79 11) scale(.583)" d="M2 1v22h4.5c4.9 0 7.5-4.2 7.5-11S11.4 1 6.5 1Z" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(79 115) scale(.458)" d="M13.6 5C12.4 2.4 10.3 1 7.8 1 3.6 1 1 5 1 12s2.6 11 6.8 11c2.5 0 4.6-1.4 5.8-4" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>','<path transform="translate(79 11) scale(.583)" d="M13.6 5C12.4 2.4 10.3 1 7.8 1 3.6 1 1 5 1 12s2.6 11 6.8 11c2.5 0 4.6-1.4 5.8-4" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<rect class="exp-card-paper" x=".75" y=".75" width="64.5" height="34.5" rx="6"/>','<rect class="exp-wager-frame" x="4" y="4" width="58" height="28" rx="4"/>','<path transform="translate(15.7 8) scale(.833)" d="M7 1h6.5M11.5 1v15.5c0 4.1-2 6.5-5.3 6.5-3 0-5-1.8-5.2-5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(14.8 8) scale(.833)" d="M8 1c4.3 0 7 4 7 11s-2.7 11-7 11-7-4-7-11S3.7 1 8 1ZM9.5 17l6 7" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<path transform="translate(15.2 8) scale(.833)" d="M2 1v22M14 1 2 13.4M6.6 9l7.9 14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<path transform="translate(14.8 8) scale(.833)" d="M1 23 8 1l7 22M3.6 15.5h8.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M1.5 6.5C1.7 3 4.3 1 7.5 1c3.5 0 6 2.2 6 5.5 0 2.9-1.6 4.9-4.6 7.8L1.5 21.5V23H14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M2 4.6C3 2.2 5 1 7.6 1c3.3 0 5.6 2.2 5.6 5.2 0 3.1-2.3 5.1-5.8 5.1H6M7.4 11.3c4 0 6.6 2.3 6.6 5.7C14 20.6 11.2 23 7.5 23c-2.9 0-5.1-1.4-6.1-4" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(14.8 8) scale(.833)" d="M11.5 23V1L1 16.5h14.5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M13 1H3.6l-1 9.8C4 9.5 5.7 8.8 7.6 8.8c3.8 0 6.4 2.8 6.4 6.9 0 4.3-2.8 7.3-6.7 7.3-2.8 0-4.9-1.3-6-3.6" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M12.6 3.4C11.5 1.9 9.9 1 8 1 4 1 1.5 5 1.5 12.5 1.5 19.4 3.8 23 7.9 23c3.7 0 6.3-2.8 6.3-6.7 0-3.9-2.5-6.5-6-6.5-3.6 0-6.4 2.6-6.6 5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M1 1h13C9.6 7 7 13.4 5.8 23" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M7.5 11C4.3 11 2.2 9 2.2 6s2.2-5 5.3-5 5.3 2 5.3 5-2.1 5-5.3 5C3.8 11 1.2 13.4 1.2 17S3.8 23 7.5 23s6.3-2.4 6.3-6S11.2 11 7.5 11Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M3.1 20.6C4.2 22.1 5.8 23 7.7 23c4 0 6.5-4 6.5-11.5C14.2 4.6 11.9 1 7.8 1 4.1 1 1.5 3.8 1.5 7.7c0 3.9 2.5 6.5 6 6.5 3.6 0 6.4-2.6 6.6-5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(11.5 8) scale(.833)" d="M1 5.5 5.5 1v22M16.5 1c4.1 0 6.5 4 6.5 11s-2.4 11-6.5 11S10 19 10 12 12.4 1 16.5 1Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>'],p=(...e)=>e.map(t=>typeof t=="number"?zn[t]:t).join(""),Jt={sJ:p(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,12,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/></g>'),sQ:p(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,12,"</g>",15,16,"</g>"),sK:p(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,12,"</g>",18,19,"</g>"),sA:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V122.7L24 108.7L40 128.7L74 112.7L92 130.7V132Z"/><path class="exp-art-near" d="M8 132V129.8L22 125.6l7 4L44 120.2l5 3L60 116l9 4.2l6-2L92 127.8V132Z"/><path class="exp-art-cut" d="M60 116l9 4.2-6 1-5-.8-6 .8Z"/>',22,23,24,"</g>",11,25,"</g>",26,16,"</g>"),s2:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V119.1L24 105.1L40 125.1L74 109.1L92 127.1V132Z"/><path class="exp-art-near" d="M8 132V128.9L22 123.1l7 4L44 115.6l5 3L60 109.8l9 5.8l6-2L92 126.2V132Z"/><path class="exp-art-cut" d="M60 109.8l9 5.8-6 1.3-5-1.1-6 1.1Z"/>',27,28,29,"</g>",11,25,"</g>",30,19,"</g>"),s3:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V115.5L24 101.5L40 121.5L74 105.5L92 123.5V132Z"/><path class="exp-art-near" d="M8 132V128L22 120.6l7 4L44 111l5 3L60 103.6l9 7.4l6-2L92 124.6V132Z"/><path class="exp-art-cut" d="M60 103.6l9 7.4-6 1.7-5-1.4-6 1.4Z"/>',31,32,33,"</g>",11,25,"</g>",34,19,"</g>"),s4:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V111.9L24 97.9L40 117.9L74 101.9L92 119.9V132Z"/><path class="exp-art-near" d="M8 132V127.2L22 118.2l7 4L44 106.4l5 3L60 97.4l9 9l6-2L92 123V132Z"/><path class="exp-art-cut" d="M60 97.4l9 9-6 2.1-5-1.7-6 1.7Z"/>',35,36,37,"</g>",11,25,"</g>",38,16,"</g>"),s5:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V108.3L24 94.3L40 114.3L74 98.3L92 116.3V132Z"/><path class="exp-art-near" d="M8 132V126.3L22 115.7l7 4L44 101.8l5 3L60 91.2l9 10.6l6-2L92 121.4V132Z"/><path class="exp-art-cut" d="M60 91.2l9 10.6-6 2.4-5-2-6 2Z"/>',39,40,41,"</g>",11,25,"</g>",42,19,"</g>"),s6:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V104.7L24 90.7L40 110.7L74 94.7L92 112.7V132Z"/><path class="exp-art-near" d="M8 132V125.4L22 113.2l7 4L44 97.2l5 3L60 85l9 12.2l6-2L92 119.8V132Z"/><path class="exp-art-cut" d="M60 85l9 12.2-6 2.8-5-2.4-6 2.4Z"/>',43,44,45,"</g>",11,25,"</g>",46,19,"</g>"),s7:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V101.1L24 87.1L40 107.1L74 91.1L92 109.1V132Z"/><path class="exp-art-near" d="M8 132V124.6L22 110.7l7 4L44 92.6l5 3L60 78.8l9 13.8l6-2L92 118.2V132Z"/><path class="exp-art-cut" d="M60 78.8l9 13.8-6 3.2-5-2.7-6 2.7Z"/>',47,48,49,"</g>",11,25,"</g>",50,19,"</g>"),s8:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V97.5L24 83.5L40 103.5L74 87.5L92 105.5V132Z"/><path class="exp-art-near" d="M8 132V123.7L22 108.2l7 4L44 88l5 3L60 72.6l9 15.4l6-2L92 116.6V132Z"/><path class="exp-art-cut" d="M60 72.6l9 15.4-6 3.6-5-3-6 3Z"/>',51,52,53,"</g>",11,25,"</g>",54,19,"</g>"),s9:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V94L24 80L40 100L74 84L92 102V132Z"/><path class="exp-art-near" d="M8 132V122.8L22 105.8l7 4L44 83.5l5 3L60 66.4l9 17.1l6-2L92 114.9V132Z"/><path class="exp-art-cut" d="M60 66.4l9 17.1-6 3.9-5-3.3-6 3.3Z"/>',55,56,57,"</g>",11,25,"</g>",58,19,"</g>"),sT:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V90.4L24 76.4L40 96.4L74 80.4L92 98.4V132Z"/><path class="exp-art-near" d="M8 132V121.9L22 103.3l7 4L44 78.9l5 3L60 60.2l9 18.7l6-2L92 113.3V132Z"/><path class="exp-art-cut" d="M60 60.2l9 18.7-6 4.3-5-3.6-6 3.6Z"/>',59,60,61,"</g>",11,25,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/></g>'),hJ:p(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,63,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/></g>'),hQ:p(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,63,"</g>",15,64,"</g>"),hK:p(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,63,"</g>",18,65,"</g>"),hA:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V114.7H30L34 128.7H66L70 120.7H92V132Z"/><path class="exp-art-near" d="M8 132V129.4H22L26 125H38L43 120.2H48L52 116H70L75 122.4H82L87 128.5H92V132Z"/><path class="exp-art-line" d="M42.6 121.8H77M36.9 125.3H80.1M31.2 128.8H83.2"/>',22,23,24,"</g>",11,66,"</g>",26,64,"</g>"),h2:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V111.1H30L34 125.1H66L70 117.1H92V132Z"/><path class="exp-art-near" d="M8 132V128.4H22L26 122.2H38L43 115.6H48L52 109.8H70L75 118.7H82L87 127.1H92V132Z"/><path class="exp-art-line" d="M42.6 117.8H77M36.9 122.7H80.1M31.2 127.6H83.2"/>',27,28,29,"</g>",11,66,"</g>",30,65,"</g>"),h3:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V107.5H30L34 121.5H66L70 113.5H92V132Z"/><path class="exp-art-near" d="M8 132V127.5H22L26 119.5H38L43 111H48L52 103.6H70L75 115H82L87 125.8H92V132Z"/><path class="exp-art-line" d="M42.6 113.8H77M36.9 120.1H80.1M31.2 126.3H83.2"/>',31,32,33,"</g>",11,66,"</g>",34,65,"</g>"),h4:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V103.9H30L34 117.9H66L70 109.9H92V132Z"/><path class="exp-art-near" d="M8 132V126.5H22L26 116.8H38L43 106.4H48L52 97.4H70L75 111.2H82L87 124.4H92V132Z"/><path class="exp-art-line" d="M42.6 109.9H77M36.9 117.5H80.1M31.2 125.1H83.2"/>',35,36,37,"</g>",11,66,"</g>",38,64,"</g>"),h5:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V100.3H30L34 114.3H66L70 106.3H92V132Z"/><path class="exp-art-near" d="M8 132V125.5H22L26 114H38L43 101.8H48L52 91.2H70L75 107.5H82L87 123H92V132Z"/><path class="exp-art-line" d="M42.6 105.9H77M36.9 114.9H80.1M31.2 123.8H83.2"/>',39,40,41,"</g>",11,66,"</g>",42,65,"</g>"),h6:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V96.7H30L34 110.7H66L70 102.7H92V132Z"/><path class="exp-art-near" d="M8 132V124.5H22L26 111.3H38L43 97.2H48L52 85H70L75 103.8H82L87 121.7H92V132Z"/><path class="exp-art-line" d="M42.6 101.9H77M36.9 112.3H80.1M31.2 122.6H83.2"/>',43,44,45,"</g>",11,66,"</g>",46,65,"</g>"),h7:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V93.1H30L34 107.1H66L70 99.1H92V132Z"/><path class="exp-art-near" d="M8 132V123.5H22L26 108.6H38L43 92.6H48L52 78.8H70L75 100.1H82L87 120.3H92V132Z"/><path class="exp-art-line" d="M42.6 98H77M36.9 109.7H80.1M31.2 121.4H83.2"/>',47,48,49,"</g>",11,66,"</g>",50,65,"</g>"),h8:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V89.5H30L34 103.5H66L70 95.5H92V132Z"/><path class="exp-art-near" d="M8 132V122.5H22L26 105.9H38L43 88H48L52 72.6H70L75 96.4H82L87 118.9H92V132Z"/><path class="exp-art-line" d="M42.6 94H77M36.9 107.1H80.1M31.2 120.1H83.2"/>',51,52,53,"</g>",11,66,"</g>",54,65,"</g>"),h9:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V86H30L34 100H66L70 92H92V132Z"/><path class="exp-art-near" d="M8 132V121.5H22L26 103.1H38L43 83.5H48L52 66.4H70L75 92.6H82L87 117.6H92V132Z"/><path class="exp-art-line" d="M42.6 90H77M36.9 104.4H80.1M31.2 118.9H83.2"/>',55,56,57,"</g>",11,66,"</g>",58,65,"</g>"),hT:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V82.4H30L34 96.4H66L70 88.4H92V132Z"/><path class="exp-art-near" d="M8 132V120.5H22L26 100.4H38L43 78.9H48L52 60.2H70L75 88.9H82L87 116.2H92V132Z"/><path class="exp-art-line" d="M42.6 86H77M36.9 101.8H80.1M31.2 117.6H83.2"/>',59,60,61,"</g>",11,66,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/></g>'),dJ:p(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,67,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/></g>'),dQ:p(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,67,"</g>",15,68,"</g>"),dK:p(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,67,"</g>",18,69,"</g>"),dA:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V128.7L26 110.7L48 130.7L82 110.7L92 122.7V132Z"/><path class="exp-art-near" d="M8 132V130.4L20 123.4L30 125.9L44 118.9L60 116L72 121.4L80 120.5L92 128.8V132Z"/><path class="exp-art-cut" d="M60 116L72 121.4L64 128.8L56 123.4Z"/><path class="exp-art-line" d="M44 118.9L38 127.2M20 123.4L24 130.4"/>',22,23,24,"</g>",11,70,"</g>",26,68,"</g>"),d2:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V125.1L26 107.1L48 127.1L82 107.1L92 119.1V132Z"/><path class="exp-art-near" d="M8 132V129.8L20 120L30 123.6L44 113.8L60 109.8L72 117.3L80 116L92 127.6V132Z"/><path class="exp-art-cut" d="M60 109.8L72 117.3L64 127.6L56 120Z"/><path class="exp-art-line" d="M44 113.8L38 125.3M20 120L24 129.8"/>',27,28,29,"</g>",11,70,"</g>",30,69,"</g>"),d3:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V121.5L26 103.5L48 123.5L82 103.5L92 115.5V132Z"/><path class="exp-art-near" d="M8 132V129.2L20 116.7L30 121.2L44 108.7L60 103.6L72 113.3L80 111.6L92 126.3V132Z"/><path class="exp-art-cut" d="M60 103.6L72 113.3L64 126.3L56 116.7Z"/><path class="exp-art-line" d="M44 108.7L38 123.5M20 116.7L24 129.2"/>',31,32,33,"</g>",11,70,"</g>",34,69,"</g>"),d4:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V117.9L26 99.9L48 119.9L82 99.9L92 111.9V132Z"/><path class="exp-art-near" d="M8 132V128.5L20 113.3L30 118.9L44 103.6L60 97.4L72 109.2L80 107.1L92 125.1V132Z"/><path class="exp-art-cut" d="M60 97.4L72 109.2L64 125.1L56 113.3Z"/><path class="exp-art-line" d="M44 103.6L38 121.6M20 113.3L24 128.5"/>',35,36,37,"</g>",11,70,"</g>",38,68,"</g>"),d5:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V114.3L26 96.3L48 116.3L82 96.3L92 108.3V132Z"/><path class="exp-art-near" d="M8 132V127.9L20 110L30 116.5L44 98.5L60 91.2L72 105.1L80 102.6L92 123.8V132Z"/><path class="exp-art-cut" d="M60 91.2L72 105.1L64 123.8L56 110Z"/><path class="exp-art-line" d="M44 98.5L38 119.8M20 110L24 127.9"/>',39,40,41,"</g>",11,70,"</g>",42,69,"</g>"),d6:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V110.7L26 92.7L48 112.7L82 92.7L92 104.7V132Z"/><path class="exp-art-near" d="M8 132V127.3L20 106.6L30 114.1L44 93.5L60 85L72 101L80 98.2L92 122.6V132Z"/><path class="exp-art-cut" d="M60 85L72 101L64 122.6L56 106.6Z"/><path class="exp-art-line" d="M44 93.5L38 117.9M20 106.6L24 127.3"/>',43,44,45,"</g>",11,70,"</g>",46,69,"</g>"),d7:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V107.1L26 89.1L48 109.1L82 89.1L92 101.1V132Z"/><path class="exp-art-near" d="M8 132V126.7L20 103.3L30 111.8L44 88.4L60 78.8L72 96.9L80 93.7L92 121.4V132Z"/><path class="exp-art-cut" d="M60 78.8L72 96.9L64 121.4L56 103.3Z"/><path class="exp-art-line" d="M44 88.4L38 116M20 103.3L24 126.7"/>',47,48,49,"</g>",11,70,"</g>",50,69,"</g>"),d8:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V103.5L26 85.5L48 105.5L82 85.5L92 97.5V132Z"/><path class="exp-art-near" d="M8 132V126.1L20 99.9L30 109.4L44 83.3L60 72.6L72 92.8L80 89.2L92 120.1V132Z"/><path class="exp-art-cut" d="M60 72.6L72 92.8L64 120.1L56 99.9Z"/><path class="exp-art-line" d="M44 83.3L38 114.2M20 99.9L24 126.1"/>',51,52,53,"</g>",11,70,"</g>",54,69,"</g>"),d9:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V100L26 82L48 102L82 82L92 94V132Z"/><path class="exp-art-near" d="M8 132V125.4L20 96.6L30 107.1L44 78.2L60 66.4L72 88.7L80 84.8L92 118.9V132Z"/><path class="exp-art-cut" d="M60 66.4L72 88.7L64 118.9L56 96.6Z"/><path class="exp-art-line" d="M44 78.2L38 112.3M20 96.6L24 125.4"/>',55,56,57,"</g>",11,70,"</g>",58,69,"</g>"),dT:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V96.4L26 78.4L48 98.4L82 78.4L92 90.4V132Z"/><path class="exp-art-near" d="M8 132V124.8L20 93.2L30 104.7L44 73.1L60 60.2L72 84.6L80 80.3L92 117.6V132Z"/><path class="exp-art-cut" d="M60 60.2L72 84.6L64 117.6L56 93.2Z"/><path class="exp-art-line" d="M44 73.1L38 110.5M20 93.2L24 124.8"/>',59,60,61,"</g>",11,70,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/></g>'),cJ:p(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,71,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/></g>'),cQ:p(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,71,"</g>",15,72,"</g>"),cK:p(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,71,"</g>",18,73,"</g>"),cA:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V118.7C24 106.7 40 130.7 56 122.7S84 108.7 92 116.7V132Z"/><path class="exp-art-near" d="M8 132V130.1C22 129.4 26 122.7 40 120.2S54 116 60 116S76 119.2 82 124S90 127.8 92 128.2V132Z"/><circle class="exp-art-near" cx="22" cy="126.8" r="5.5"/><circle class="exp-art-near" cx="33" cy="124.2" r="5.5"/><circle class="exp-art-near" cx="72" cy="121.8" r="5.5"/><circle class="exp-art-near" cx="82" cy="125.5" r="5.5"/><path class="exp-art-line" d="M22 129.8v7M33 127.2v7M72 124.8v7M82 128.5v7"/>',22,23,24,"</g>",11,74,"</g>",26,72,"</g>"),c2:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V115.1C24 103.1 40 127.1 56 119.1S84 105.1 92 113.1V132Z"/><path class="exp-art-near" d="M8 132V129.3C22 128.4 26 119.1 40 115.6S54 109.8 60 109.8S76 114.2 82 120.9S90 126.2 92 126.7V132Z"/><circle class="exp-art-near" cx="22" cy="125.9" r="5.5"/><circle class="exp-art-near" cx="33" cy="122.3" r="5.5"/><circle class="exp-art-near" cx="72" cy="119" r="5.5"/><circle class="exp-art-near" cx="82" cy="124.1" r="5.5"/><path class="exp-art-line" d="M22 128.9v7M33 125.3v7M72 122v7M82 127.1v7"/>',27,28,29,"</g>",11,74,"</g>",30,73,"</g>"),c3:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V111.5C24 99.5 40 123.5 56 115.5S84 101.5 92 109.5V132Z"/><path class="exp-art-near" d="M8 132V128.6C22 127.5 26 115.5 40 111S54 103.6 60 103.6S76 109.3 82 117.8S90 124.6 92 125.2V132Z"/><circle class="exp-art-near" cx="22" cy="125" r="5.5"/><circle class="exp-art-near" cx="33" cy="120.5" r="5.5"/><circle class="exp-art-near" cx="72" cy="116.2" r="5.5"/><circle class="exp-art-near" cx="82" cy="122.8" r="5.5"/><path class="exp-art-line" d="M22 128v7M33 123.5v7M72 119.2v7M82 125.8v7"/>',31,32,33,"</g>",11,74,"</g>",34,73,"</g>"),c4:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V107.9C24 95.9 40 119.9 56 111.9S84 97.9 92 105.9V132Z"/><path class="exp-art-near" d="M8 132V127.8C22 126.5 26 111.9 40 106.4S54 97.4 60 97.4S76 104.3 82 114.7S90 123 92 123.7V132Z"/><circle class="exp-art-near" cx="22" cy="124.2" r="5.5"/><circle class="exp-art-near" cx="33" cy="118.6" r="5.5"/><circle class="exp-art-near" cx="72" cy="113.4" r="5.5"/><circle class="exp-art-near" cx="82" cy="121.4" r="5.5"/><path class="exp-art-line" d="M22 127.2v7M33 121.6v7M72 116.4v7M82 124.4v7"/>',35,36,37,"</g>",11,74,"</g>",38,72,"</g>"),c5:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V104.3C24 92.3 40 116.3 56 108.3S84 94.3 92 102.3V132Z"/><path class="exp-art-near" d="M8 132V127.1C22 125.5 26 108.3 40 101.8S54 91.2 60 91.2S76 99.4 82 111.6S90 121.4 92 122.2V132Z"/><circle class="exp-art-near" cx="22" cy="123.3" r="5.5"/><circle class="exp-art-near" cx="33" cy="116.8" r="5.5"/><circle class="exp-art-near" cx="72" cy="110.6" r="5.5"/><circle class="exp-art-near" cx="82" cy="120" r="5.5"/><path class="exp-art-line" d="M22 126.3v7M33 119.8v7M72 113.6v7M82 123v7"/>',39,40,41,"</g>",11,74,"</g>",42,73,"</g>"),c6:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V100.7C24 88.7 40 112.7 56 104.7S84 90.7 92 98.7V132Z"/><path class="exp-art-near" d="M8 132V126.4C22 124.5 26 104.7 40 97.2S54 85 60 85S76 94.4 82 108.5S90 119.8 92 120.7V132Z"/><circle class="exp-art-near" cx="22" cy="122.4" r="5.5"/><circle class="exp-art-near" cx="33" cy="114.9" r="5.5"/><circle class="exp-art-near" cx="72" cy="107.8" r="5.5"/><circle class="exp-art-near" cx="82" cy="118.7" r="5.5"/><path class="exp-art-line" d="M22 125.4v7M33 117.9v7M72 110.8v7M82 121.7v7"/>',43,44,45,"</g>",11,74,"</g>",46,73,"</g>"),c7:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V97.1C24 85.1 40 109.1 56 101.1S84 87.1 92 95.1V132Z"/><path class="exp-art-near" d="M8 132V125.6C22 123.5 26 101.1 40 92.6S54 78.8 60 78.8S76 89.4 82 105.4S90 118.2 92 119.2V132Z"/><circle class="exp-art-near" cx="22" cy="121.6" r="5.5"/><circle class="exp-art-near" cx="33" cy="113" r="5.5"/><circle class="exp-art-near" cx="72" cy="105.1" r="5.5"/><circle class="exp-art-near" cx="82" cy="117.3" r="5.5"/><path class="exp-art-line" d="M22 124.6v7M33 116v7M72 108.1v7M82 120.3v7"/>',47,48,49,"</g>",11,74,"</g>",50,73,"</g>"),c8:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V93.5C24 81.5 40 105.5 56 97.5S84 83.5 92 91.5V132Z"/><path class="exp-art-near" d="M8 132V124.9C22 122.5 26 97.5 40 88S54 72.6 60 72.6S76 84.5 82 102.3S90 116.6 92 117.7V132Z"/><circle class="exp-art-near" cx="22" cy="120.7" r="5.5"/><circle class="exp-art-near" cx="33" cy="111.2" r="5.5"/><circle class="exp-art-near" cx="72" cy="102.3" r="5.5"/><circle class="exp-art-near" cx="82" cy="115.9" r="5.5"/><path class="exp-art-line" d="M22 123.7v7M33 114.2v7M72 105.3v7M82 118.9v7"/>',51,52,53,"</g>",11,74,"</g>",54,73,"</g>"),c9:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V90C24 78 40 102 56 94S84 80 92 88V132Z"/><path class="exp-art-near" d="M8 132V124.1C22 121.5 26 94 40 83.5S54 66.4 60 66.4S76 79.5 82 99.2S90 114.9 92 116.3V132Z"/><circle class="exp-art-near" cx="22" cy="119.8" r="5.5"/><circle class="exp-art-near" cx="33" cy="109.3" r="5.5"/><circle class="exp-art-near" cx="72" cy="99.5" r="5.5"/><circle class="exp-art-near" cx="82" cy="114.6" r="5.5"/><path class="exp-art-line" d="M22 122.8v7M33 112.3v7M72 102.5v7M82 117.6v7"/>',55,56,57,"</g>",11,74,"</g>",58,73,"</g>"),cT:p(0,1,20,21,'<path class="exp-art-far" d="M8 132V86.4C24 74.4 40 98.4 56 90.4S84 76.4 92 84.4V132Z"/><path class="exp-art-near" d="M8 132V123.4C22 120.5 26 90.4 40 78.9S54 60.2 60 60.2S76 74.6 82 96.1S90 113.3 92 114.8V132Z"/><circle class="exp-art-near" cx="22" cy="118.9" r="5.5"/><circle class="exp-art-near" cx="33" cy="107.5" r="5.5"/><circle class="exp-art-near" cx="72" cy="96.7" r="5.5"/><circle class="exp-art-near" cx="82" cy="113.2" r="5.5"/><path class="exp-art-line" d="M22 121.9v7M33 110.5v7M72 99.7v7M82 116.2v7"/>',59,60,61,"</g>",11,74,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/></g>')},Le={0:'<g class="exp-wager-badge"><rect x="69" y="4.5" width="25" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(76.4 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>',2:'<g class="exp-wager-badge"><rect x="55" y="4.5" width="39" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(62.4 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/><path transform="translate(74.7 7.5) scale(.792)" d="M1.5 6.5C1.7 3 4.3 1 7.5 1c3.5 0 6 2.2 6 5.5 0 2.9-1.6 4.9-4.6 7.8L1.5 21.5V23H14" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>',3:'<g class="exp-wager-badge"><rect x="55" y="4.5" width="39" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(62.4 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/><path transform="translate(74.7 7.5) scale(.792)" d="M2 4.6C3 2.2 5 1 7.6 1c3.3 0 5.6 2.2 5.6 5.2 0 3.1-2.3 5.1-5.8 5.1H6M7.4 11.3c4 0 6.6 2.3 6.6 5.7C14 20.6 11.2 23 7.5 23c-2.9 0-5.1-1.4-6.1-4" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>',4:'<g class="exp-wager-badge"><rect x="55" y="4.5" width="39" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(62 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/><path transform="translate(74.3 7.5) scale(.792)" d="M11.5 23V1L1 16.5h14.5" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>'},Qt={s:Le,h:Le,d:Le,c:Le},Yt={sJ:p(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>'),sQ:p(75,76,78,79),sK:p(75,76,80,81),sA:p(75,82,79),s2:p(75,83,81),s3:p(75,84,81),s4:p(75,85,79),s5:p(75,86,81),s6:p(75,87,81),s7:p(75,88,81),s8:p(75,89,81),s9:p(75,90,81),sT:p(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>'),hJ:p(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>'),hQ:p(75,76,78,92),hK:p(75,76,80,93),hA:p(75,82,92),h2:p(75,83,93),h3:p(75,84,93),h4:p(75,85,92),h5:p(75,86,93),h6:p(75,87,93),h7:p(75,88,93),h8:p(75,89,93),h9:p(75,90,93),hT:p(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>'),dJ:p(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>'),dQ:p(75,76,78,94),dK:p(75,76,80,95),dA:p(75,82,94),d2:p(75,83,95),d3:p(75,84,95),d4:p(75,85,94),d5:p(75,86,95),d6:p(75,87,95),d7:p(75,88,95),d8:p(75,89,95),d9:p(75,90,95),dT:p(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>'),cJ:p(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>'),cQ:p(75,76,78,96),cK:p(75,76,80,97),cA:p(75,82,96),c2:p(75,83,97),c3:p(75,84,97),c4:p(75,85,96),c5:p(75,86,97),c6:p(75,87,97),c7:p(75,88,97),c8:p(75,89,97),c9:p(75,90,97),cT:p(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>')},Xt='<rect class="exp-back-paper" x=".75" y=".75" width="98.5" height="138.5" rx="9"/><rect class="exp-back-frame" x="7" y="7" width="86" height="126" rx="5"/><svg x="7" y="7" width="86" height="126" viewBox="7 7 86 126"><path class="exp-back-contour" d="M34 70C34 50.8 46.8 53.2 54.8 54S66 65.2 66 73.2S51.6 90 43.6 86S34 78 34 70ZM24 70C24 38.8 44.8 41.9 57.8 44S76 62.2 76 75.2S52.6 102.5 39.6 96S24 83 24 70ZM14 70C14 26.8 42.8 30 60.8 34S86 59.2 86 77.2S53.6 115 35.6 106S14 88 14 70ZM4 70C4 14.8 40.8 17.6 63.8 24S96 56.2 96 79.2S54.6 127.5 31.6 116S4 93 4 70ZM-6 70C-6 2.8 38.8 4.5 66.8 14S106 53.2 106 81.2S55.6 140 27.6 126S-6 98 -6 70Z"/></svg><g class="exp-rose"><circle class="exp-rose-ring" cx="50" cy="70" r="14"/><path class="exp-rose-dark" d="M58.8 61.2L55.2 70L50 70ZM58.8 78.8L50 75.2L50 70ZM41.2 78.8L44.8 70L50 70ZM41.2 61.2L50 64.8L50 70Z"/><path class="exp-rose-light" d="M58.8 61.2L50 64.8L50 70ZM58.8 78.8L55.2 70L50 70ZM41.2 78.8L50 75.2L50 70ZM41.2 61.2L44.8 70L50 70Z"/><path class="exp-rose-dark" d="M50 50L54.2 65.8L50 70ZM70 70L54.2 74.2L50 70ZM50 90L45.8 74.2L50 70ZM30 70L45.8 65.8L50 70Z"/><path class="exp-rose-light" d="M50 50L45.8 65.8L50 70ZM70 70L54.2 65.8L50 70ZM50 90L54.2 74.2L50 70ZM30 70L45.8 74.2L50 70Z"/></g>',er={s:"M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z",h:"M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z",d:"M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z",c:"M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z"},tr={check:"M4.5 12.5l5 5 10-11",cross:"M6 6l12 12M18 6 6 18",gear:"M12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8ZM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1",undo:"M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11H9",redo:"M15.5 5 20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h5",lamp:"M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.5.4.8 1 .8 1.6h5.4c0-.6.3-1.2.8-1.6A6 6 0 0 0 12 3Z",book:"M12 6.5C10 5 7 4.5 3.5 4.5v14C7 18.5 10 19 12 20.5c2-1.5 5-2 8.5-2v-14C17 4.5 14 5 12 6.5Zm0 0v14",next:"M9 5l7 7-7 7",prev:"M15 5l-7 7 7 7",stop:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM6 6l12 12",screen:"M3 4.5h18v11.5H3ZM12 16v3.5M8 20h8",play:"M7 4.5 19 12 7 19.5Z",chart:"M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6",sum:"M18 7V4H6l6.5 8L6 20h12v-3",flag:"M6 21V3.5M6 4.5l12 3.5-12 4.5",sun:"M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M19.1 4.9l-1.8 1.8M6.7 17.3l-1.8 1.8"},rr='<g class="exp-rose"><circle class="exp-rose-ring" cx="50" cy="50" r="33.6"/><path class="exp-rose-dark" d="M71 29L62.5 50L50 50ZM71 71L50 62.5L50 50ZM29 71L37.5 50L50 50ZM29 29L50 37.5L50 50Z"/><path class="exp-rose-light" d="M71 29L50 37.5L50 50ZM71 71L62.5 50L50 50ZM29 71L50 62.5L50 50ZM29 29L37.5 50L50 50Z"/><path class="exp-rose-dark" d="M50 2L60.2 39.8L50 50ZM98 50L60.2 60.2L50 50ZM50 98L39.8 60.2L50 50ZM2 50L39.8 39.8L50 50Z"/><path class="exp-rose-light" d="M50 2L39.8 39.8L50 50ZM98 50L60.2 39.8L50 50ZM50 98L60.2 60.2L50 50ZM2 50L39.8 60.2L50 50Z"/></g>';function u(e){let t=e===void 0?void 0:tr[e];return t===void 0?l:a`<svg class="exp-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${t} /></svg>`}function L(e){return a`<svg class="exp-suit" data-suit=${e} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${er[e]} />
  </svg>`}var Gn={refused:"stop",tried:"cross",mark:"flag"};function q(e,t){return a`<span class="exp-tag exp-tag--${e}">${u(Gn[e])}${t}</span>`}function nt(e,t){return e.hand.find(r=>r.code===t)?.targets??e.targets}function se(e,t,r){let{place:n}=e,s=nt(t,r.chosen)[n],o=s===void 0&&t.refused?.place===n?t.refused.tag:void 0,i=o??e.barred??void 0;return a`<button
    type="button"
    class="exp-spot"
    data-key=${n}
    data-place=${n}
    data-state=${s!==void 0?"target":o!==void 0?"refused":"idle"}
    data-column=${ne(e.suit,t)}
    ?data-marked=${be(t,n,null)}
    tabindex=${r.stop===n?0:-1}
    @click=${()=>r.place(n)}
  >
    <span class="exp-hidden">${e.label} </span>
    ${e.draw(Jn(s,i,Gt(t,n)?.text))}
  </button>`}function Jn(e,t,r){return e!==void 0?q("target",e):t!==void 0?q("refused",t):r===void 0?l:q("mark",r)}function nr(e,t){if(e===null||t===null||t.cover!==null||t.refused!==null)return null;let r=o=>o.hand.map(i=>i.code).join();if(e.cover===null&&e.step===t.step&&r(e)===r(t))return null;let n=t.step===0?t.buttons.find(o=>o.look==="main"):void 0;if(n!==void 0)return`button-${n.id}`;if(t.step===2)return t.draw===null?Object.keys(t.targets)[0]??null:t.draw.place;let s=Qn(e,t)??t.hand.find(({tag:o})=>o?.kind==="new")??t.hand[0];return s===void 0?null:`card-${s.code}`}function Qn(e,t){let r=new Set(e.hand.map(s=>s.code)),n=t.hand.filter(s=>!r.has(s.code));return n.length===1?n[0]:void 0}function sr(e,t){let n=ve(e).map(s=>s.dataset.key??"");return n.includes(t)?t:n.find(s=>s.startsWith("card-"))??n[0]??""}function ar(e,t){let r=Object.keys(nt(e,t));return r.find(n=>n.startsWith("own-"))??r[0]??null}function Me(e){return/^(card|own|other|discard)-|^pile$/.test(e)}function W(e,t){return[...e.querySelectorAll("[data-key]")].find(r=>r.dataset.key===t)??null}function or(e,t){let r=".exp-cover button, [data-row] > [tabindex='0']",n=t!==null&&Me(t)?[...r.split(", "),"[data-heading]"]:["[data-heading]",...r.split(", ")],s=t==="more"?[...e.querySelectorAll("[data-open]")].at(-1):void 0;((t===null?null:W(e,t))??s??Yn(e,[...n,"button"]))?.focus()}function lr(e){let t=e.querySelector(".exp-field:has([data-fault])");return t?.querySelector("[aria-invalid]")??t?.querySelector("input")??null}function Yn(e,t){return t.map(r=>e.querySelector(r)).find(r=>r!==null)??null}var f={starting:"Getting the table ready…",lost:"Nothing answers here any more. Your game is kept in this browser.",lostAction:"Reload the page",settings:"Settings",settingsClose:"Close settings",deck:"Deck colours",deckTwo:"Two",deckFour:"Four",text:"Text size",textNormal:"Normal",textLarge:"Large",textLargest:"Largest",textProjector:"Projector",theme:"Theme",themeSystem:"Like the system",themeLight:"Light",themeDark:"Dark",themeNotebook:"Light or dark follows the notebook.",playing:"While playing",hints:"Hints",motion:"Reduce motion",sound:"Sound",kept:"Kept in this browser.",notKept:"This window keeps nothing, as a private one does: your choices hold until you leave the page.",settingsLink:"A link can set them too. Add for example",rules:"In the rules:",pages:"Pages of this lesson",page:"Page",pageDone:"done",back:"Back",next:"Next",home:"To the front page",nextLesson:"Next lesson",saved:"Saved in this browser",notSaved:"This window keeps nothing once it is closed"};function M(e){let{table:t,form:r,summary:n,exercise:s,calculator:o,chart:i,lab:d,review:c}=e;return"serial"in e&&!!(t??r??n??s??o??i??d??c)}function T(e){return"serial"in e?e.table??e.exercise?.table??null:null}function pr(e,t){if(ir(t)&&!ir(e))return"right";let r=T(t);return r===null?null:r.refused!==null?"refusal":r.moves.length>0?"play":null}function ir(e){return"serial"in e&&e.exercise?.verdict?.kind==="right"}function cr(e,t,r){if(!M(t)||!M(r))return;if(T(t)===null&&T(r)!==null){e.getBoundingClientRect().top<0&&e.scrollIntoView({block:"start"});return}if((r.table?.coach?.rows.length??0)>0&&t.table?.coach?.rows.length!==r.table?.coach?.rows.length){e.querySelector(".exp-prices tbody tr:nth-child(3), .exp-prices tbody tr:last-child")?.scrollIntoView({block:"nearest"});return}let[n,s]=[t.exercise,r.exercise];if(s===void 0)return;let o=s.hints.open.length>(n?.hints.open.length??0),i=s.verdict!==null&&s.verdict.text!==n?.verdict?.text,d=o?"[data-open]:last-of-type":i?".exp-note[data-verdict]":null;if(d===null)return;[...e.querySelectorAll(d)].at(-1)?.scrollIntoView({block:"nearest"})}var Xn={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right",Home:"first",End:"last"};function dr(e,t){if(e.altKey)return null;let r=e.key.length===1?e.key.toLowerCase():e.key;if(e.ctrlKey||e.metaKey)return r==="z"?{type:"press",id:e.shiftKey?"redo":"undo"}:r==="y"&&!e.shiftKey?{type:"press",id:"redo"}:null;if(r==="?")return{type:"keys"};if(r==="i")return e.repeat?{type:"swallow"}:{type:"press",id:"hint"};if(r==="Escape")return{type:"unchoose"};if(!t)return null;if(e.repeat&&(r==="Enter"||r===" "))return{type:"swallow"};let n=Xn[r];return n!==void 0?e.shiftKey?null:{type:"move",direction:n}:r==="p"?{type:"pile"}:r==="s"||r==="h"||r==="d"||r==="c"?{type:"suit",suit:r}:null}function ae(e){return!e.ctrlKey&&!e.metaKey&&!e.altKey}function ur(e){return e instanceof HTMLTextAreaElement||e instanceof HTMLInputElement&&!["radio","checkbox","button","submit"].includes(e.type)}function ke(e){return a`<dialog class="exp-dialog ${e.look}" aria-labelledby=${e.id} @click=${ts}>
    <div class="exp-dialog-head">
      <p class="exp-box-title" id=${e.id}>${e.title}</p>
      <button type="button" class="exp-button exp-button--plain" @click=${es}>
        ${u("cross")}<span class="exp-hidden">${e.close}</span>
      </button>
    </div>
    ${e.content}
  </dialog>`}function es(e){e.currentTarget.closest("dialog")?.close()}function ts(e){e.target===e.currentTarget&&e.currentTarget.close()}function Te(e,t){return a`<button
    type="button"
    class="exp-button exp-button--plain exp-keys-button"
    data-key="keys"
    aria-haspopup="dialog"
    aria-keyshortcuts="?"
    @click=${()=>t.openKeys()}
  >
    <span aria-hidden="true">?</span><span class="exp-hidden">${e.title}</span>
  </button>`}function mr(e,t){return ke({id:`${t.id}-keys`,title:e.title,close:e.close,look:"exp-key-list",content:a`<dl class="exp-keys">
      ${e.rows.map(([r,n])=>a`<div><dt><kbd>${r}</kbd></dt><dd>${n}</dd></div>`)}
    </dl>`})}function we(e){let t=e.querySelector("dialog.exp-key-list");t&&!t.open&&t.showModal()}function st(e){let{exercise:t,summary:r,form:n}=e;return[...[e.table,t?.table].filter(o=>o!=null).flatMap(o=>[...o.buttons,...o.cover===null?[]:[o.cover.button],...rs(o)]),...t===void 0?[]:[...t.buttons,...t.watch?.steps??[],...t.hints.more===null?[]:[t.hints.more]],...r?.buttons??[],...e.calculator===void 0?[]:ns(e.calculator),...e.chart?.buttons??[],...e.lab===void 0?[]:[...e.lab.presets,e.lab.fresh,...at(e)],...e.review===void 0?[]:[...e.review.buttons,...e.review.sides.flatMap(o=>o.retries)],...n===void 0||n.also===null?[]:[n.also]]}function rs({coach:e}){return(e?.rows??[]).flatMap(({why:t})=>t===null?[]:[t])}function at({lab:e}){return e===void 0?[]:[...e.saves,...e.parts.flatMap(t=>t.picture??[])]}function ns({buttons:e,rounds:t,sides:r}){return[...e,...t.rounds.flatMap(n=>n.buttons),...r.flatMap(n=>n.typed.suits)]}function hr(e,t){return st(e).some(r=>r.id===t&&r.why===void 0)||(e.exercise?.options??[]).some(r=>r.id===t)||e.exercise?.watch!==void 0&&t.startsWith("turn-")}function fr(e,t){if(e.ctrlKey||e.metaKey||e.altKey||e.shiftKey)return null;let r=e.key.length===1?e.key.toLowerCase():e.key;return(M(t)?t.exercise?.watch?.steps??[]:[]).find(s=>s.key===r)??null}function gr(e,t){e.addEventListener("keydown",r=>{ae(r)&&r.stopPropagation();let n=ur(r.target),s=n||xr(r)?null:fr(r,t.state());if(s!==null)return r.preventDefault(),t.press(s);let o=dr(r,ye(e)!==null);o===null||xr(r)||(r.stopPropagation(),!(n||o.type==="unchoose"&&t.chosen()===null)&&(r.preventDefault(),ss(o,e,t)))});for(let r of["keypress","keyup"])e.addEventListener(r,n=>{ae(n)&&n.stopPropagation()})}function xr(e){return e.target.closest("dialog")!==null}function ss(e,t,r){let n=T(r.state());switch(e.type){case"move":return as(e.direction,t,n,r.chosen());case"suit":return n===null?void 0:os(e.suit,t,n,r.chosen());case"pile":return W(t,"pile")?.focus();case"keys":return we(t);case"unchoose":return r.choose(null);case"press":return is(e.id,r);case"swallow":return}}function as(e,t,r,n){let s=ye(t);if(s===null)return;let o=e==="up"&&r!==null&&n!==null&&s.dataset.card===n?ar(r,n):null;(o===null?Wt(t,s,e):W(t,o))?.focus()}function os(e,t,r,n){let s=r.step===2||n!==null,o=r.step===2?[`discard-${e}`]:[`own-${e}`,`discard-${e}`],i=ve(t).filter(m=>s?o.includes(m.dataset.place??""):m.dataset.card?.startsWith(e));s&&r.step!==2&&i.sort((m,v)=>o.indexOf(m.dataset.place??"")-o.indexOf(v.dataset.place??""));let d=ye(t),c=d===null?-1:i.indexOf(d);i[(c+1)%i.length]?.focus()}var ls={undo:"Ctrl+Z",redo:"Ctrl+Y",hint:"I"};function is(e,t){let r=t.state(),n=M(r)?st(r):[],s=e==="hint"?void 0:n.find(i=>i.id===e),o=n.find(i=>i.key===ls[e])??s;o!==void 0&&t.press(o)}var S={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},C=e=>(...t)=>({_$litDirective$:e,values:t}),w=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,r,n){this._$Ct=t,this._$AM=r,this._$Ci=n}_$AS(t,r){return this.update(t,r)}update(t,r){return this.render(...r)}};function Ce(e){return`${e.id}-setting`}var ot=class extends w{render(t){return t}update(t,[r]){let n=t.element,{moved:s}=n.dataset;return s!==void 0&&s!==r?y:(delete n.dataset.moved,n.value===r?y:r)}},$r=C(ot);function Se(e,t){let r=`${t.id}-${e.name}`,n=yr(e.help,e.fault,r);return a`<div class="exp-lab-number">
    <label class="exp-legend" for=${r}>${e.label}</label>
    <div class="exp-lab-line">
      <input
        class="exp-range"
        type="range"
        id=${r}
        form=${Ce(t)}
        data-key="range-${e.name}"
        min=${e.low}
        max=${e.high}
        step=${e.step}
        .value=${$r(e.value)}
        aria-describedby=${n}
        @input=${ps}
      />
      <input
        class="exp-text exp-num"
        type="number"
        inputmode="numeric"
        form=${Ce(t)}
        name=${e.name}
        data-key="field-${e.name}"
        aria-label=${e.numberLabel}
        min=${e.low}
        max=${e.high}
        step="any"
        .value=${$r(e.value)}
        aria-invalid=${e.fault===null?l:"true"}
        aria-describedby=${n}
      />
    </div>
    ${br(e.help,e.fault,r)}
  </div>`}function Re(e,t){let r=`${t.id}-${e.name}`;return a`<div class="exp-lab-text">
    <label class="exp-legend" for=${r}>${e.label}</label>
    <input
      class="exp-text"
      type="text"
      autocomplete="off"
      spellcheck="false"
      id=${r}
      name=${e.name}
      data-key="field-${e.name}"
      .value=${e.value}
      aria-invalid=${e.fault===null?l:"true"}
      aria-describedby=${yr(e.help,e.fault,r)}
    />
    ${br(e.help,e.fault,r)}
  </div>`}function ps(e){let t=e.target,r=t.parentElement?.querySelector('input[type="number"]');if(r){r.value=t.value;for(let n of[t,r])n.dataset.moved=t.value}}function vr(e){for(let t of e.querySelectorAll("[data-moved]"))delete t.dataset.moved}function yr(e,t,r){let n=[e?`${r}-help`:"",t===null?"":`${r}-fault`].filter(Boolean);return n.length>0?n.join(" "):l}function br(e,t,r){return a`${e?a`<p class="exp-help-line" id="${r}-help">${e}</p>`:l}
  ${t===null?l:lt(t,`${r}-fault`)}`}function lt(e,t){return a`<p class="exp-fault" id=${t}>${u("stop")}<span>${e}</span></p>`}var cs=4e3,ds=3e4,He=class{constructor(t,r){this.model=t;this.changed=r}model;changed;due=null;waiting=[];timer;lost=!1;greet(t,r){this.await(r,null,ds),this.model.send({type:"hello",query:location.search,saved:t})}send(t,r){if(this.due&&!this.lost){if(Lr(t,this.due.act)||Lr(t,this.waiting.at(-1)??null))return;this.waiting=[...this.waiting.filter(n=>n.type==="enter"),t];return}this.await(r,t,cs),this.model.send({...t,serial:r})}heard(t){if(!this.due||t.serial<=this.due.serial)return!1;let r=this.due.act!==null;this.dispose(),this.due=null,this.lost=!1;let n=this.waiting;this.waiting=[];for(let s of n){let o=ms(s,t);o&&this.send(o,t.serial)}return r}dispose(){clearTimeout(this.timer)}await(t,r,n){this.dispose(),this.due={serial:t,act:r},this.timer=setTimeout(()=>{this.lost=!0,this.changed()},n)}};function Lr(e,t){return JSON.stringify(e)===JSON.stringify(t)}function us({form:e,calculator:t,exercise:r,lab:n}){return!!(e??t??n??r?.worksheet??r?.estimate?.commit)}function ms(e,t){switch(e.type){case"try":return hs(e,T(t));case"enter":return(t.calculator??t.lab)===void 0?null:e;case"press":return hr(t,e.id)?e:null;case"submit":return us(t)?e:null;case"fill":return t.exercise?.worksheet===void 0?null:e}}function hs(e,t){return t===null?null:e.code===null||t.hand.some(r=>r.code===e.code)?e:e.place!==null&&e.place in t.targets?{...e,code:null}:null}var Ae=class{element;timer;constructor(){this.element=document.createElement("p"),this.element.className="exp-hidden",this.element.setAttribute("role","status"),this.element.setAttribute("aria-live","polite")}say(t){clearTimeout(this.timer),this.element.textContent="",t&&(this.timer=setTimeout(()=>{this.element.textContent=t},60))}dispose(){clearTimeout(this.timer)}};var F=class extends w{constructor(t){if(super(t),this.it=l,t.type!==S.CHILD)throw Error(this.constructor.directiveName+"() can only be used in child bindings")}render(t){if(t===l||t==null)return this._t=void 0,this.it=t;if(t===y)return t;if(typeof t!="string")throw Error(this.constructor.directiveName+"() called with a non-string value");if(t===this.it)return this._t;this.it=t;let r=[t];return r.raw=r,this._t={_$litType$:this.constructor.resultType,strings:r,values:[]}}};F.directiveName="unsafeHTML",F.resultType=1;var Mr=C(F);var oe=class extends F{};oe.directiveName="unsafeSVG",oe.resultType=2;var kr=C(oe);function R(e,t=0){let r=e.charAt(0),n="JQK".includes(e.charAt(1))?Qt[r]?.[String(t)]??"":"";return Ee("exp-face","0 0 100 140",(Jt[e]??"")+n,r)}function z(){return Ee("exp-back","0 0 100 140",Xt)}function G(e){return Ee("exp-chip","0 0 66 36",Yt[e]??"",e.charAt(0))}function Tr(){return Ee("exp-camp-rose","0 0 100 100",rr)}function Ee(e,t,r,n){return a`<svg
    class=${e}
    viewBox=${t}
    data-suit=${n??l}
    aria-hidden="true"
    focusable="false"
  >${kr(r)}</svg>`}var le=240,Ve="cubic-bezier(.2, .7, .2, 1)";function wr(e){let t=new Map;for(let r of Ze(e))t.set(ie(r),(fs(r)??r).getBoundingClientRect());return t}function Cr(e,t,r){let n=new Set;for(let s of r){let o=xs(t,s),i=gs(e,s);o!==void 0&&(i===null||n.has(i)?ys(e,s,o):$s(i,o,s),i!==null&&n.add(i))}for(let s of e.querySelectorAll("[data-card]")){let o=t.get(ie(s));o!==void 0&&!n.has(s)&&vs(s,o)}}function Sr(e,t){let r=[t.place,t.code===null?null:`hand/${t.code}`],n=(s,o)=>({translate:`${s}px 0`,offset:o});for(let s of Ze(e).filter(o=>r.includes(ie(o))))s.animate([n(0,0),n(-5,.25),n(4,.6),n(-2,.85),n(0,1)],{duration:320,easing:Ve})}function ie(e){return e.dataset.at??e.dataset.backs??e.dataset.place??""}function Ze(e){return[...e.querySelectorAll("[data-at], [data-backs], [data-place]")]}function fs(e){return e.dataset.backs===void 0?null:e.lastElementChild}function xs(e,t){return e.get(`${t.from}/${t.code}`)??e.get(t.from)}function gs(e,t){return t.to==="other-hand"?e.querySelector("[data-backs] > :last-child"):Ze(e).find(r=>ie(r)===`${t.to}/${t.code}`)??null}function $s(e,t,r){let n=e.getBoundingClientRect();if(n.width===0)return;let s=`translate(${t.left-n.left}px, ${t.top-n.top}px) scale(${t.width/n.width})`,o=r.from==="pile"?0:1;e.animate([{transform:s,transformOrigin:"0 0",zIndex:5,opacity:o},{opacity:1,offset:.1},{transform:"none",transformOrigin:"0 0",zIndex:5}],{duration:le,delay:r.stage*le,easing:Ve,fill:"backwards"})}function vs(e,t){let r=e.getBoundingClientRect(),n=t.left-r.left,s=t.top-r.top;Math.abs(n)<1||e.animate([{translate:`${n}px ${Math.abs(s)<60?0:s}px`},{translate:"0 0"}],{duration:le,easing:Ve})}function ys(e,t,r){let n=Ze(e).find(m=>ie(m)===t.to);if(n===void 0)return;let s=n.getBoundingClientRect(),o=e.getBoundingClientRect(),i=document.createElement("span");i.className="exp-card exp-lifted",i.setAttribute("aria-hidden","true"),i.style.width=`${Math.min(r.width,74)}px`,K(t.code===null?z():R(t.code),i),e.append(i);let d=m=>`translate(${m.left-o.left}px, ${m.top-o.top}px)`;i.animate([{transform:d(r)},{transform:d(s)}],{duration:le,delay:t.stage*le,easing:Ve,fill:"both"}).finished.then(()=>i.remove(),()=>i.remove())}var{I:bs}=Pt,Rr=e=>e;var Ar=e=>e.strings===void 0,Hr=()=>document.createComment(""),J=(e,t,r)=>{let n=e._$AA.parentNode,s=t===void 0?e._$AB:t._$AA;if(r===void 0){let o=n.insertBefore(Hr(),s),i=n.insertBefore(Hr(),s);r=new bs(o,i,e,e.options)}else{let o=r._$AB.nextSibling,i=r._$AM,d=i!==e;if(d){let c;r._$AQ?.(e),r._$AM=e,r._$AP!==void 0&&(c=e._$AU)!==i._$AU&&r._$AP(c)}if(o!==s||d){let c=r._$AA;for(;c!==o;){let m=Rr(c).nextSibling;Rr(n).insertBefore(c,s),c=m}}}return r},_=(e,t,r=e)=>(e._$AI(t,r),e),Ls={},Q=(e,t=Ls)=>e._$AH=t,Er=e=>e._$AH,je=e=>{e._$AR(),e._$AA.remove()};var Vr=C(class extends w{constructor(){super(...arguments),this.key=l}render(e,t){return this.key=e,t}update(e,[t,r]){return t!==this.key&&(Q(e),this.key=t),r}});var Zr=(e,t,r)=>{let n=new Map;for(let s=t;s<=r;s++)n.set(e[s],s);return n},H=C(class extends w{constructor(e){if(super(e),e.type!==S.CHILD)throw Error("repeat() can only be used in text expressions")}dt(e,t,r){let n;r===void 0?r=t:t!==void 0&&(n=t);let s=[],o=[],i=0;for(let d of e)s[i]=n?n(d,i):i,o[i]=r(d,i),i++;return{values:o,keys:s}}render(e,t,r){return this.dt(e,t,r).values}update(e,[t,r,n]){let s=Er(e),{values:o,keys:i}=this.dt(t,r,n);if(!Array.isArray(s))return this.ut=i,o;let d=this.ut??=[],c=[],m,v,h=0,g=s.length-1,x=0,b=o.length-1;for(;h<=g&&x<=b;)if(s[h]===null)h++;else if(s[g]===null)g--;else if(d[h]===i[x])c[x]=_(s[h],o[x]),h++,x++;else if(d[g]===i[b])c[b]=_(s[g],o[b]),g--,b--;else if(d[h]===i[b])c[b]=_(s[h],o[b]),J(e,c[b+1],s[h]),h++,b--;else if(d[g]===i[x])c[x]=_(s[g],o[x]),J(e,s[h],s[g]),g--,x++;else if(m===void 0&&(m=Zr(i,x,b),v=Zr(d,h,g)),m.has(d[h]))if(m.has(d[g])){let V=v.get(i[x]),ze=V!==void 0?s[V]:null;if(ze===null){let Ct=J(e,s[h]);_(Ct,o[x]),c[x]=Ct}else c[x]=_(ze,o[x]),J(e,s[h],ze),s[V]=null;x++}else je(s[g]),g--;else je(s[h]),h++;for(;x<=b;){let V=J(e,c[b+1]);_(V,o[x]),c[x++]=V}for(;h<=g;){let V=s[h++];V!==null&&je(V)}return this.ut=i,Q(e,c),y}});function _r(e,t,r){let n=`${r.id}-ask-${e.id}`,s=e.look?` exp-button--${e.look}`:"";return a`<button
      type="button"
      class="exp-button${s}"
      data-key="button-${e.id}"
      aria-haspopup="dialog"
      @click=${Ms}
    >
      ${u(e.icon)}<span>${e.label}</span>
    </button>
    <dialog class="exp-dialog" aria-labelledby=${n}>
      <p class="exp-box-title" id=${n}>${t.title}</p>
      <p class="exp-ask-words">${t.text}</p>
      <div class="exp-actions">
        <button type="button" class="exp-button" @click=${jr}>${t.no}</button>
        <button
          type="button"
          class="exp-button"
          @click=${o=>{jr(o),r.press(e)}}
        >
          ${t.yes}
        </button>
      </div>
    </dialog>`}function Ms(e){let t=e.currentTarget.nextElementSibling;t instanceof HTMLDialogElement&&t.showModal()}function jr(e){e.currentTarget.closest("dialog")?.close()}function B(e,t){if(e.ask!==void 0)return _r(e,e.ask,t);let r=e.look?` exp-button--${e.look}`:"";return a`<button type="button" class="exp-button${r}" data-key="button-${e.id}"
    aria-disabled=${e.why===void 0?l:"true"} aria-keyshortcuts=${e.key?ks(e.key):l}
    @click=${()=>t.press(e)}>${u(e.icon)}<span>${e.label}</span></button>`}function $(e,t,r="exp-actions"){return e.length===0?l:a`<div class=${r}>${H(e,n=>n.id,n=>B(n,t))}${pe(e,t)}</div>`}function pe(e,t){let r=t.note;return r===null||!e.some(n=>n.id===r.id)?l:a`<p class="exp-note exp-note--plain exp-why">${u("stop")}<span>${r.text}</span></p>`}function ks(e){return e.replace("Ctrl","Control")}function Br(e){let t=e.currentTarget.closest(".exp-calculator")?.querySelector(".exp-print");if(!t)return;document.querySelector(".exp-print-frame")?.remove();let r=document.createElement("iframe");r.className="exp-print-frame",r.title=document.title,r.tabIndex=-1,r.setAttribute("aria-hidden","true"),r.srcdoc=`<!doctype html><html lang="en"><head><style>${ws()}</style></head>
    <body><div class="exp">${t.outerHTML}</div></body></html>`,r.addEventListener("load",()=>Ts(r)),document.body.append(r)}function Ts(e){let t=e.contentWindow;t===null||e.contentDocument===null||(e.contentDocument.title=document.title,t.addEventListener("afterprint",()=>e.remove()),t.focus(),t.print())}function ws(){return[...document.styleSheets].map(Cs).filter(e=>e.includes(".exp-print")).join(`
`)}function Cs(e){try{return[...e.cssRules].map(t=>t.cssText).join(`
`)}catch{return""}}function ce({title:e,href:t,note:r}){let n=it(t);return n===null?a`<span class="exp-reason-rule">${e}</span>`:n.pathname===location.pathname?a`<a class="exp-reason-rule" data-key="rule ${t}" href=${n.hash}>${e}</a>`:a`<a class="exp-reason-rule" data-key="rule ${t}" href=${n.href} target="_blank" rel="noopener"
    >${e}<span class="exp-hidden"> ${r}</span></a>`}function _e(e){return e.length===0?l:a`<p class="exp-rules"><span>${f.rules}</span>${e.map(ce)}</p>`}function it(e){let{voila:t,baseUrl:r}=document.body.dataset;return t===void 0||r===void 0?null:new URL(`${r}render/${e}`,location.href)}function Nr(e){return e?Or(()=>sessionStorage,e.key)??Or(()=>localStorage,e.key):null}function Be(e){e&&(Pr(()=>sessionStorage,e),Pr(()=>localStorage,e))}function Or(e,t){try{return e().getItem(t)}catch{return null}}function Pr(e,t){try{e().setItem(t.key,t.text)}catch{}}function Dr(e,t){let r=it(e.href),n=()=>Be({key:e.key,text:e.text});return r===null?Ss(e,n,t):a`<a
    class="exp-button exp-link-button"
    data-key="handover"
    href=${r.href}
    target="_blank"
    rel="noopener"
    @click=${n}
    >${u("chart")}<span>${e.label}<span class="exp-hidden"> ${e.note}</span></span></a
  >`}function Ss(e,t,r){let n={id:"handover",label:e.label,why:e.elsewhere};return a`<div class="exp-actions">
    <button type="button" class="exp-button" data-key="handover" @click=${()=>{t(),r.press(n)}}>
      ${u("chart")}<span>${e.label}</span>
    </button>
    ${pe([n],r)}
  </div>`}var Oe={deck:["two","four"],text:["normal","large","largest","projector"],theme:["system","light","dark"],motion:["on","off"],sound:["off","on"],hints:["on","off"]},de="expeditions:settings",Kr=Object.keys(Oe);function Fr(){Jr("deck")===void 0&&(Ir(),addEventListener("storage",e=>{(e.key===de||e.key===null)&&Ir()}),ue()&&Qr().addEventListener("change",()=>pt("theme",Y("theme"))))}function Y(e){return Jr(e)??Oe[e][0]}function Ur(e,t){Hs(e),pt(e,t);try{localStorage.setItem(de,JSON.stringify({...zr(),[e]:t}))}catch{}}function qr(){try{return localStorage.setItem(de,localStorage.getItem(de)??"{}"),!0}catch{return!1}}function ue(){return document.body.classList.contains("exp-site")}function Wr(e){return e.closest('[data-motion="off"]')===null&&!matchMedia("(prefers-reduced-motion: reduce)").matches}function Ir(){let e={...zr(),...Gr(Object.fromEntries(new URLSearchParams(location.search)))};for(let t of Kr)pt(t,e[t]??Oe[t][0])}function zr(){try{return Gr(JSON.parse(localStorage.getItem(de)??"{}"))}catch{return{}}}function Gr(e){let t=Object(e),r=n=>Oe[n].includes(t[n]);return Object.fromEntries(Kr.filter(r).map(n=>[n,t[n]]))}function Jr(e){return document.documentElement.dataset[e==="theme"?"themeChoice":e]}function pt(e,t){let r=document.documentElement;if(e!=="theme"){r.dataset[e]=t;return}r.dataset.themeChoice=t,ue()?Rs(t==="system"?Qr().matches:t==="dark"):t!=="system"&&new URLSearchParams(location.search).get("theme")===t&&(r.dataset.theme=t)}function Rs(e){for(let t of[document.documentElement,document.body])t.dataset.theme=e?"dark":"light";document.body.dataset.jpThemeLight=String(!e),document.body.classList.toggle("theme-dark",e)}function Qr(){return matchMedia("(prefers-color-scheme: dark)")}function Hs(e){let t=new URL(location.href);t.searchParams.has(e)&&(t.searchParams.delete(e),history.replaceState(history.state,"",t))}var As={play:[{shape:"triangle",pitch:[520,340],at:0,length:.09,volume:.16}],refusal:[{shape:"sine",pitch:[196,185],at:0,length:.1,volume:.2},{shape:"sine",pitch:[165,156],at:.12,length:.14,volume:.2}],right:[{shape:"triangle",pitch:[587,587],at:0,length:.12,volume:.12},{shape:"triangle",pitch:[880,880],at:.11,length:.24,volume:.12}]},Es=Symbol.for("expeditions.sound"),Vs=globalThis;function Pe(e){if(Y("sound")!=="on"||!navigator.userActivation?.hasBeenActive)return;let t=Vs[Es]??=new AudioContext;t.resume();for(let r of As[e])Zs(t,r)}function Zs(e,t){let r=e.currentTime+t.at,n=r+t.length,s=new OscillatorNode(e,{type:t.shape,frequency:t.pitch[0]});s.frequency.linearRampToValueAtTime(t.pitch[1],n);let o=new GainNode(e,{gain:0});o.gain.setValueAtTime(0,r),o.gain.linearRampToValueAtTime(t.volume,r+.01),o.gain.exponentialRampToValueAtTime(.001,n),s.connect(o).connect(e.destination),s.start(r),s.stop(n)}var js=["s","h","d","c"];function k(){return ue()?l:_s()}function _s(){return a`<button
    type="button"
    class="exp-button exp-button--plain exp-settings-button"
    data-key="settings"
    aria-haspopup="dialog"
    @click=${Bs}
  >
    ${u("gear")}<span class="exp-hidden">${f.settings}</span>
  </button>`}function Bs(){if(document.querySelector("dialog.exp-settings")!==null)return;let e=document.createElement("div");e.className="exp exp-settings-frame",document.body.append(e);let t=()=>{K(Os(t),e)};t();let r=e.querySelector("dialog");addEventListener("storage",t),r.addEventListener("close",()=>{removeEventListener("storage",t),e.remove()}),e.addEventListener("keydown",n=>{ae(n)&&n.stopPropagation()}),r.showModal()}function Os(e){let t=r=>{Ds(r.target),e()};return ke({id:"exp-settings-title",title:f.settings,close:f.settingsClose,look:"exp-settings",content:a`<div @change=${t}>
      ${Ne(f.deck,[j("deck","two",f.deckTwo),j("deck","four",f.deckFour)])}
      ${Ne(f.text,[j("text","normal",f.textNormal),j("text","large",f.textLarge),j("text","largest",f.textLargest),j("text","projector",f.textProjector)])}
      ${ue()?Ps():a`<p class="exp-help-line exp-settings-theme">${f.themeNotebook}</p>`}
      ${Ne(f.playing,[ct("hints","on",f.hints),ct("motion","off",f.motion),ct("sound","on",f.sound)])}
      <p class="exp-help-line">${qr()?f.kept:f.notKept}</p>
      <p class="exp-help-line">${f.settingsLink} <code>?deck=four&amp;text=projector</code></p>
    </div>`})}function Ps(){return Ne(f.theme,[j("theme","system",f.themeSystem),j("theme","light",f.themeLight),j("theme","dark",f.themeDark)])}function Ne(e,t){return a`<fieldset class="exp-field">
    <legend class="exp-legend">${e}</legend>
    <div class="exp-choice-row">${t}</div>
  </fieldset>`}function j(e,t,r){return a`<label class="exp-choice">
    <input type="radio" name="exp-${e}" data-setting=${e} value=${t} .checked=${Y(e)===t} />
    <span>${r}</span>${e==="deck"?Ns(t):l}
  </label>`}function ct(e,t,r){return a`<label class="exp-choice">
    <input type="checkbox" data-setting=${e} value=${t} .checked=${Y(e)===t} />
    <span>${r}</span>
  </label>`}function Ns(e){return a`<span class="exp-deck-sample" data-sample=${e}>${js.map(L)}</span>`}function Ds(e){let t=e.dataset.setting,r=e.value==="on"?"off":"on";Ur(t,e.type==="radio"||e.checked?e.value:r),t==="sound"&&Pe("play")}function Xr(e,t){return e.scores===null&&e.log===null&&e.buttons.length===0?l:a`<div class="exp-side">
    ${e.scores===null?l:a`<div class="exp-box">${dt(e.scores)}</div>`}
    ${$(e.buttons.filter(r=>r.look!=="main"),t,"exp-help")}
    ${e.log===null||e.log.lines.length===0?l:Is(e.log,Fs(e),t)}
  </div>`}function dt(e){let[t="",...r]=e.head;return a`<table class="exp-scores exp-num">
    <caption class="exp-box-title">${e.title}</caption>
    <thead>
      <tr>
        <th scope="col"><span class="exp-hidden">${t}</span></th>
        ${r.map(n=>a`<th scope="col">${n}</th>`)}
      </tr>
    </thead>
    <tbody>${e.rows.map(n=>Yr(n))}</tbody>
    <tfoot>${Yr(e.foot)}</tfoot>
  </table>`}function Yr([e="",...t]){return a`<tr>
    <th scope="row">${e}</th>
    ${t.map(r=>a`<td>${r}</td>`)}
  </tr>`}function Is(e,t,r){let n=`${r.id}-log`;return a`<div class="exp-box exp-box--log">
    <p class="exp-box-title" id=${n}>${e.title}</p>
    <ol class="exp-log" aria-labelledby=${n} tabindex="0">${e.lines.map(s=>Ks(s,t))}</ol>
  </div>`}function Ks(e,t){return a`<li data-who=${e.who}><span>${Us(e.text,t)}</span></li>`}function Fs(e){return new Map([...e.river,...e.own.lanes].map(({name:t,suit:r})=>[t.toLowerCase(),r]))}function Us(e,t){return t.size===0?[e]:e.split(new RegExp(`\\b(${[...t.keys()].join("|")})\\b`)).map(n=>{let s=t.get(n);return s===void 0?n:a`<span class="exp-suited">${n} ${L(s)}</span>`})}function en(e,t){return a`<div class="exp-panel exp-summary">
    <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${e.title}</h2>${k()}</div>
    ${e.intro?a`<p class="exp-intro">${e.intro}</p>`:l}
    <div class="exp-sheets">${e.sheets.map(ut)}</div>
    ${_e(e.rules)}
    ${e.scores===null?l:qs(e,e.scores,t)}
  </div>`}function qs(e,t,r){return a`<div class="exp-summary-foot">
    <div class="exp-box">${dt(t)}</div>
    <div class="exp-summary-ways">
      ${$(e.buttons,r)}
      ${e.handover===void 0?l:Dr(e.handover,r)}
    </div>
  </div>`}function ut(e){let[t="",...r]=e.head;return a`<table class="exp-score-sheet exp-num" role="table">
    <caption class="exp-box-title">${e.name}</caption>
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader"><span class="exp-hidden">${t}</span></th>
        ${r.map(n=>a`<th scope="col" role="columnheader">${n}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">${e.rows.map(n=>Ws(n,r.length))}</tbody>
    <tfoot role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader" colspan=${r.length}>${e.total.label}</th>
        <td role="cell">${e.total.value}</td>
      </tr>
    </tfoot>
  </table>`}function Ws(e,t){return a`<tr role="row">
    <th scope="row" role="rowheader">
      <span class="exp-lane-name">${L(e.suit)}${e.name}</span>
      <span class="exp-chips">${e.cards.map(G)}</span>
    </th>
    ${e.steps.length===0?a`<td role="cell" class="exp-unstarted" colspan=${t}>${e.note}</td>`:e.steps.map(r=>a`<td role="cell">${r}</td>`)}
  </tr>`}function tn(e,t){return a`<div class="exp-panel exp-rounds">
    ${nn(e,r=>$(r.buttons,t))}
    <div class="exp-actions">
      <button type="button" class="exp-button" data-key="button-${e.print.id}" @click=${Br}>
        <span>${e.print.label}</span>
      </button>
    </div>
  </div>`}function rn(e){return a`<div class="exp-print" aria-hidden="true">
    ${nn(e,()=>l)} ${e.result?a`<p class="exp-print-result">${e.result}</p>`:l}
    ${e.rounds.filter(t=>t.sheets.length>0).map(zs)}
  </div>`}function zs(e){return a`<div class="exp-print-round">
    <p class="exp-box-title">${e.name}</p>
    <p class="exp-quiet">${e.note}</p>
    <div class="exp-sheets">${e.sheets.map(ut)}</div>
  </div>`}function nn(e,t){let[r="",...n]=e.head,[s="",...o]=e.foot;return a`<table class="exp-rounds-table exp-num" role="table">
    <caption class="exp-box-title">${e.title}</caption>
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader"><span class="exp-hidden">${r}</span></th>
        ${n.map(i=>a`<th scope="col" role="columnheader">${i}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${e.rounds.map(i=>a`<tr role="row">
          <th scope="row" role="rowheader">
            <div class="exp-rounds-name">
              <span>${i.name}<small>${i.note}</small></span>
              ${t(i)}
            </div>
          </th>
          ${i.points.map(Gs)}
        </tr>`)}
    </tbody>
    <tfoot role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader">${s}</th>
        ${o.map(i=>a`<td role="cell">${i}</td>`)}
      </tr>
    </tfoot>
  </table>`}function Gs(e){return a`<td role="cell">
    <span class="exp-points"
      >${e.won?a`${u("check")}<span class="exp-hidden">${e.won}</span>`:l}<b>${e.points}</b></span
    >
    <small>${e.running}</small>
  </td>`}var De=C(class extends w{constructor(e){if(super(e),e.type!==S.PROPERTY&&e.type!==S.ATTRIBUTE&&e.type!==S.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Ar(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===y||t===l)return t;let r=e.element,n=e.name;if(e.type===S.PROPERTY){if(t===r[n])return y}else if(e.type===S.BOOLEAN_ATTRIBUTE){if(!!t===r.hasAttribute(n))return y}else if(e.type===S.ATTRIBUTE&&r.getAttribute(n)===t+"")return y;return Q(e),t}});function sn(e,t){let r=[e.submit,...e.also===null?[]:[e.also]];return a`<form class="exp-panel exp-form" novalidate @submit=${s=>Js(s,e,t)}>
    <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${e.title}</h2>${k()}</div>
    ${e.intro?a`<p class="exp-intro">${e.intro}</p>`:l}
    ${e.fields.map(s=>A(s,t))}
    ${e.folded.fields.length===0?l:Ys(e.folded,t)}
    <div class="exp-actions">
      ${Qs(e,t)} ${e.also===null?l:B(e.also,t)}
      ${pe(r,t)}
    </div>
  </form>`}function Js(e,t,r){if(e.preventDefault(),t.submit.why!==void 0)return r.press(t.submit);let n=new FormData(e.currentTarget),s=[...t.fields,...t.folded.fields].map(({name:o})=>o);r.submit(Object.fromEntries(s.map(o=>[o,n.getAll(o).join(",")])))}function Qs(e,t){let{submit:r}=e;return r.why!==void 0?B(r,t):a`<button type="submit" class="exp-button exp-button--main" data-key="button-${r.id}">
    ${u(r.icon)}<span>${r.label}</span>
  </button>`}function Ys(e,t){return a`<details class="exp-fold" ?open=${e.fields.some(r=>r.fault!==void 0)?De(!0):y}>
    <summary data-key="fold">${u("next")}<span>${e.label}</span></summary>
    <div class="exp-fold-fields">${e.fields.map(r=>A(r,t))}</div>
  </details>`}function A(e,t){let r=`${t.id}-${e.name}`;return e.kind==="area"?ea(e,r):e.kind==="text"?Xs(e,r):ta(e,r)}function Xs(e,t){return a`<div class="exp-field">
    <label class="exp-legend" for=${t}>${e.legend}</label>
    <input
      class="exp-text"
      type="text"
      autocomplete="off"
      spellcheck="false"
      id=${t}
      name=${e.name}
      data-key="field-${e.name}"
      .value=${e.value}
      aria-invalid=${e.fault===void 0?l:"true"}
      aria-describedby=${mt(e,t)}
    />
    ${ht(e,t)}
  </div>`}function ea(e,t){return a`<div class="exp-field">
    <label class="exp-legend" for=${t}>${e.legend}</label>
    <textarea
      class="exp-text exp-area"
      rows="8"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      id=${t}
      name=${e.name}
      data-key="field-${e.name}"
      .value=${e.value}
      aria-invalid=${e.fault===void 0?l:"true"}
      aria-describedby=${mt(e,t)}
    ></textarea>
    ${ht(e,t)}
  </div>`}function ta(e,t){return a`<fieldset class="exp-field" aria-describedby=${mt(e,t)}>
    <legend class="exp-legend">${e.legend}</legend>
    <div class="exp-choice-row">${e.options.map(r=>ra(e,r))}</div>
    ${ht(e,t)}
  </fieldset>`}function ra(e,t){let r=e.kind==="radio";return a`<label class="exp-choice">
    <input
      type=${r?"radio":"checkbox"}
      name=${e.name}
      value=${t.value}
      data-key="field-${e.name}-${t.value}"
      .checked=${t.checked}
      aria-invalid=${e.fault===void 0||r?l:"true"}
    />
    <span class="exp-choice-words">
      <span>${t.label}</span>${t.help?a`<small>${t.help}</small>`:l}
    </span>
  </label>`}function mt(e,t){let r=[e.help?`${t}-help`:"",e.fault===void 0?"":`${t}-fault`].filter(Boolean);return r.length>0?r.join(" "):l}function ht(e,t){let r=a`<p class="exp-fault" id="${t}-fault" data-fault=${e.name}>
    ${u("stop")}<span>${e.fault}</span>
  </p>`;return a`${e.help?a`<p class="exp-help-line" id="${t}-help">${e.help}</p>`:l}
  ${_e(e.rules??[])} ${e.fault===void 0?l:r}`}function an(e,t){return a`<div class="exp-calculator">
    <div class="exp-panel exp-calculator-round">
      <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${e.title}</h2>${k()}</div>
      <p class="exp-intro">${e.intro}</p>
      ${na(e,t)}
      ${e.sides.length===0?l:a`<div class="exp-calculator-sides">${e.sides.map(r=>sa(r,t))}</div>`}
      ${$(e.buttons,t)}
    </div>
    ${tn(e.rounds,t)} ${rn(e.rounds)}
  </div>`}function na(e,t){let{fields:r,label:n}=e.settings;return a`<details class="exp-fold">
    <summary data-key="fold">${u("next")}<span>${n}</span></summary>
    <form
      class="exp-fold-fields"
      novalidate
      @submit=${s=>ln(s,r.map(({name:o})=>o),t)}
    >
      ${r.map(s=>A(s,t))}
      <div class="exp-actions">${on(e.agree)}</div>
    </form>
  </details>`}function sa(e,t){let r=`${t.id}-side-${e.seat}`;return a`<div class="exp-calculator-side" role="group" aria-label=${e.label}>
    <div class="exp-calculator-name">
      <p class="exp-box-title" id=${r}>${e.name}</p>
      <p class="exp-num"><span class="exp-quiet">${e.total.text}</span> <b data-total>${e.total.value}</b></p>
    </div>
    ${e.expeditions.map(n=>aa(n,e.seat,t))}
    ${la(e.typed,e.seat,t)}
  </div>`}function aa(e,t,r){let n=e.picks.map(o=>ft(o,t)),s=n.includes(r.stop)?r.stop:n[0];return a`<div class="exp-reckoning" role="group" aria-label=${e.label} data-suit=${e.suit}>
    <p class="exp-reckoning-head">
      <span class="exp-lane-name">${L(e.suit)}${e.name}</span>
      ${e.total===null?l:a`<b class="exp-num">${e.total}</b>`}
    </p>
    <div class="exp-picks" data-row="picks">
      ${e.picks.map(o=>oa(o,t,ft(o,t)===s,r))}
    </div>
    ${e.note===null?l:a`<p class="exp-note exp-note--refused exp-why">${u("stop")}<span>${e.note}</span></p>`}
    <p class="exp-steps exp-num">${e.steps.map(o=>a`<span>${o}</span> `)}</p>
  </div>`}function ft(e,t){return`card-${t}-${e.code}`}function oa(e,t,r,n){return a`<button
    type="button"
    class="exp-pick"
    data-key=${ft(e,t)}
    data-lies=${e.lies}
    tabindex=${r?0:-1}
    aria-label=${e.label}
    aria-pressed=${String(e.lies==="here")}
    aria-disabled=${e.lies==="there"?"true":l}
    @click=${()=>n.enter(e.code,t)}
  >
    ${e.text}${e.lies==="no"?l:u(e.lies==="here"?"check":"stop")}
  </button>`}function la(e,t,r){let n=`typed-${t}`,s=`${r.id}-${n}`,o=e.faults.length>0,i=a`<input
    class="exp-text"
    type="text"
    autocomplete="off"
    autocapitalize="off"
    spellcheck="false"
    id=${s}
    name=${n}
    data-key="field-${n}"
    .value=${e.text}
    aria-invalid=${o?"true":l}
    aria-describedby="${s}-help${o?` ${s}-faults`:""}"
  />`;return a`<form class="exp-typed" novalidate @submit=${d=>ln(d,[n],r)}>
    <label class="exp-legend" for=${s}>${e.legend}</label>
    <div class="exp-typed-line">${Vr(e.number,i)}${on(e.submit)}</div>
    <p class="exp-help-line" id="${s}-help">${e.help}</p>
    ${o?a`<ul class="exp-fault exp-typed-faults" id="${s}-faults">
            ${e.faults.map(d=>a`<li>${u("stop")}<span>${d}</span></li>`)}
          </ul>`:l}
    ${$(e.suits,r)}
  </form>`}function on(e){return a`<button type="submit" class="exp-button" data-key="button-${e.id}"><span>${e.label}</span></button>`}function ln(e,t,r){e.preventDefault();let n=new FormData(e.currentTarget);r.submit(Object.fromEntries(t.map(s=>[s,n.getAll(s).join(",")])))}function E(e,t){let r=`${t.id}-progress`;return a`<div class="exp-progress">
    <label for=${r}>${e.label}</label>
    <progress id=${r} max="1" .value=${e.share}></progress>
  </div>`}var ia=12;function dn(e,t){return a`<div class="exp-chart-frame">
    <div class="exp-panel exp-chart">
      <div>
        <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${e.title}</h2>${k()}</div>
        <p class="exp-intro">${e.intro}</p>
      </div>
      ${e.drawn===null?pa(e,t):xt(e.drawn)}
    </div>
  </div>`}function pa(e,t){return a`<div class="exp-chart-cover">
    ${u("chart")}
    <p>${e.cover}</p>
    ${e.progress===null?l:E(e.progress,t)} ${$(e.buttons,t)}
  </div>`}function xt(e){let[t="",r=""]=e.drawings;return a`<ul class="exp-chart-points">${e.points.map(n=>a`<li>${n}</li>`)}</ul>
    ${cn(t,"wide")} ${cn(r,"narrow")}
    ${e.rows.length>ia?a`<details class="exp-fold"><summary data-key="values">${u("next")}<span>${e.caption}</span></summary>${pn(e,!0)}</details>`:pn(e,!1)}`}function pn(e,t){return a`<table class="exp-values exp-num">
    <caption class=${t?"exp-hidden":l}>${e.caption}</caption>
    <thead><tr>${e.head.map(r=>a`<th scope="col">${r}</th>`)}</tr></thead>
    <tbody>
      ${e.rows.map(([r,...n])=>a`<tr><th scope="row">${r}</th>${n.map(s=>a`<td>${s}</td>`)}</tr>`)}
    </tbody>
  </table>`}function cn(e,t){return e===""?l:a`<div class="exp-chart-drawing" data-for=${t}>${Mr(e)}</div>`}var un="important",ca=" !"+un,gt=C(class extends w{constructor(e){if(super(e),e.type!==S.ATTRIBUTE||e.name!=="style"||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,r)=>{let n=e[r];return n==null?t:t+`${r=r.includes("-")?r:r.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(e,[t]){let{style:r}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?r.removeProperty(n):r[n]=null);for(let n in t){let s=t[n];if(s!=null){this.ft.add(n);let o=typeof s=="string"&&s.endsWith(ca);n.includes("-")||o?r.setProperty(n,o?s.slice(0,-11):s,o?un:""):r[n]=s}}return y}});function fn(e,t){return a`<div class="exp-estimate">
    ${e.commit===null?l:da(e,e.commit,t)}
    ${e.line===null?l:ha(e,e.line,t)}
  </div>`}function da(e,t,r){let n=`${r.id}-guess`,s=`${n}-about${e.fault===null?"":` ${n}-fault`}`;return a`<form class="exp-field exp-guess" novalidate @submit=${i=>{i.preventDefault(),r.submit({guess:$t(i.currentTarget,"number").value})}} @input=${i=>ma(i,e)}>
    <div class="exp-guess-head">
      <label class="exp-legend" for=${n}>${e.label}</label>
      <output class="exp-num" for=${n} .value=${vt(e.value,e)}></output>
    </div>
    <input
      class="exp-range"
      type="range"
      id=${n}
      data-key="field-range"
      min=${e.low}
      max=${e.high}
      step=${e.step}
      .value=${String(e.value)}
      aria-valuetext=${vt(e.value,e)}
      aria-describedby=${s}
    />
    <div class="exp-guess-ends exp-num" aria-hidden="true">
      <span>${Ke(e.low)}</span><span>${Ke(e.high)}</span>
    </div>
    <div class="exp-guess-foot">
      <label class="exp-guess-number">
        <span>${e.numberLabel}</span>
        <input
          class="exp-text exp-num"
          type="number"
          data-key="field-number"
          min=${e.low}
          max=${e.high}
          step="any"
          .value=${String(e.value)}
          aria-invalid=${e.fault===null?l:"true"}
          aria-describedby=${s}
        />
      </label>
      <button type="submit" class="exp-button exp-button--main" data-key="button-${t.id}">
        <span>${t.label}</span>
      </button>
    </div>
    ${e.fault===null?l:ua(e.fault,n)}
    <p class="exp-help-line" id="${n}-about">${e.about}</p>
  </form>`}function ua(e,t){return a`<p class="exp-fault" id="${t}-fault" data-fault="guess">${u("stop")}<span>${e}</span></p>`}function ma(e,t){let r=e.currentTarget,n=e.target,s=$t(r,"range");n.type==="range"?$t(r,"number").value=n.value:n.value!==""&&(s.value=n.value);let o=vt(n.value===""?s.value:n.value,t);r.querySelector("output").value=o,s.setAttribute("aria-valuetext",o)}function $t(e,t){return e.querySelector(`input[type="${t}"]`)}function ha(e,t,r){return a`<p class="exp-legend">${e.label}</p>
    ${fa(t)} ${e.progress===null?l:E(e.progress,r)}
    ${e.result?a`<p class="exp-estimate-result" data-result>${e.result}</p>`:l}
    <p class="exp-help-line">${e.about}</p>`}function fa(e){return a`<div class="exp-line exp-num" role="img" aria-label=${e.text}>
    <div class="exp-line-track">
      ${e.truth===null?l:xa(e.truth)}
      ${e.ticks.map(t=>a`<span class="exp-line-tick" style=${Ie(t)}></span>`)}
      ${hn(e.guess,"guess")} ${e.truth===null?l:hn(e.truth.mark,"truth")}
    </div>
    <div class="exp-line-numbers">${e.ticks.map(t=>a`<span style=${Ie(t)}>${t.label}</span>`)}</div>
  </div>`}function xa(e){return a`${mn(e.accepted,"accepted")}${mn(e.likely,"likely")}`}function mn([e=0,t=0],r){let n=gt({left:`${100*e}%`,width:`${100*(t-e)}%`});return a`<span class="exp-line-span" data-span=${r} style=${n}></span>`}function hn(e,t){return a`<span class="exp-line-mark" data-mark=${t} style=${Ie(e)}><i></i></span>
    <span class="exp-line-label" data-label=${t} style=${Ie(e)}>${e.label}</span>`}function Ie(e){return gt({"--at":String(e.at)})}function vt(e,t){return t.unit?`${Ke(e)} ${t.unit}`:Ke(e)}function Ke(e){return String(e).replace("-","−")}function gn(e,t){let{open:r,more:n}=e;if(r.length===0&&n===null)return l;let s=`${t.id}-hints`;return a`<div class="exp-hints">
    <p class="exp-box-title" id=${s}>${e.title}</p>
    <ol class="exp-ladder" aria-labelledby=${s}>
      ${r.map((o,i)=>a`<li data-open data-key="hint-${i+1}" tabindex="-1">${xn(i+1)}<p>${o}</p></li>`)}
      ${n===null?l:a`<li>${xn(r.length+1)}${ga(n,t)}</li>`}
    </ol>
  </div>`}function xn(e){return a`<span class="exp-rung" aria-hidden="true">${e}</span>`}function ga(e,t){return a`<button type="button" class="exp-button" data-key="more" @click=${()=>t.press(e)}>
    ${u(e.icon)}<span>${e.label}</span>
  </button>`}var $a={right:"check",wrong:"cross"};function Fe(e,t,r){return a`<ul class="exp-options" aria-label=${t}>
    ${H(e,n=>n.id,n=>va(n,r))}
  </ul>`}function va(e,t){let r=`${t.id}-reason-${e.id}`;return a`<li>
    <button
      type="button"
      class="exp-option"
      data-key="option-${e.id}"
      data-verdict=${e.verdict??l}
      aria-pressed=${String(e.chosen)}
      aria-describedby=${e.reason===null?l:r}
      @click=${()=>t.option(e.id)}
    >
      <span class="exp-option-mark">${e.verdict===null?l:u($a[e.verdict])}</span>
      ${e.card===void 0?l:a`<span class="exp-card">${R(e.card)}</span>`}
      <span>${e.text}${e.said?a`<span class="exp-hidden">, ${e.said}</span>`:l}</span>
    </button>
    ${e.reason===null?l:a`<p class="exp-option-reason" id=${r}>${e.reason}</p>`}
  </li>`}function $n(e,t){let r=`${t.id}-coach`;return a`<section class="exp-box exp-coach" aria-labelledby=${r}>
    <p class="exp-box-title" id=${r}>${u("lamp")}<span>${e.title}</span></p>
    ${e.progress===null?l:E(e.progress,t)}
    ${e.rows.length===0?l:ya(e,t)}
  </section>`}function ya(e,t){return a`<table class="exp-values exp-prices exp-num">
      <caption>${e.caption}</caption>
      <thead><tr>${e.head.map(r=>a`<th scope="col">${r}</th>`)}</tr></thead>
      <tbody>${e.rows.map(r=>ba(r,t))}</tbody>
    </table>
    <p class="exp-coach-method">${e.method}</p>`}function ba(e,t){let{why:r}=e;return a`<tr ?data-good=${e.good}>
      <th scope="row">${e.name}</th>
      <td>${e.lead}</td>
      <td>
        <div class="exp-standing">
          <span>${e.good?u("check"):l}<span>${e.standing}</span></span>
          ${r===null?l:a`<button type="button" class="exp-button exp-button--plain" data-key="button-${r.id}"
                @click=${()=>t.press(r)}>${r.label} <span class="exp-hidden">${e.name}</span></button>`}
        </div>
      </td>
    </tr>
    ${e.reasons.length===0?l:a`<tr class="exp-reasons" ?data-good=${e.good}>
          <td colspan="3"><ul>${e.reasons.map(n=>a`<li>${n}</li>`)}</ul></td>
        </tr>`}`}function yt(e){if(e.total===null)return a`<span class="exp-ledger exp-ledger--none" aria-hidden="true"><span>${e.text}</span></span>`;let t=e.parts.map(r=>a`<span>${La(r)}</span>`);return a`<span class="exp-ledger exp-num" aria-hidden="true">${t}<b>${e.total}</b></span>`}function bt(e){return e===null?l:a`<span class="exp-ledger exp-ledger--total exp-num">
    <span>${e.text}</span><b>${e.value}</b>
  </span>`}function La(e){return e.split(/\s*([−×+])\s*/).map((t,r)=>r%2===1?a`<i>${t}</i>`:t)}function vn(e,t,r){return a`<div class="exp-zone exp-zone--other" role="group" aria-label=${e.label} data-row="other">
    ${bn(e,t,r,(n,s)=>a`${yt(n.ledger)}${s}${Ln(n,t)}`)}
    <div class="exp-camp" data-column=${ne(null,t)}>
      ${bt(e.total)} ${e.backs===null?l:ka(e.backs)}
    </div>
  </div>`}function yn(e,t,r){let n=t.river.length===0;return a`<div class="exp-zone exp-zone--own" role="group" aria-label=${e.label} data-row="own">
    ${bn(e,t,r,(s,o)=>a`${n?Lt(s):l} ${Ln(s,t)}
        <span class="exp-landing">${o}</span>${yt(s.ledger)}`)}
    ${tt(t)?Ma(e,t):l}
  </div>`}function bn(e,t,r,n){let s=o=>{let{suit:i,label:d}=o;return se({place:o.place,suit:i,label:d,draw:c=>n(o,c)},t,r)};return H(e.lanes,o=>o.place,s)}function Ma(e,t){return a`<div class="exp-camp" data-column=${ne(null,t)}>${Tr()}${bt(e.total)}</div>`}function ka(e){let t=Array.from({length:e.count},()=>a`<span class="exp-card">${z()}</span>`);return a`<span class="exp-backs" data-backs="other-hand">${t}</span><span>${e.text}</span>`}function Lt(e){return a`<span class="exp-lane-name" aria-hidden="true">${L(e.suit)}${e.name}</span>`}function Ln(e,t){return e.cards.length===0?a`<span class="exp-empty">${L(e.suit)}</span>`:a`<span class="exp-column">${H(e.cards,r=>r.code,r=>a`<span
        class="exp-card"
        data-at="${e.place}/${r.code}"
        ?data-marked=${be(t,e.place,r.code)}
        >${R(r.code,r.multiplier)}</span
      >`)}</span>`}function Mn(e,t){return e.river.length===0&&e.draw===null?l:a`<div class="exp-zone exp-zone--river" role="group" aria-label=${e.riverLabel} data-row="river">
    ${H(e.river,r=>r.place,r=>Ta(r,e,t))}
    ${e.draw===null?l:wa(e.draw,e,t)}
  </div>`}function Ta(e,t,r){let{place:n,suit:s,label:o,barred:i,top:d}=e,c=d===null?a`<span class="exp-empty">${L(s)}</span>`:a`<span class="exp-card" data-at="${n}/${d}">${R(d)}</span>`;return se({place:n,suit:s,label:o,barred:i,draw:v=>a`${c}<span class="exp-river-foot">${Lt(e)}${v}</span>`},t,r)}function wa(e,t,r){let{place:n,label:s}=e,o=a`<span class="exp-count exp-num" aria-hidden="true">${e.count}</span>`,i=a`<span class="exp-lane-name" aria-hidden="true">${e.name}</span>`;return se({place:n,suit:null,label:s,draw:c=>a`<span class="exp-pile"><span class="exp-card" data-at=${n}>${z()}${o}</span></span>
      <span class="exp-river-foot">${i}${c}</span>`},t,r)}function kn(e,t){return a`<div class="exp-shelf">
    <div class="exp-say">
      ${e.prompt?a`<p class="exp-prompt">${e.step===0?l:Sa(e.step)}<span>${e.prompt}</span></p>`:l}
      ${$(Ca(e),t,"exp-onward")}
      ${Ha(e.message)}
      ${e.heading===null?Te(e.keys,t):l}
    </div>
    ${e.cover===null?Ea(e,t):Aa(e.cover,t)}
  </div>`}function Ca(e){return e.buttons.filter(t=>t.look==="main")}function Sa(e){let t=r=>a`<i ?data-on=${r<=e}></i>`;return a`<span class="exp-step" aria-hidden="true">${t(1)}${t(2)}</span>`}var Ra={refused:"stop",hint:"lamp",warned:"flag"};function Ha(e){let t=e.rule===null?l:a` ${ce(e.rule)}`;return a`<p class="exp-reason" data-kind=${e.kind}>
    ${u(Ra[e.kind])}<span>${e.text}${t}</span>
  </p>`}function Aa(e,t){return a`<div class="exp-cover"><p>${e.text}</p>${$([e.button],t)}</div>`}function Ea(e,t){return a`<p class="exp-hand-label" aria-hidden="true">${e.handLabel}</p>
    <div class="exp-hand" role="group" aria-label=${e.handLabel} data-row="hand">
      ${H(e.hand,r=>r.code,(r,n)=>Va(r,e.hand[n-1],e,t))}
    </div>`}function Va(e,t,r,n){let{code:s,label:o}=e,i=`card-${s}`,d=t!==void 0&&t.code.charAt(0)!==s.charAt(0),c=r.refused?.code===s?{kind:"refused",text:r.refused.tag}:null,m=e.tag??c;return a`<button
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
    <span class="exp-crop">${R(s)}</span>
    ${m===null?l:q(m.kind,m.text)}
  </button>`}var Za=3;function Mt(e){return e.other===null&&rt(e)<=Za}function Ue(e,t){let r=Xr(e,t);return a`<div class="exp-table-frame"><div class="exp-table">
    ${e.heading===null?l:ja(e.heading,e.keys,t)}
    <div class="exp-layout${r===l?" exp-layout--bare":""}">
      <div class="exp-sheet${Mt(e)?" exp-sheet--small":""}" data-board>
        <div class="exp-map" data-columns=${rt(e)}>
          ${Ba()}
          ${e.other===null?l:vn(e.other,e,t)}
          ${Mn(e,t)}
          ${yn(e.own,e,t)}
        </div>
        ${kn(e,t)}
      </div>
      ${r}
      ${e.coach===void 0?l:$n(e.coach,t)}
    </div>
    ${mr(e.keys,t)}
  </div></div>`}function ja(e,t,r){return a`<div class="exp-head">
    <h2>${e.title}</h2>
    <p class="exp-state exp-num"><b>${e.round}</b>${e.totals.map(({name:n,value:s})=>a`<span class="exp-quiet">${n} <b>${s}</b></span>`)}</p>
    <p class="exp-lastline">${e.last}</p>
    <div class="exp-head-tools">${Te(t,r)}${k()}</div>
  </div>`}var _a=["M-20 90C80 20 190 60 230 130S150 250 60 230-80 170-20 90Z","M-40 90C70-20 230 20 275 125S170 300 50 275-110 180-40 90Z","M20 110C80 70 150 85 180 135S130 205 75 195-10 150 20 110Z","M640 560C720 480 860 500 930 580S900 740 780 720 570 640 640 560Z","M600 560C700 440 880 450 970 570S920 800 770 770 520 660 600 560Z","M690 580C740 530 830 540 870 590S850 680 790 670 640 630 690 580Z","M520 40C600-10 720 10 760 60S690 170 600 150 450 90 520 40Z","M560 55C610 25 680 35 710 70S660 125 610 120 520 85 560 55Z","M120 520C190 470 300 480 330 540S260 660 170 640 50 570 120 520Z","M165 540C205 510 265 520 285 555S240 620 190 605 120 570 165 540Z"].join("");function Ba(){return a`<svg
    class="exp-contours"
    viewBox="0 0 900 700"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <path d=${_a} />
  </svg>`}var Oa={right:"check",wrong:"cross"};function Tn(e,t){let[r="",...n]=e.head,s=o=>Pa(o.currentTarget);return a`<form
    class="exp-worksheet"
    novalidate
    @change=${o=>t.fill(s(o))}
    @submit=${o=>{o.preventDefault(),t.submit(s(o))}}
  >
    <table class="exp-num" role="table" data-steps=${n.length}>
      <caption class="exp-hidden">${e.title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader"><span class="exp-hidden">${r}</span></th>
          ${n.map(o=>a`<th scope="col" role="columnheader">${o}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">${e.rows.map(o=>Na(o,n.length,t))}</tbody>
      ${e.total===null?l:Ia(e.totalLabel,e.total,n.length,t)}
    </table>
    <button type="submit" class="exp-button exp-button--main" data-key="button-${e.check.id}">
      ${u(e.check.icon)}<span>${e.check.label}</span>
    </button>
  </form>`}function Pa(e){return Object.fromEntries([...new FormData(e)].map(([t,r])=>[t,String(r)]))}function Na(e,t,r){return a`<tr role="row">
    <th scope="row" role="rowheader">
      <span class="exp-hidden">${e.label}</span>
      <span class="exp-lane-name" aria-hidden="true">${L(e.suit)}${e.name}</span>
      <span class="exp-chips" aria-hidden="true">${e.cards.map(G)}</span>
    </th>
    ${e.note===""||e.cells.length===t?l:a`<td role="cell" class="exp-worksheet-note" colspan=${t-e.cells.length}>${e.note}</td>`}
    ${e.cells.map(n=>a`<td role="cell">${Da(n,r)}</td>`)}
  </tr>`}function Da(e,t){return e.box===null?a`<span class="exp-given">${e.given}</span>`:wn(e.box,t)}function Ia(e,t,r,n){return a`<tfoot role="rowgroup">
    <tr role="row">
      <th scope="row" role="rowheader" colspan=${r}>${e}</th>
      <td role="cell">${wn(t,n)}</td>
    </tr>
  </tfoot>`}function wn(e,t){let r=`${t.id}-box-${e.name}`,n=`${t.id}-said-${e.name}`,s=e.first?`${n} ${t.id}-verdict`:n;return a`<span class="exp-fill" data-verdict=${e.verdict??l}>
    <input
      type="text"
      inputmode=${e.digits?"numeric":"text"}
      autocomplete="off"
      spellcheck="false"
      maxlength="8"
      id=${r}
      name=${e.name}
      data-key="box-${e.name}"
      .value=${document.activeElement?.id===r?y:e.value}
      aria-label=${e.label}
      aria-invalid=${e.verdict==="wrong"?"true":l}
      aria-describedby=${e.verdict===null?l:s}
    />
    ${e.verdict===null?l:u(Oa[e.verdict])}
    <span class="exp-hidden" id=${n}>${e.said}</span>
  </span>`}function Cn(e,t,r,n){return a`<div class="exp-watch">
    <div class="exp-watch-bar">
      <p class="exp-watch-counter exp-num">${e.counter}</p>
      ${$(e.steps,n,"exp-watch-steps")}
    </div>
    ${Ka(e,n)} ${e.comment===null?l:Fa(e.comment)} ${r}
    ${e.question===null||t===null?l:Ua(e.question,t,n)}
  </div>`}function Ka(e,t){let{turn:r,turns:n,turnLabel:s,counter:o}=e;return a`<input
    type="range"
    class="exp-watch-slider"
    data-key="turn"
    min="0"
    max=${n}
    aria-label=${s}
    aria-valuetext=${o}
    .value=${De(String(r))}
    @change=${i=>t.option(`turn-${i.currentTarget.value}`)}
  />`}function Fa(e){return a`<div class="exp-note exp-note--plain" data-comment>${u("book")}<p>${e}</p></div>`}function Ua(e,t,r){return a`<div class="exp-watch-question">
    <p class="exp-watch-asked">${e}</p>
    ${Fe(t,e,r)}
  </div>`}function Sn(e,t){let r=`${t.id}-task`,n=e.verdict===null?l:Wa(e.verdict,`${t.id}-verdict`),o=`exp-panel exp-exercise${e.table!==null&&!Mt(e.table)?" exp-exercise--wide":""}`;return a`<div class="exp-exercise-frame">
    <div class=${o} role="group" aria-labelledby=${r} ?data-done=${e.done}>
      <div class="exp-task">
        ${u(e.icon)}
        <div>
          <p class="exp-eyebrow">${e.number}${e.done?u("check"):l}</p>
          <p class="exp-task-words" id=${r} tabindex="-1" data-heading>${e.task}</p>
          ${e.detail?a`<p class="exp-quiet">${e.detail}</p>`:l}
        </div>
        ${k()}
      </div>
      ${e.watch===void 0?l:Cn(e.watch,e.options,n,t)}
      ${e.table===null?l:a`<div class="exp-exercise-table">${Ue(e.table,t)}</div>`}
      ${e.options===null||e.watch!==void 0?l:Fe(e.options,e.optionsLabel,t)}
      ${e.worksheet===void 0?l:Tn(e.worksheet,t)}
      ${e.estimate===void 0?l:fn(e.estimate,t)}
      <div class="exp-guide">
        ${e.watch===void 0?n:l} ${$(e.buttons,t)}
      </div>
      ${gn(e.hints,t)}
    </div>
  </div>`}var qa={right:["right","check"],wrong:["refused","cross"],unsure:["plain","lamp"]};function Wa(e,t){let[r,n]=qa[e.kind];return a`<div class="exp-note exp-note--${r}" data-verdict=${e.kind} id=${t}>
      ${u(n)}
      <p><strong>${e.title}</strong> ${e.text}${e.rule===null?l:a` ${ce(e.rule)}`}</p>
    </div>
    ${e.outcomes.length===0?l:a`<div class="exp-outcomes">${e.outcomes.map(za)}</div>`}`}function za(e){return a`<div>
    <p class="exp-outcome-title">${e.title}</p>
    <p class="exp-num exp-outcome-sum">${e.sum} <b>${e.total}</b></p>
    <p class="exp-quiet">${e.text}</p>
  </div>`}function Rn(e,t,r){return a`<section class="exp-panel exp-lab-answer" aria-labelledby="${t.id}-answer">
    <h3 id="${t.id}-answer" tabindex="-1" data-heading>${e.guess?.title??e.answerTitle}</h3>
    ${e.guess===null?l:Ga(e.guess,t)}
    ${e.said?a`<p class="exp-note exp-note--plain exp-lab-said" data-said>${u("chart")}<span>${e.said}</span></p>`:l}
    <div class="exp-lab-about">
      ${e.about?a`<p class="exp-help-line">${e.about}</p>`:l}
      ${e.progress===null?l:E(e.progress,t)}
    </div>
    ${e.parts.map(n=>Ja(n,t,r))} ${$(e.saves,t)}
  </section>`}function Ga(e,t){return a`<form class="exp-lab-guess" novalidate @submit=${n=>{n.preventDefault();let s=new FormData(n.currentTarget);t.submit({best:String(s.get("best")??""),mean:String(s.get("mean")??"")})}}>
      ${A(e.best,t)} ${Re(e.mean,t)}
      <button type="submit" class="exp-button exp-button--main" data-key="button-${e.reveal.id}">
        <span>${e.reveal.label}</span>
      </button>
    </form>
    <div class="exp-chart-cover">${u("chart")}<p>${e.cover}</p></div>`}function Ja(e,t,r){let n=`${t.id}-part-${e.id}`;return a`<div
    class="exp-lab-part"
    role="group"
    aria-labelledby=${n}
    data-part=${e.id}
    @input=${s=>r(s,!0)}
    @change=${s=>r(s,!1)}
  >
    <h4 id=${n}>${e.title}</h4>
    <p class="exp-help-line">${e.about}</p>
    ${e.numbers.map(s=>Se(s,t))}
    ${e.progress===null?l:E(e.progress,{...t,id:n})}
    ${e.drawn===null?l:xt(e.drawn)}
    ${e.picture===null?l:a`<div class="exp-actions">${B(e.picture,t)}</div>`}
  </div>`}var qe="hand";function Hn(e,t){let[r]=e.suits;return a`<div role="group" aria-label=${e.legend}>
    <div class="exp-lab-faces" data-row="picks">
      ${(r?.cards??[]).map(n=>a`<button
          type="button"
          class="exp-lab-face"
          data-key="face-${n.code}"
          tabindex=${Xa(e,"face",t)===n.code?0:-1}
          aria-label=${n.label}
          aria-pressed=${String(n.place===qe)}
          @click=${()=>t.enter(n.code,qe)}
        >
          <span class="exp-lab-crop">${R(n.code)}</span>
          ${n.place===""?l:Qa(n)}
        </button>`)}
    </div>
    <p class="exp-help-line exp-num">${e.about}</p>
    ${e.fault===null?l:lt(e.fault,`${t.id}-cards-fault`)}
  </div>`}function Qa(e){return e.place===qe?a`<span class="exp-lab-mark">${u("check")}</span>`:a`<span class="exp-lab-mark" data-mark=${e.mark}></span>`}function An(e,t){let r=()=>document.querySelector(`#${t.id}-setting [name="place"]:checked`)?.value??qe;return a`<div role="group" aria-label=${e.cards.legend} class="exp-lab-suits">
    ${e.cards.suits.map(n=>Ya(n,r,t))}
    <p class="exp-help-line">${e.cards.about}</p>
  </div>`}function Ya(e,t,r){let n=e.cards.map(o=>`card-${o.code}`),s=n.includes(r.stop)?r.stop:n[0];return a`<div role="group" aria-label=${e.name}>
    <p class="exp-lane-name">${L(e.suit)}${e.name}</p>
    <div class="exp-picks" data-row="picks" data-suit=${e.suit}>
      ${e.cards.map(o=>a`<button
          type="button"
          class="exp-pick exp-lab-pick"
          data-key="card-${o.code}"
          data-lies=${o.off?"there":o.place===""?"no":"here"}
          tabindex=${`card-${o.code}`===s?0:-1}
          aria-label=${o.label}
          aria-pressed=${String(o.place!=="")}
          aria-disabled=${o.off?"true":l}
          @click=${()=>r.enter(o.code,t())}
        >
          ${o.text}${o.mark===""?l:a`<small data-mark=${o.mark}></small>`}
        </button>`)}
    </div>
  </div>`}function Xa(e,t,r){let n=e.suits.flatMap(s=>s.cards.map(o=>o.code));return n.find(s=>`${t}-${s}`===r.stop)??n[0]??""}var eo=150,kt;function Zn(e,t){return a`<div class="exp-lab">
    <div>
      <div class="exp-panel-head"><h2>${e.title}</h2>${k()}</div>
      <p class="exp-intro">${e.intro}</p>
    </div>
    <div class="exp-lab-start" role="group" aria-labelledby="${t.id}-start">
      <p class="exp-legend" id="${t.id}-start">${e.presetsLabel}</p>
      ${$(e.presets,t)}
    </div>
    <div class="exp-lab-halves">
      <form class="exp-lab-set" novalidate id=${Ce(t)} @submit=${ro}
        @input=${r=>En(r,t)}
        @change=${r=>Vn(r,t)}>
        ${to(e,t)}
      </form>
      ${Rn(e,t,(r,n)=>n?En(r,t):Vn(r,t))}
    </div>
  </div>`}function to(e,t){return a`<section class="exp-panel" aria-labelledby="${t.id}-cards">
      <h3 id="${t.id}-cards">${e.cardsTitle}</h3>
      ${A(e.suit,t)} ${Hn(e.hand,t)}
      <details class="exp-fold">
        <summary data-key="fold">${u("next")}<span>${e.table.fold}</span></summary>
        <div class="exp-fold-fields">${A(e.table.place,t)} ${An(e.table,t)}</div>
      </details>
    </section>
    <section class="exp-panel" aria-labelledby="${t.id}-round">
      <h3 id="${t.id}-round">${e.roundTitle}</h3>
      ${e.numbers.map(r=>Se(r,t))} ${A(e.policy,t)}
      <div class="exp-lab-seed">${Re(e.seed,t)} ${B(e.fresh,t)}</div>
      ${A(e.predict,t)}
    </section>`}function ro(e){e.preventDefault()}function En(e,t){let r=e.target;r.type==="range"&&(clearTimeout(kt),kt=setTimeout(()=>jn(r.form,t),eo))}function Vn(e,t){let r=e.target;clearTimeout(kt),jn(r.form,t)}function jn(e,t){e!==null&&t.submit(no(e))}function no(e){let t={};for(let[r,n]of new FormData(e))t[r]=String(n);return t}function Bn(e,t){return a`<div class="exp-review">
    <div class="exp-panel">
      <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${e.title}</h2>${k()}</div>
      <p class="exp-intro">${e.intro}</p>
      ${e.progress===null?l:E(e.progress,t)}
      ${$(e.buttons,t)}
    </div>
    ${e.sides.map((r,n)=>so(r,n,t))}
    ${e.method.length===0?l:po(e)}
  </div>`}function so(e,t,r){return a`<section class="exp-panel exp-review-side" aria-labelledby="${r.id}-side-${t}">
    <h3 id="${r.id}-side-${t}">${e.title}</h3>
    <p>${e.counts}</p>
    ${e.retries.length===0?l:a`<h4 class="exp-box-title">${e.retryLabel}</h4>${$(e.retries,r)}`}
    ${e.rounds.map((n,s)=>ao(n,`${t}-${s}`))}
  </section>`}function ao(e,t){return a`<div class="exp-review-round">
    <h4 class="exp-box-title">${e.title}</h4>
    <p class="exp-quiet">${e.counts}</p>
    <div class="exp-review-parts">
      ${e.luck===null?l:a`<div>${Tt(e.luck)} ${oo(e,t)}</div>`}
      ${e.choices.length===0?l:a`<ol class="exp-review-choices">${e.choices.map((r,n)=>lo(r,`${t}-${n}`))}</ol>`}
    </div>
  </div>`}function oo(e,t){return e.draws===null?l:a`<details class="exp-fold">
    <summary data-key="draws-${t}">${u("next")}<span>${e.drawsLabel}</span></summary>
    ${Tt(e.draws)}
  </details>`}function lo(e,t){let[r,n]=e.seed;return a`<li>
    <details class="exp-fold">
      <summary data-key="choice-${t}">
        ${u("next")}<span>${e.title} <span class="exp-review-cost exp-num">${e.cost}</span></span>
      </summary>
      <div class="exp-review-choice">
        <ul class="exp-review-reasons">${e.reasons.map(s=>a`<li>${s}</li>`)}</ul>
        <dl class="exp-review-seen">${e.seen.map(io)}</dl>
        ${Tt(e.prices)}
        <p class="exp-help-line">${r}: <code>${n}</code></p>
      </div>
    </details>
  </li>`}function io(e){return a`<div>
    <dt>${e.name}</dt>
    ${e.cards.length===0?a`<dd>${e.text}</dd>`:a`<dd><span class="exp-hidden">${e.text}</span><span class="exp-chips">${e.cards.map(G)}</span></dd>`}
  </div>`}function Tt(e){return a`<table class="exp-values exp-num">
    <caption>${e.caption}</caption>
    <thead><tr>${e.head.map(t=>a`<th scope="col">${t}</th>`)}</tr></thead>
    <tbody>${e.rows.map(_n)}</tbody>
    ${e.foot.length===0?l:a`<tfoot>${_n(e.foot)}</tfoot>`}
  </table>`}function _n([e,...t]){return a`<tr><th scope="row">${e}</th>${t.map(r=>a`<td>${r}</td>`)}</tr>`}function po(e){return a`<div class="exp-panel exp-review-method">
    <h3>${e.methodLabel}</h3>
    <ul>${e.method.map(t=>a`<li>${t}</li>`)}</ul>
  </div>`}function On(e,t){let r=`${t.id}-share`;return a`<div class="exp-panel exp-share" role="group" aria-labelledby=${r}>
    <p class="exp-box-title" id=${r}>${e.title}</p>
    <div class="exp-share-items">${co(e).map(n=>uo(n,e.words,t))}</div>
  </div>`}function co({seed:e,link:t,record:r}){return[{name:"seed",label:e.label,text:e.value,help:null,file:null},...t===null?[]:[{name:"link",...t,text:fo(t.query),file:null}],...r===null?[]:[{name:"record",...r}]]}function uo(e,t,r){let n=`${r.id}-share-${e.name}`,s=r.copied?.name===e.name?r.copied:null;return a`<div class="exp-share-item">
    <div>
      <p class="exp-share-label" id=${n}>
        ${e.label} ${e.name==="seed"?a`<code>${e.text}</code>`:l}
      </p>
      ${e.help===null?l:a`<p class="exp-help-line">${e.help}</p>`}
    </div>
    <div class="exp-actions">
      <button
        type="button"
        class="exp-button"
        id="${n}-copy"
        data-key="copy-${e.name}"
        aria-labelledby="${n}-copy ${n}"
        @click=${()=>r.copy(e.name,e.text,t)}
      >
        ${t.copy}
      </button>
      ${e.file===null?l:mo(e,e.file,t)}
    </div>
    ${s===null?l:ho(e,s.done,n,t)}
  </div>`}function mo(e,t,r){let n=()=>Dt(e.text,t);return a`<button type="button" class="exp-button" data-key="download-${e.name}" @click=${n}>
    ${r.download}
  </button>`}function ho(e,t,r,n){return t?a`<p class="exp-help-line exp-share-outcome">${n.copied}</p>`:a`<p class="exp-help-line exp-share-outcome">${n.refused}</p>
    <textarea
      class="exp-text"
      readonly
      rows="3"
      data-copy=${e.name}
      aria-labelledby=${r}
      .value=${e.text}
    ></textarea>`}function fo(e){return`${location.origin}${location.pathname}${e}`}function wt(e,t,r){return a`${t?$o(r):l} ${M(e)?xo(e,r):go()}`}function xo(e,t){return a`${e.form===void 0?l:sn(e.form,t)}
  ${e.exercise===void 0?l:Sn(e.exercise,t)}
  ${e.chart===void 0?l:dn(e.chart,t)}
  ${e.table===void 0?l:Ue(e.table,t)}
  ${e.summary===void 0?l:en(e.summary,t)}
  ${e.review===void 0?l:Bn(e.review,t)}
  ${e.calculator===void 0?l:an(e.calculator,t)}
  ${e.lab===void 0?l:Zn(e.lab,t)}
  ${e.share===void 0?l:On(e.share,t)}`}function go(){return a`<p class="exp-starting">${f.starting}</p>`}function $o(e){return a`<div class="exp-note exp-note--refused exp-lost">
    ${u("stop")}
    <div>
      <p>${f.lost}</p>
      <button type="button" class="exp-button" data-key="reload" @click=${()=>e.reload()}>
        ${f.lostAction}
      </button>
    </div>
  </div>`}function vo(){let{dataset:e}=document.documentElement,t=Number(e.expViews??0)+1;return e.expViews=String(t),t}var We=class{constructor(t,r,n){this.model=t;this.state=t.get("state"),this.link=new He(t,()=>this.lose()),this.root.className="exp",this.root.setAttribute("role","group"),Fr(),this.root.append(this.main,this.live.element),r.append(this.root),this.root.addEventListener("focusin",o=>this.focused(o.target)),gr(this.root,{state:()=>this.state,chosen:()=>this.local.chosen,choose:o=>this.choose(o),press:o=>this.press(o)}),Ft(this.root,{choose:o=>this.choose(o),drop:(o,i)=>this.act({type:"try",code:o,place:i})}),n&&this.root.setAttribute("aria-busy","true"),this.draw();let s="save"in this.state?this.state.save:null;this.recalled=Nr(s),n&&this.link.greet(this.recalled,M(this.state)?this.state.serial:-1),t.on("change:state",this.changed)}model;root=document.createElement("div");main=document.createElement("div");live=new Ae;id=`exp-${vo()}`;local={chosen:null,stop:"",note:null,copied:null};link;changed=()=>this.update();state;recalled=null;saves=!1;dispose(){this.model.off("change:state",this.changed),this.link.dispose(),this.live.dispose(),this.root.remove()}update(){let t=this.state,r=this.model.get("state");if(this.state=r,!M(r))return this.draw();let n=M(t)?t.save?.text:void 0;r.save?.text!==n&&r.save?.text!==this.recalled&&Be(r.save);let s=this.link.heard(r)?pr(t,r):null,o=this.heldKey(),i=nr(T(t),T(r)),d=wr(this.root);this.settle(i!==null),i!==null&&Me(i)&&(this.local.stop=i),this.draw(),this.restoreFocus(o,i),cr(this.root,t,r),this.root.removeAttribute("aria-busy"),(!M(t)||t.serial!==r.serial||t.live!==r.live)&&this.live.say(r.live),this.saveFile(r),Wr(this.root)&&this.move(d),s!==null&&Pe(s)}saveFile({lab:t}){let r=t?.file??null;!this.saves||r===null||(this.saves=!1,It(r))}settle(t){let r=T(this.state),n=r?.step===1&&r.hand.some(s=>s.code===this.local.chosen);(t||!n)&&(this.local.chosen=null),this.local.note=null,this.local.copied=null}draw(){M(this.state)&&(this.root.setAttribute("aria-label",this.state.name),this.state.save!==null&&(this.root.dataset.save=this.state.save.key)),K(wt(this.state,this.link.lost,this.context()),this.main);let t=sr(this.main,this.local.stop);t!==this.local.stop&&(this.local.stop=t,K(wt(this.state,this.link.lost,this.context()),this.main))}move(t){let r=T(this.state);r!==null&&(Cr(this.root,t,r.moves),r.refused!==null&&Sr(this.root,r.refused))}context(){return{...this.local,id:this.id,card:t=>this.card(t),place:t=>this.act({type:"try",code:this.local.chosen,place:t}),press:t=>this.press(t),enter:(t,r)=>this.act({type:"enter",code:t,seat:r}),option:t=>this.act({type:"press",id:t}),submit:t=>this.act({type:"submit",values:t}),fill:t=>this.act({type:"fill",values:t}),copy:(t,r,n)=>{this.copy(t,r,n)},openKeys:()=>we(this.root),reload:()=>location.reload()}}card(t){if(T(this.state)?.step!==1)return this.act({type:"try",code:t,place:null});this.choose(this.local.chosen===t?null:t)}choose(t){this.local.chosen===t||T(this.state)?.step!==1||(this.local.chosen=t,this.draw())}press(t){if(t.why===void 0)return vr(this.main),this.saves=M(this.state)&&at(this.state).some(r=>r.id===t.id),this.act({type:"press",id:t.id});this.local.note={id:t.id,text:t.why},this.draw(),this.live.say(t.why)}act(t){M(this.state)&&this.link.send(t,this.state.serial)}lose(){this.root.removeAttribute("aria-busy"),this.draw(),this.live.say(f.lost)}async copy(t,r,n){let s=await Nt(r);this.local.copied={name:t,done:s},this.draw(),this.live.say(s?n.copied:n.refused);let o=s?null:this.main.querySelector(`[data-copy="${t}"]`);o?.focus(),o?.select()}focused(t){let r=t.closest("[data-row] > [data-key]")?.dataset.key;r===void 0||r===this.local.stop||(this.local.stop=r,this.draw())}heldKey(){let t=document.activeElement;if(!(t===null||!this.main.contains(t)))return t.closest("[data-key]")?.dataset.key??null}restoreFocus(t,r){if(t===void 0)return;let n=lr(this.main);n!==null?n.focus():r!==null&&t!==null&&Me(t)?W(this.main,r)?.focus():this.main.contains(document.activeElement)||or(this.main,t)}};function yo(){let e=!1;return{render({model:t,el:r}){let n=new We(t,r,!e);return e=!0,()=>n.dispose()}}}export{yo as default};
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
