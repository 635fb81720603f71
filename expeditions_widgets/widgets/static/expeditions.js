var Sn=globalThis,yr=t=>t,ue=Sn.trustedTypes,br=ue?ue.createPolicy("lit-html",{createHTML:t=>t}):void 0,Rn="$lit$",nt=`lit$${Math.random().toFixed(9).slice(2)}$`,Cn="?"+nt,za=`<${Cn}>`,ft=document,zt=()=>ft.createComment(""),Kt=t=>t===null||typeof t!="object"&&typeof t!="function",En=Array.isArray,Tr=t=>En(t)||typeof t?.[Symbol.iterator]=="function",Tn=`[ 	
\f\r]`,Ft=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,vr=/-->/g,wr=/>/g,mt=RegExp(`>|${Tn}(?:([^\\s"'>=/]+)(${Tn}*=${Tn}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),kr=/'/g,Mr=/"/g,Sr=/^(?:script|style|textarea|title)$/i,An=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),a=An(1),Rr=An(2),Zu=An(3),S=Symbol.for("lit-noChange"),p=Symbol.for("lit-nothing"),Lr=new WeakMap,ht=ft.createTreeWalker(ft,129);function Cr(t,e){if(!En(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return br!==void 0?br.createHTML(e):e}var Er=(t,e)=>{let n=t.length-1,r=[],s,o=e===2?"<svg>":e===3?"<math>":"",i=Ft;for(let l=0;l<n;l++){let c=t[l],u,m,d=-1,h=0;for(;h<c.length&&(i.lastIndex=h,m=i.exec(c),m!==null);)h=i.lastIndex,i===Ft?m[1]==="!--"?i=vr:m[1]!==void 0?i=wr:m[2]!==void 0?(Sr.test(m[2])&&(s=RegExp("</"+m[2],"g")),i=mt):m[3]!==void 0&&(i=mt):i===mt?m[0]===">"?(i=s??Ft,d=-1):m[1]===void 0?d=-2:(d=i.lastIndex-m[2].length,u=m[1],i=m[3]===void 0?mt:m[3]==='"'?Mr:kr):i===Mr||i===kr?i=mt:i===vr||i===wr?i=Ft:(i=mt,s=void 0);let g=i===mt&&t[l+1].startsWith("/>")?" ":"";o+=i===Ft?c+za:d>=0?(r.push(u),c.slice(0,d)+Rn+c.slice(d)+nt+g):c+nt+(d===-2?l:g)}return[Cr(t,o+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),r]},Wt=class t{constructor({strings:e,_$litType$:n},r){let s;this.parts=[];let o=0,i=0,l=e.length-1,c=this.parts,[u,m]=Er(e,n);if(this.el=t.createElement(u,r),ht.currentNode=this.el.content,n===2||n===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(s=ht.nextNode())!==null&&c.length<l;){if(s.nodeType===1){if(s.hasAttributes())for(let d of s.getAttributeNames())if(d.endsWith(Rn)){let h=m[i++],g=s.getAttribute(d).split(nt),x=/([.?@])?(.*)/.exec(h);c.push({type:1,index:o,name:x[2],strings:g,ctor:x[1]==="."?me:x[1]==="?"?he:x[1]==="@"?fe:gt}),s.removeAttribute(d)}else d.startsWith(nt)&&(c.push({type:6,index:o}),s.removeAttribute(d));if(Sr.test(s.tagName)){let d=s.textContent.split(nt),h=d.length-1;if(h>0){s.textContent=ue?ue.emptyScript:"";for(let g=0;g<h;g++)s.append(d[g],zt()),ht.nextNode(),c.push({type:2,index:++o});s.append(d[h],zt())}}}else if(s.nodeType===8)if(s.data===Cn)c.push({type:2,index:o});else{let d=-1;for(;(d=s.data.indexOf(nt,d+1))!==-1;)c.push({type:7,index:o}),d+=nt.length-1}o++}}static createElement(e,n){let r=ft.createElement("template");return r.innerHTML=e,r}};function xt(t,e,n=t,r){if(e===S)return e;let s=r!==void 0?n._$Co?.[r]:n._$Cl,o=Kt(e)?void 0:e._$litDirective$;return s?.constructor!==o&&(s?._$AO?.(!1),o===void 0?s=void 0:(s=new o(t),s._$AT(t,n,r)),r!==void 0?(n._$Co??=[])[r]=s:n._$Cl=s),s!==void 0&&(e=xt(t,s._$AS(t,e.values),s,r)),e}var de=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:r}=this._$AD,s=(e?.creationScope??ft).importNode(n,!0);ht.currentNode=s;let o=ht.nextNode(),i=0,l=0,c=r[0];for(;c!==void 0;){if(i===c.index){let u;c.type===2?u=new St(o,o.nextSibling,this,e):c.type===1?u=new c.ctor(o,c.name,c.strings,this,e):c.type===6&&(u=new xe(o,this,e)),this._$AV.push(u),c=r[++l]}i!==c?.index&&(o=ht.nextNode(),i++)}return ht.currentNode=ft,s}p(e){let n=0;for(let r of this._$AV)r!==void 0&&(r.strings!==void 0?(r._$AI(e,r,n),n+=r.strings.length-2):r._$AI(e[n])),n++}},St=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,r,s){this.type=2,this._$AH=p,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=r,this.options=s,this._$Cv=s?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=xt(this,e,n),Kt(e)?e===p||e==null||e===""?(this._$AH!==p&&this._$AR(),this._$AH=p):e!==this._$AH&&e!==S&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):Tr(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==p&&Kt(this._$AH)?this._$AA.nextSibling.data=e:this.T(ft.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:r}=e,s=typeof r=="number"?this._$AC(e):(r.el===void 0&&(r.el=Wt.createElement(Cr(r.h,r.h[0]),this.options)),r);if(this._$AH?._$AD===s)this._$AH.p(n);else{let o=new de(s,this),i=o.u(this.options);o.p(n),this.T(i),this._$AH=o}}_$AC(e){let n=Lr.get(e.strings);return n===void 0&&Lr.set(e.strings,n=new Wt(e)),n}k(e){En(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,s=0;for(let o of e)s===n.length?n.push(r=new t(this.O(zt()),this.O(zt()),this,this.options)):r=n[s],r._$AI(o),s++;s<n.length&&(this._$AR(r&&r._$AB.nextSibling,s),n.length=s)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let r=yr(e).nextSibling;yr(e).remove(),e=r}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},gt=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,r,s,o){this.type=1,this._$AH=p,this._$AN=void 0,this.element=e,this.name=n,this._$AM=s,this.options=o,r.length>2||r[0]!==""||r[1]!==""?(this._$AH=Array(r.length-1).fill(new String),this.strings=r):this._$AH=p}_$AI(e,n=this,r,s){let o=this.strings,i=!1;if(o===void 0)e=xt(this,e,n,0),i=!Kt(e)||e!==this._$AH&&e!==S,i&&(this._$AH=e);else{let l=e,c,u;for(e=o[0],c=0;c<o.length-1;c++)u=xt(this,l[r+c],n,c),u===S&&(u=this._$AH[c]),i||=!Kt(u)||u!==this._$AH[c],u===p?e=p:e!==p&&(e+=(u??"")+o[c+1]),this._$AH[c]=u}i&&!s&&this.j(e)}j(e){e===p?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},me=class extends gt{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===p?void 0:e}},he=class extends gt{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==p)}},fe=class extends gt{constructor(e,n,r,s,o){super(e,n,r,s,o),this.type=5}_$AI(e,n=this){if((e=xt(this,e,n,0)??p)===S)return;let r=this._$AH,s=e===p&&r!==p||e.capture!==r.capture||e.once!==r.once||e.passive!==r.passive,o=e!==p&&(r===p||s);s&&this.element.removeEventListener(this.name,this,r),o&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},xe=class{constructor(e,n,r){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=r}get _$AU(){return this._$AM._$AU}_$AI(e){xt(this,e)}},Ar={M:Rn,P:nt,A:Cn,C:1,L:Er,R:de,D:Tr,V:xt,I:St,H:gt,N:he,U:fe,B:me,F:xe},Ka=Sn.litHtmlPolyfillSupport;Ka?.(Wt,St),(Sn.litHtmlVersions??=[]).push("3.3.3");var U=(t,e,n)=>{let r=n?.renderBefore??e,s=r._$litPart$;if(s===void 0){let o=n?.renderBefore??null;r._$litPart$=s=new St(e.insertBefore(zt(),o),o,void 0,n??{})}return s._$AI(t),s};async function Hr(t){try{return await navigator.clipboard.writeText(t),!0}catch{return!1}}function ge(t,e){jr(new Blob([t],{type:"text/plain;charset=utf-8"}),e)}function Vr({name:t,kind:e,content:n}){let r=e.startsWith("text/"),s=r?n:Uint8Array.from(atob(n),o=>o.charCodeAt(0));jr(new Blob([s],{type:r?`${e};charset=utf-8`:e}),t)}function jr(t,e){let n=URL.createObjectURL(t),r=document.createElement("a");r.href=n,r.download=e,r.click(),URL.revokeObjectURL(n)}function Pr(t,e){let n=null,r=()=>{n?.copy?.remove(),n?.card.removeAttribute("data-dragged"),n=null,removeEventListener("pointermove",s),removeEventListener("pointerup",o),removeEventListener("pointercancel",r),removeEventListener("keydown",i,!0)},s=l=>{if(n===null)return;let c=l.clientX-n.x,u=l.clientY-n.y;if(n.copy===null){if(Math.hypot(c,u)<6)return;e.choose(n.code),n.copy=Wa(t,n.card),n.card.setAttribute("data-dragged","")}n.copy.style.translate=`${c}px ${u}px`},o=l=>{let c=n;if(r(),c===null||c.copy===null)return;qa();let u=document.elementFromPoint(l.clientX,l.clientY)?.closest("[data-place]");u&&t.contains(u)&&e.drop(c.code,u.dataset.place??"")},i=l=>{l.key==="Escape"&&r()};t.addEventListener("pointerdown",l=>{let c=l.target.closest("[data-card]");c===null||l.button!==0||l.pointerType!=="mouse"||(r(),n={card:c,code:c.dataset.card??"",x:l.clientX,y:l.clientY,copy:null},addEventListener("pointermove",s),addEventListener("pointerup",o),addEventListener("pointercancel",r),addEventListener("keydown",i,!0))})}function Wa(t,e){let n=e.getBoundingClientRect(),r=t.getBoundingClientRect(),s=document.createElement("span");return s.className="exp-card exp-lifted",s.setAttribute("aria-hidden","true"),s.append(...[...e.querySelectorAll("svg.exp-face")].map(o=>o.cloneNode(!0))),Object.assign(s.style,{width:`${n.width}px`,left:`${n.left-r.left}px`,top:`${n.top-r.top}px`}),t.append(s),s}function qa(){let t=e=>e.stopPropagation();addEventListener("click",t,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",t,{capture:!0}))}var Br="[data-row] > [data-key]";function $e(t){return[...t.querySelectorAll(Br)]}function ye(t){let e=t.ownerDocument.activeElement;return e instanceof HTMLElement&&t.contains(e)&&e.matches(Br)?e:null}function Or(t,e,n){let r=Ga(t),s=r.findIndex(l=>l.some(c=>c.element===e)),o=r[s];if(o===void 0)return null;let i=o.findIndex(l=>l.element===e);switch(n){case"left":return o[i-1]?.element??null;case"right":return o[i+1]?.element??null;case"first":return o[0]?.element??null;case"last":return o.at(-1)?.element??null;case"up":return Zr(r[s-1],o[i],i)?.element??null;case"down":return Zr(r[s+1],o[i],i)?.element??null}}var Ua=new Set(["hand","picks"]);function Ga(t){return[...t.querySelectorAll("[data-row]")].flatMap(e=>{let n=[...e.querySelectorAll(":scope > [data-key]")].map(Qa);return Ua.has(e.dataset.row??"")?Ja(n):n.length>0?[n]:[]})}function Ja(t){let e=[];for(let n of t){let r=e.at(-1),s=r?.at(-1);r!==void 0&&s!==void 0&&n.x>=s.x?r.push(n):e.push([n])}return e}function Qa(t){let e=t.getBoundingClientRect();return{element:t,key:t.dataset.key??"",x:e.left+e.width/2,y:e.top+e.height/2}}function Zr(t,e,n){if(!(t===void 0||t.length===0))return e.x===0&&e.y===0?t[Math.min(n,t.length-1)]:t.reduce((r,s)=>Math.abs(s.x-e.x)<Math.abs(r.x-e.x)?s:r)}var Ya=["s","h","d","c"];function _r(t){let e=new Set([...t.other?.lanes??[],...t.river,...t.own.lanes].map(({suit:n})=>n));return Ya.filter(n=>e.has(n))}function Hn(t){return t.draw!==null||t.other!==null||t.own.total!==null}function Vn(t){return _r(t).length+(Hn(t)?1:0)}function qt(t,e){let n=_r(e);return t===null?n.length+1:n.indexOf(t)+1}function Nr(t,e){return t.marks?.find(n=>n.place===e)}function be(t,e,n){return t.marks?.some(r=>r.place===e&&r.code===n)??!1}var Xa=['<rect class="exp-card-paper" x=".75" y=".75" width="98.5" height="138.5" rx="9"/>','<g class="exp-card-print">','<rect class="exp-wager-frame" x="8" y="40" width="84" height="92" rx="5"/>','<g class="exp-rose">','<circle class="exp-rose-ring" cx="50" cy="86" r="28"/>','<path class="exp-rose-dark" d="M67.5 68.5L60.4 86L50 86ZM67.5 103.5L50 96.4L50 86ZM32.5 103.5L39.6 86L50 86ZM32.5 68.5L50 75.6L50 86Z"/>','<path class="exp-rose-light" d="M67.5 68.5L50 75.6L50 86ZM67.5 103.5L60.4 86L50 86ZM32.5 103.5L50 96.4L50 86ZM32.5 68.5L39.6 86L50 86Z"/>','<path class="exp-rose-dark" d="M50 46L58.5 77.5L50 86ZM90 86L58.5 94.5L50 86ZM50 126L41.5 94.5L50 86ZM10 86L41.5 77.5L50 86Z"/>','<path class="exp-rose-light" d="M50 46L41.5 77.5L50 86ZM90 86L58.5 77.5L50 86ZM50 126L58.5 94.5L50 86ZM10 86L41.5 94.5L50 86Z"/>','<circle cx="50" cy="86" r="18" fill="var(--exp-card)"/>','<path transform="translate(43.6 75) scale(.917)" d="M7 1h6.5M11.5 1v15.5c0 4.1-2 6.5-5.3 6.5-3 0-5-1.8-5.2-5" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>','<g class="exp-suit-letter">','<path transform="translate(79 115) scale(.458)" d="M12.6 4.4C11.4 2.2 9.4 1 7 1 4 1 1.8 2.9 1.8 5.8c0 3.2 2.6 4.6 5.6 5.8 3.4 1.3 6 2.8 6 6 0 3.2-2.4 5.4-6 5.4-3 0-5.2-1.4-6.4-4" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M7 1h6.5M11.5 1v15.5c0 4.1-2 6.5-5.3 6.5-3 0-5-1.8-5.2-5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(42.7 75) scale(.917)" d="M8 1c4.3 0 7 4 7 11s-2.7 11-7 11-7-4-7-11S3.7 1 8 1ZM9.5 17l6 7" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M8 1c4.3 0 7 4 7 11s-2.7 11-7 11-7-4-7-11S3.7 1 8 1ZM9.5 17l6 7" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<path transform="translate(43.1 75) scale(.917)" d="M2 1v22M14 1 2 13.4M6.6 9l7.9 14" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M2 1v22M14 1 2 13.4M6.6 9l7.9 14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<g class="exp-art">','<rect class="exp-art-sky" x="8" y="40" width="84" height="92" rx="5"/>','<path class="exp-art-trail" d="M17 127C40 124 34 126.6 47 125S50 119.8 60 118"/>','<path class="exp-art-pole" d="M60 117v-15"/>','<path class="exp-art-flag" d="M60 102l11 3.5-11 4Z"/>','<path transform="translate(79 11) scale(.583)" d="M12.6 4.4C11.4 2.2 9.4 1 7 1 4 1 1.8 2.9 1.8 5.8c0 3.2 2.6 4.6 5.6 5.8 3.4 1.3 6 2.8 6 6 0 3.2-2.4 5.4-6 5.4-3 0-5.2-1.4-6.4-4" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M1 23 8 1l7 22M3.6 15.5h8.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 124.5 47 122.2S50 115.1 60 111.8"/>','<path class="exp-art-pole" d="M60 110.8v-15"/>','<path class="exp-art-flag" d="M60 95.8l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M1.5 6.5C1.7 3 4.3 1 7.5 1c3.5 0 6 2.2 6 5.5 0 2.9-1.6 4.9-4.6 7.8L1.5 21.5V23H14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 122.3 47 119.5S50 110.4 60 105.6"/>','<path class="exp-art-pole" d="M60 104.6v-15"/>','<path class="exp-art-flag" d="M60 89.6l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M2 4.6C3 2.2 5 1 7.6 1c3.3 0 5.6 2.2 5.6 5.2 0 3.1-2.3 5.1-5.8 5.1H6M7.4 11.3c4 0 6.6 2.3 6.6 5.7C14 20.6 11.2 23 7.5 23c-2.9 0-5.1-1.4-6.1-4" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 120.2 47 116.8S50 105.7 60 99.4"/>','<path class="exp-art-pole" d="M60 98.4v-15"/>','<path class="exp-art-flag" d="M60 83.4l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M11.5 23V1L1 16.5h14.5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 118.1 47 114S50 101 60 93.2"/>','<path class="exp-art-pole" d="M60 92.2v-15"/>','<path class="exp-art-flag" d="M60 77.2l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M13 1H3.6l-1 9.8C4 9.5 5.7 8.8 7.6 8.8c3.8 0 6.4 2.8 6.4 6.9 0 4.3-2.8 7.3-6.7 7.3-2.8 0-4.9-1.3-6-3.6" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 116 47 111.3S50 96.3 60 87"/>','<path class="exp-art-pole" d="M60 86v-15"/>','<path class="exp-art-flag" d="M60 71l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M12.6 3.4C11.5 1.9 9.9 1 8 1 4 1 1.5 5 1.5 12.5 1.5 19.4 3.8 23 7.9 23c3.7 0 6.3-2.8 6.3-6.7 0-3.9-2.5-6.5-6-6.5-3.6 0-6.4 2.6-6.6 5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 113.9 47 108.6S50 91.6 60 80.8"/>','<path class="exp-art-pole" d="M60 79.8v-15"/>','<path class="exp-art-flag" d="M60 64.8l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M1 1h13C9.6 7 7 13.4 5.8 23" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 111.8 47 105.9S50 86.9 60 74.6"/>','<path class="exp-art-pole" d="M60 73.6v-15"/>','<path class="exp-art-flag" d="M60 58.6l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M7.5 11C4.3 11 2.2 9 2.2 6s2.2-5 5.3-5 5.3 2 5.3 5-2.1 5-5.3 5C3.8 11 1.2 13.4 1.2 17S3.8 23 7.5 23s6.3-2.4 6.3-6S11.2 11 7.5 11Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 109.7 47 103.1S50 82.1 60 68.4"/>','<path class="exp-art-pole" d="M60 67.4v-15"/>','<path class="exp-art-flag" d="M60 52.4l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M3.1 20.6C4.2 22.1 5.8 23 7.7 23c4 0 6.5-4 6.5-11.5C14.2 4.6 11.9 1 7.8 1 4.1 1 1.5 3.8 1.5 7.7c0 3.9 2.5 6.5 6 6.5 3.6 0 6.4-2.6 6.6-5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 107.6 47 100.4S50 77.4 60 62.2"/>','<path class="exp-art-pole" d="M60 61.2v-15"/>','<path class="exp-art-flag" d="M60 46.2l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M1 5.5 5.5 1v22M16.5 1c4.1 0 6.5 4 6.5 11s-2.4 11-6.5 11S10 19 10 12 12.4 1 16.5 1Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(79 115) scale(.458)" d="M2 1v22M13 1v22M2 12h11" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(79 11) scale(.583)" d="M2 1v22M13 1v22M2 12h11" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(79 115) scale(.458)" d="M2 1v22h4.5c4.9 0 7.5-4.2 7.5-11S11.4 1 6.5 1Z" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(79 11) scale(.583)" d="M2 1v22h4.5c4.9 0 7.5-4.2 7.5-11S11.4 1 6.5 1Z" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(79 115) scale(.458)" d="M13.6 5C12.4 2.4 10.3 1 7.8 1 3.6 1 1 5 1 12s2.6 11 6.8 11c2.5 0 4.6-1.4 5.8-4" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>','<path transform="translate(79 11) scale(.583)" d="M13.6 5C12.4 2.4 10.3 1 7.8 1 3.6 1 1 5 1 12s2.6 11 6.8 11c2.5 0 4.6-1.4 5.8-4" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<rect class="exp-card-paper" x=".75" y=".75" width="64.5" height="34.5" rx="6"/>','<rect class="exp-wager-frame" x="4" y="4" width="58" height="28" rx="4"/>','<path transform="translate(15.7 8) scale(.833)" d="M7 1h6.5M11.5 1v15.5c0 4.1-2 6.5-5.3 6.5-3 0-5-1.8-5.2-5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(14.8 8) scale(.833)" d="M8 1c4.3 0 7 4 7 11s-2.7 11-7 11-7-4-7-11S3.7 1 8 1ZM9.5 17l6 7" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<path transform="translate(15.2 8) scale(.833)" d="M2 1v22M14 1 2 13.4M6.6 9l7.9 14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<path transform="translate(14.8 8) scale(.833)" d="M1 23 8 1l7 22M3.6 15.5h8.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M1.5 6.5C1.7 3 4.3 1 7.5 1c3.5 0 6 2.2 6 5.5 0 2.9-1.6 4.9-4.6 7.8L1.5 21.5V23H14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M2 4.6C3 2.2 5 1 7.6 1c3.3 0 5.6 2.2 5.6 5.2 0 3.1-2.3 5.1-5.8 5.1H6M7.4 11.3c4 0 6.6 2.3 6.6 5.7C14 20.6 11.2 23 7.5 23c-2.9 0-5.1-1.4-6.1-4" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(14.8 8) scale(.833)" d="M11.5 23V1L1 16.5h14.5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M13 1H3.6l-1 9.8C4 9.5 5.7 8.8 7.6 8.8c3.8 0 6.4 2.8 6.4 6.9 0 4.3-2.8 7.3-6.7 7.3-2.8 0-4.9-1.3-6-3.6" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M12.6 3.4C11.5 1.9 9.9 1 8 1 4 1 1.5 5 1.5 12.5 1.5 19.4 3.8 23 7.9 23c3.7 0 6.3-2.8 6.3-6.7 0-3.9-2.5-6.5-6-6.5-3.6 0-6.4 2.6-6.6 5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M1 1h13C9.6 7 7 13.4 5.8 23" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M7.5 11C4.3 11 2.2 9 2.2 6s2.2-5 5.3-5 5.3 2 5.3 5-2.1 5-5.3 5C3.8 11 1.2 13.4 1.2 17S3.8 23 7.5 23s6.3-2.4 6.3-6S11.2 11 7.5 11Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M3.1 20.6C4.2 22.1 5.8 23 7.7 23c4 0 6.5-4 6.5-11.5C14.2 4.6 11.9 1 7.8 1 4.1 1 1.5 3.8 1.5 7.7c0 3.9 2.5 6.5 6 6.5 3.6 0 6.4-2.6 6.6-5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(11.5 8) scale(.833)" d="M1 5.5 5.5 1v22M16.5 1c4.1 0 6.5 4 6.5 11s-2.4 11-6.5 11S10 19 10 12 12.4 1 16.5 1Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>'],f=(...t)=>t.map(e=>typeof e=="number"?Xa[e]:e).join(""),Dr={sJ:f(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,12,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/></g>'),sQ:f(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,12,"</g>",15,16,"</g>"),sK:f(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,12,"</g>",18,19,"</g>"),sA:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V122.7L24 108.7L40 128.7L74 112.7L92 130.7V132Z"/><path class="exp-art-near" d="M8 132V129.8L22 125.6l7 4L44 120.2l5 3L60 116l9 4.2l6-2L92 127.8V132Z"/><path class="exp-art-cut" d="M60 116l9 4.2-6 1-5-.8-6 .8Z"/>',22,23,24,"</g>",11,25,"</g>",26,16,"</g>"),s2:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V119.1L24 105.1L40 125.1L74 109.1L92 127.1V132Z"/><path class="exp-art-near" d="M8 132V128.9L22 123.1l7 4L44 115.6l5 3L60 109.8l9 5.8l6-2L92 126.2V132Z"/><path class="exp-art-cut" d="M60 109.8l9 5.8-6 1.3-5-1.1-6 1.1Z"/>',27,28,29,"</g>",11,25,"</g>",30,19,"</g>"),s3:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V115.5L24 101.5L40 121.5L74 105.5L92 123.5V132Z"/><path class="exp-art-near" d="M8 132V128L22 120.6l7 4L44 111l5 3L60 103.6l9 7.4l6-2L92 124.6V132Z"/><path class="exp-art-cut" d="M60 103.6l9 7.4-6 1.7-5-1.4-6 1.4Z"/>',31,32,33,"</g>",11,25,"</g>",34,19,"</g>"),s4:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V111.9L24 97.9L40 117.9L74 101.9L92 119.9V132Z"/><path class="exp-art-near" d="M8 132V127.2L22 118.2l7 4L44 106.4l5 3L60 97.4l9 9l6-2L92 123V132Z"/><path class="exp-art-cut" d="M60 97.4l9 9-6 2.1-5-1.7-6 1.7Z"/>',35,36,37,"</g>",11,25,"</g>",38,16,"</g>"),s5:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V108.3L24 94.3L40 114.3L74 98.3L92 116.3V132Z"/><path class="exp-art-near" d="M8 132V126.3L22 115.7l7 4L44 101.8l5 3L60 91.2l9 10.6l6-2L92 121.4V132Z"/><path class="exp-art-cut" d="M60 91.2l9 10.6-6 2.4-5-2-6 2Z"/>',39,40,41,"</g>",11,25,"</g>",42,19,"</g>"),s6:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V104.7L24 90.7L40 110.7L74 94.7L92 112.7V132Z"/><path class="exp-art-near" d="M8 132V125.4L22 113.2l7 4L44 97.2l5 3L60 85l9 12.2l6-2L92 119.8V132Z"/><path class="exp-art-cut" d="M60 85l9 12.2-6 2.8-5-2.4-6 2.4Z"/>',43,44,45,"</g>",11,25,"</g>",46,19,"</g>"),s7:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V101.1L24 87.1L40 107.1L74 91.1L92 109.1V132Z"/><path class="exp-art-near" d="M8 132V124.6L22 110.7l7 4L44 92.6l5 3L60 78.8l9 13.8l6-2L92 118.2V132Z"/><path class="exp-art-cut" d="M60 78.8l9 13.8-6 3.2-5-2.7-6 2.7Z"/>',47,48,49,"</g>",11,25,"</g>",50,19,"</g>"),s8:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V97.5L24 83.5L40 103.5L74 87.5L92 105.5V132Z"/><path class="exp-art-near" d="M8 132V123.7L22 108.2l7 4L44 88l5 3L60 72.6l9 15.4l6-2L92 116.6V132Z"/><path class="exp-art-cut" d="M60 72.6l9 15.4-6 3.6-5-3-6 3Z"/>',51,52,53,"</g>",11,25,"</g>",54,19,"</g>"),s9:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V94L24 80L40 100L74 84L92 102V132Z"/><path class="exp-art-near" d="M8 132V122.8L22 105.8l7 4L44 83.5l5 3L60 66.4l9 17.1l6-2L92 114.9V132Z"/><path class="exp-art-cut" d="M60 66.4l9 17.1-6 3.9-5-3.3-6 3.3Z"/>',55,56,57,"</g>",11,25,"</g>",58,19,"</g>"),sT:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V90.4L24 76.4L40 96.4L74 80.4L92 98.4V132Z"/><path class="exp-art-near" d="M8 132V121.9L22 103.3l7 4L44 78.9l5 3L60 60.2l9 18.7l6-2L92 113.3V132Z"/><path class="exp-art-cut" d="M60 60.2l9 18.7-6 4.3-5-3.6-6 3.6Z"/>',59,60,61,"</g>",11,25,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/></g>'),hJ:f(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,63,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/></g>'),hQ:f(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,63,"</g>",15,64,"</g>"),hK:f(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,63,"</g>",18,65,"</g>"),hA:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V114.7H30L34 128.7H66L70 120.7H92V132Z"/><path class="exp-art-near" d="M8 132V129.4H22L26 125H38L43 120.2H48L52 116H70L75 122.4H82L87 128.5H92V132Z"/><path class="exp-art-line" d="M42.6 121.8H77M36.9 125.3H80.1M31.2 128.8H83.2"/>',22,23,24,"</g>",11,66,"</g>",26,64,"</g>"),h2:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V111.1H30L34 125.1H66L70 117.1H92V132Z"/><path class="exp-art-near" d="M8 132V128.4H22L26 122.2H38L43 115.6H48L52 109.8H70L75 118.7H82L87 127.1H92V132Z"/><path class="exp-art-line" d="M42.6 117.8H77M36.9 122.7H80.1M31.2 127.6H83.2"/>',27,28,29,"</g>",11,66,"</g>",30,65,"</g>"),h3:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V107.5H30L34 121.5H66L70 113.5H92V132Z"/><path class="exp-art-near" d="M8 132V127.5H22L26 119.5H38L43 111H48L52 103.6H70L75 115H82L87 125.8H92V132Z"/><path class="exp-art-line" d="M42.6 113.8H77M36.9 120.1H80.1M31.2 126.3H83.2"/>',31,32,33,"</g>",11,66,"</g>",34,65,"</g>"),h4:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V103.9H30L34 117.9H66L70 109.9H92V132Z"/><path class="exp-art-near" d="M8 132V126.5H22L26 116.8H38L43 106.4H48L52 97.4H70L75 111.2H82L87 124.4H92V132Z"/><path class="exp-art-line" d="M42.6 109.9H77M36.9 117.5H80.1M31.2 125.1H83.2"/>',35,36,37,"</g>",11,66,"</g>",38,64,"</g>"),h5:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V100.3H30L34 114.3H66L70 106.3H92V132Z"/><path class="exp-art-near" d="M8 132V125.5H22L26 114H38L43 101.8H48L52 91.2H70L75 107.5H82L87 123H92V132Z"/><path class="exp-art-line" d="M42.6 105.9H77M36.9 114.9H80.1M31.2 123.8H83.2"/>',39,40,41,"</g>",11,66,"</g>",42,65,"</g>"),h6:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V96.7H30L34 110.7H66L70 102.7H92V132Z"/><path class="exp-art-near" d="M8 132V124.5H22L26 111.3H38L43 97.2H48L52 85H70L75 103.8H82L87 121.7H92V132Z"/><path class="exp-art-line" d="M42.6 101.9H77M36.9 112.3H80.1M31.2 122.6H83.2"/>',43,44,45,"</g>",11,66,"</g>",46,65,"</g>"),h7:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V93.1H30L34 107.1H66L70 99.1H92V132Z"/><path class="exp-art-near" d="M8 132V123.5H22L26 108.6H38L43 92.6H48L52 78.8H70L75 100.1H82L87 120.3H92V132Z"/><path class="exp-art-line" d="M42.6 98H77M36.9 109.7H80.1M31.2 121.4H83.2"/>',47,48,49,"</g>",11,66,"</g>",50,65,"</g>"),h8:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V89.5H30L34 103.5H66L70 95.5H92V132Z"/><path class="exp-art-near" d="M8 132V122.5H22L26 105.9H38L43 88H48L52 72.6H70L75 96.4H82L87 118.9H92V132Z"/><path class="exp-art-line" d="M42.6 94H77M36.9 107.1H80.1M31.2 120.1H83.2"/>',51,52,53,"</g>",11,66,"</g>",54,65,"</g>"),h9:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V86H30L34 100H66L70 92H92V132Z"/><path class="exp-art-near" d="M8 132V121.5H22L26 103.1H38L43 83.5H48L52 66.4H70L75 92.6H82L87 117.6H92V132Z"/><path class="exp-art-line" d="M42.6 90H77M36.9 104.4H80.1M31.2 118.9H83.2"/>',55,56,57,"</g>",11,66,"</g>",58,65,"</g>"),hT:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V82.4H30L34 96.4H66L70 88.4H92V132Z"/><path class="exp-art-near" d="M8 132V120.5H22L26 100.4H38L43 78.9H48L52 60.2H70L75 88.9H82L87 116.2H92V132Z"/><path class="exp-art-line" d="M42.6 86H77M36.9 101.8H80.1M31.2 117.6H83.2"/>',59,60,61,"</g>",11,66,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/></g>'),dJ:f(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,67,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/></g>'),dQ:f(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,67,"</g>",15,68,"</g>"),dK:f(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,67,"</g>",18,69,"</g>"),dA:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V128.7L26 110.7L48 130.7L82 110.7L92 122.7V132Z"/><path class="exp-art-near" d="M8 132V130.4L20 123.4L30 125.9L44 118.9L60 116L72 121.4L80 120.5L92 128.8V132Z"/><path class="exp-art-cut" d="M60 116L72 121.4L64 128.8L56 123.4Z"/><path class="exp-art-line" d="M44 118.9L38 127.2M20 123.4L24 130.4"/>',22,23,24,"</g>",11,70,"</g>",26,68,"</g>"),d2:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V125.1L26 107.1L48 127.1L82 107.1L92 119.1V132Z"/><path class="exp-art-near" d="M8 132V129.8L20 120L30 123.6L44 113.8L60 109.8L72 117.3L80 116L92 127.6V132Z"/><path class="exp-art-cut" d="M60 109.8L72 117.3L64 127.6L56 120Z"/><path class="exp-art-line" d="M44 113.8L38 125.3M20 120L24 129.8"/>',27,28,29,"</g>",11,70,"</g>",30,69,"</g>"),d3:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V121.5L26 103.5L48 123.5L82 103.5L92 115.5V132Z"/><path class="exp-art-near" d="M8 132V129.2L20 116.7L30 121.2L44 108.7L60 103.6L72 113.3L80 111.6L92 126.3V132Z"/><path class="exp-art-cut" d="M60 103.6L72 113.3L64 126.3L56 116.7Z"/><path class="exp-art-line" d="M44 108.7L38 123.5M20 116.7L24 129.2"/>',31,32,33,"</g>",11,70,"</g>",34,69,"</g>"),d4:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V117.9L26 99.9L48 119.9L82 99.9L92 111.9V132Z"/><path class="exp-art-near" d="M8 132V128.5L20 113.3L30 118.9L44 103.6L60 97.4L72 109.2L80 107.1L92 125.1V132Z"/><path class="exp-art-cut" d="M60 97.4L72 109.2L64 125.1L56 113.3Z"/><path class="exp-art-line" d="M44 103.6L38 121.6M20 113.3L24 128.5"/>',35,36,37,"</g>",11,70,"</g>",38,68,"</g>"),d5:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V114.3L26 96.3L48 116.3L82 96.3L92 108.3V132Z"/><path class="exp-art-near" d="M8 132V127.9L20 110L30 116.5L44 98.5L60 91.2L72 105.1L80 102.6L92 123.8V132Z"/><path class="exp-art-cut" d="M60 91.2L72 105.1L64 123.8L56 110Z"/><path class="exp-art-line" d="M44 98.5L38 119.8M20 110L24 127.9"/>',39,40,41,"</g>",11,70,"</g>",42,69,"</g>"),d6:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V110.7L26 92.7L48 112.7L82 92.7L92 104.7V132Z"/><path class="exp-art-near" d="M8 132V127.3L20 106.6L30 114.1L44 93.5L60 85L72 101L80 98.2L92 122.6V132Z"/><path class="exp-art-cut" d="M60 85L72 101L64 122.6L56 106.6Z"/><path class="exp-art-line" d="M44 93.5L38 117.9M20 106.6L24 127.3"/>',43,44,45,"</g>",11,70,"</g>",46,69,"</g>"),d7:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V107.1L26 89.1L48 109.1L82 89.1L92 101.1V132Z"/><path class="exp-art-near" d="M8 132V126.7L20 103.3L30 111.8L44 88.4L60 78.8L72 96.9L80 93.7L92 121.4V132Z"/><path class="exp-art-cut" d="M60 78.8L72 96.9L64 121.4L56 103.3Z"/><path class="exp-art-line" d="M44 88.4L38 116M20 103.3L24 126.7"/>',47,48,49,"</g>",11,70,"</g>",50,69,"</g>"),d8:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V103.5L26 85.5L48 105.5L82 85.5L92 97.5V132Z"/><path class="exp-art-near" d="M8 132V126.1L20 99.9L30 109.4L44 83.3L60 72.6L72 92.8L80 89.2L92 120.1V132Z"/><path class="exp-art-cut" d="M60 72.6L72 92.8L64 120.1L56 99.9Z"/><path class="exp-art-line" d="M44 83.3L38 114.2M20 99.9L24 126.1"/>',51,52,53,"</g>",11,70,"</g>",54,69,"</g>"),d9:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V100L26 82L48 102L82 82L92 94V132Z"/><path class="exp-art-near" d="M8 132V125.4L20 96.6L30 107.1L44 78.2L60 66.4L72 88.7L80 84.8L92 118.9V132Z"/><path class="exp-art-cut" d="M60 66.4L72 88.7L64 118.9L56 96.6Z"/><path class="exp-art-line" d="M44 78.2L38 112.3M20 96.6L24 125.4"/>',55,56,57,"</g>",11,70,"</g>",58,69,"</g>"),dT:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V96.4L26 78.4L48 98.4L82 78.4L92 90.4V132Z"/><path class="exp-art-near" d="M8 132V124.8L20 93.2L30 104.7L44 73.1L60 60.2L72 84.6L80 80.3L92 117.6V132Z"/><path class="exp-art-cut" d="M60 60.2L72 84.6L64 117.6L56 93.2Z"/><path class="exp-art-line" d="M44 73.1L38 110.5M20 93.2L24 124.8"/>',59,60,61,"</g>",11,70,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/></g>'),cJ:f(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,71,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/></g>'),cQ:f(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,71,"</g>",15,72,"</g>"),cK:f(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,71,"</g>",18,73,"</g>"),cA:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V118.7C24 106.7 40 130.7 56 122.7S84 108.7 92 116.7V132Z"/><path class="exp-art-near" d="M8 132V130.1C22 129.4 26 122.7 40 120.2S54 116 60 116S76 119.2 82 124S90 127.8 92 128.2V132Z"/><circle class="exp-art-near" cx="22" cy="126.8" r="5.5"/><circle class="exp-art-near" cx="33" cy="124.2" r="5.5"/><circle class="exp-art-near" cx="72" cy="121.8" r="5.5"/><circle class="exp-art-near" cx="82" cy="125.5" r="5.5"/><path class="exp-art-line" d="M22 129.8v7M33 127.2v7M72 124.8v7M82 128.5v7"/>',22,23,24,"</g>",11,74,"</g>",26,72,"</g>"),c2:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V115.1C24 103.1 40 127.1 56 119.1S84 105.1 92 113.1V132Z"/><path class="exp-art-near" d="M8 132V129.3C22 128.4 26 119.1 40 115.6S54 109.8 60 109.8S76 114.2 82 120.9S90 126.2 92 126.7V132Z"/><circle class="exp-art-near" cx="22" cy="125.9" r="5.5"/><circle class="exp-art-near" cx="33" cy="122.3" r="5.5"/><circle class="exp-art-near" cx="72" cy="119" r="5.5"/><circle class="exp-art-near" cx="82" cy="124.1" r="5.5"/><path class="exp-art-line" d="M22 128.9v7M33 125.3v7M72 122v7M82 127.1v7"/>',27,28,29,"</g>",11,74,"</g>",30,73,"</g>"),c3:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V111.5C24 99.5 40 123.5 56 115.5S84 101.5 92 109.5V132Z"/><path class="exp-art-near" d="M8 132V128.6C22 127.5 26 115.5 40 111S54 103.6 60 103.6S76 109.3 82 117.8S90 124.6 92 125.2V132Z"/><circle class="exp-art-near" cx="22" cy="125" r="5.5"/><circle class="exp-art-near" cx="33" cy="120.5" r="5.5"/><circle class="exp-art-near" cx="72" cy="116.2" r="5.5"/><circle class="exp-art-near" cx="82" cy="122.8" r="5.5"/><path class="exp-art-line" d="M22 128v7M33 123.5v7M72 119.2v7M82 125.8v7"/>',31,32,33,"</g>",11,74,"</g>",34,73,"</g>"),c4:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V107.9C24 95.9 40 119.9 56 111.9S84 97.9 92 105.9V132Z"/><path class="exp-art-near" d="M8 132V127.8C22 126.5 26 111.9 40 106.4S54 97.4 60 97.4S76 104.3 82 114.7S90 123 92 123.7V132Z"/><circle class="exp-art-near" cx="22" cy="124.2" r="5.5"/><circle class="exp-art-near" cx="33" cy="118.6" r="5.5"/><circle class="exp-art-near" cx="72" cy="113.4" r="5.5"/><circle class="exp-art-near" cx="82" cy="121.4" r="5.5"/><path class="exp-art-line" d="M22 127.2v7M33 121.6v7M72 116.4v7M82 124.4v7"/>',35,36,37,"</g>",11,74,"</g>",38,72,"</g>"),c5:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V104.3C24 92.3 40 116.3 56 108.3S84 94.3 92 102.3V132Z"/><path class="exp-art-near" d="M8 132V127.1C22 125.5 26 108.3 40 101.8S54 91.2 60 91.2S76 99.4 82 111.6S90 121.4 92 122.2V132Z"/><circle class="exp-art-near" cx="22" cy="123.3" r="5.5"/><circle class="exp-art-near" cx="33" cy="116.8" r="5.5"/><circle class="exp-art-near" cx="72" cy="110.6" r="5.5"/><circle class="exp-art-near" cx="82" cy="120" r="5.5"/><path class="exp-art-line" d="M22 126.3v7M33 119.8v7M72 113.6v7M82 123v7"/>',39,40,41,"</g>",11,74,"</g>",42,73,"</g>"),c6:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V100.7C24 88.7 40 112.7 56 104.7S84 90.7 92 98.7V132Z"/><path class="exp-art-near" d="M8 132V126.4C22 124.5 26 104.7 40 97.2S54 85 60 85S76 94.4 82 108.5S90 119.8 92 120.7V132Z"/><circle class="exp-art-near" cx="22" cy="122.4" r="5.5"/><circle class="exp-art-near" cx="33" cy="114.9" r="5.5"/><circle class="exp-art-near" cx="72" cy="107.8" r="5.5"/><circle class="exp-art-near" cx="82" cy="118.7" r="5.5"/><path class="exp-art-line" d="M22 125.4v7M33 117.9v7M72 110.8v7M82 121.7v7"/>',43,44,45,"</g>",11,74,"</g>",46,73,"</g>"),c7:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V97.1C24 85.1 40 109.1 56 101.1S84 87.1 92 95.1V132Z"/><path class="exp-art-near" d="M8 132V125.6C22 123.5 26 101.1 40 92.6S54 78.8 60 78.8S76 89.4 82 105.4S90 118.2 92 119.2V132Z"/><circle class="exp-art-near" cx="22" cy="121.6" r="5.5"/><circle class="exp-art-near" cx="33" cy="113" r="5.5"/><circle class="exp-art-near" cx="72" cy="105.1" r="5.5"/><circle class="exp-art-near" cx="82" cy="117.3" r="5.5"/><path class="exp-art-line" d="M22 124.6v7M33 116v7M72 108.1v7M82 120.3v7"/>',47,48,49,"</g>",11,74,"</g>",50,73,"</g>"),c8:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V93.5C24 81.5 40 105.5 56 97.5S84 83.5 92 91.5V132Z"/><path class="exp-art-near" d="M8 132V124.9C22 122.5 26 97.5 40 88S54 72.6 60 72.6S76 84.5 82 102.3S90 116.6 92 117.7V132Z"/><circle class="exp-art-near" cx="22" cy="120.7" r="5.5"/><circle class="exp-art-near" cx="33" cy="111.2" r="5.5"/><circle class="exp-art-near" cx="72" cy="102.3" r="5.5"/><circle class="exp-art-near" cx="82" cy="115.9" r="5.5"/><path class="exp-art-line" d="M22 123.7v7M33 114.2v7M72 105.3v7M82 118.9v7"/>',51,52,53,"</g>",11,74,"</g>",54,73,"</g>"),c9:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V90C24 78 40 102 56 94S84 80 92 88V132Z"/><path class="exp-art-near" d="M8 132V124.1C22 121.5 26 94 40 83.5S54 66.4 60 66.4S76 79.5 82 99.2S90 114.9 92 116.3V132Z"/><circle class="exp-art-near" cx="22" cy="119.8" r="5.5"/><circle class="exp-art-near" cx="33" cy="109.3" r="5.5"/><circle class="exp-art-near" cx="72" cy="99.5" r="5.5"/><circle class="exp-art-near" cx="82" cy="114.6" r="5.5"/><path class="exp-art-line" d="M22 122.8v7M33 112.3v7M72 102.5v7M82 117.6v7"/>',55,56,57,"</g>",11,74,"</g>",58,73,"</g>"),cT:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V86.4C24 74.4 40 98.4 56 90.4S84 76.4 92 84.4V132Z"/><path class="exp-art-near" d="M8 132V123.4C22 120.5 26 90.4 40 78.9S54 60.2 60 60.2S76 74.6 82 96.1S90 113.3 92 114.8V132Z"/><circle class="exp-art-near" cx="22" cy="118.9" r="5.5"/><circle class="exp-art-near" cx="33" cy="107.5" r="5.5"/><circle class="exp-art-near" cx="72" cy="96.7" r="5.5"/><circle class="exp-art-near" cx="82" cy="113.2" r="5.5"/><path class="exp-art-line" d="M22 121.9v7M33 110.5v7M72 99.7v7M82 116.2v7"/>',59,60,61,"</g>",11,74,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/></g>')},ve={0:'<g class="exp-wager-badge"><rect x="69" y="4.5" width="25" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(76.4 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>',2:'<g class="exp-wager-badge"><rect x="55" y="4.5" width="39" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(62.4 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/><path transform="translate(74.7 7.5) scale(.792)" d="M1.5 6.5C1.7 3 4.3 1 7.5 1c3.5 0 6 2.2 6 5.5 0 2.9-1.6 4.9-4.6 7.8L1.5 21.5V23H14" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>',3:'<g class="exp-wager-badge"><rect x="55" y="4.5" width="39" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(62.4 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/><path transform="translate(74.7 7.5) scale(.792)" d="M2 4.6C3 2.2 5 1 7.6 1c3.3 0 5.6 2.2 5.6 5.2 0 3.1-2.3 5.1-5.8 5.1H6M7.4 11.3c4 0 6.6 2.3 6.6 5.7C14 20.6 11.2 23 7.5 23c-2.9 0-5.1-1.4-6.1-4" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>',4:'<g class="exp-wager-badge"><rect x="55" y="4.5" width="39" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(62 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/><path transform="translate(74.3 7.5) scale(.792)" d="M11.5 23V1L1 16.5h14.5" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>'},Ir={s:ve,h:ve,d:ve,c:ve},Fr={sJ:f(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>'),sQ:f(75,76,78,79),sK:f(75,76,80,81),sA:f(75,82,79),s2:f(75,83,81),s3:f(75,84,81),s4:f(75,85,79),s5:f(75,86,81),s6:f(75,87,81),s7:f(75,88,81),s8:f(75,89,81),s9:f(75,90,81),sT:f(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>'),hJ:f(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>'),hQ:f(75,76,78,92),hK:f(75,76,80,93),hA:f(75,82,92),h2:f(75,83,93),h3:f(75,84,93),h4:f(75,85,92),h5:f(75,86,93),h6:f(75,87,93),h7:f(75,88,93),h8:f(75,89,93),h9:f(75,90,93),hT:f(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>'),dJ:f(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>'),dQ:f(75,76,78,94),dK:f(75,76,80,95),dA:f(75,82,94),d2:f(75,83,95),d3:f(75,84,95),d4:f(75,85,94),d5:f(75,86,95),d6:f(75,87,95),d7:f(75,88,95),d8:f(75,89,95),d9:f(75,90,95),dT:f(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>'),cJ:f(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>'),cQ:f(75,76,78,96),cK:f(75,76,80,97),cA:f(75,82,96),c2:f(75,83,97),c3:f(75,84,97),c4:f(75,85,96),c5:f(75,86,97),c6:f(75,87,97),c7:f(75,88,97),c8:f(75,89,97),c9:f(75,90,97),cT:f(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>')},zr='<rect class="exp-back-paper" x=".75" y=".75" width="98.5" height="138.5" rx="9"/><rect class="exp-back-frame" x="7" y="7" width="86" height="126" rx="5"/><svg x="7" y="7" width="86" height="126" viewBox="7 7 86 126"><path class="exp-back-contour" d="M34 70C34 50.8 46.8 53.2 54.8 54S66 65.2 66 73.2S51.6 90 43.6 86S34 78 34 70ZM24 70C24 38.8 44.8 41.9 57.8 44S76 62.2 76 75.2S52.6 102.5 39.6 96S24 83 24 70ZM14 70C14 26.8 42.8 30 60.8 34S86 59.2 86 77.2S53.6 115 35.6 106S14 88 14 70ZM4 70C4 14.8 40.8 17.6 63.8 24S96 56.2 96 79.2S54.6 127.5 31.6 116S4 93 4 70ZM-6 70C-6 2.8 38.8 4.5 66.8 14S106 53.2 106 81.2S55.6 140 27.6 126S-6 98 -6 70Z"/></svg><g class="exp-rose"><circle class="exp-rose-ring" cx="50" cy="70" r="14"/><path class="exp-rose-dark" d="M58.8 61.2L55.2 70L50 70ZM58.8 78.8L50 75.2L50 70ZM41.2 78.8L44.8 70L50 70ZM41.2 61.2L50 64.8L50 70Z"/><path class="exp-rose-light" d="M58.8 61.2L50 64.8L50 70ZM58.8 78.8L55.2 70L50 70ZM41.2 78.8L50 75.2L50 70ZM41.2 61.2L44.8 70L50 70Z"/><path class="exp-rose-dark" d="M50 50L54.2 65.8L50 70ZM70 70L54.2 74.2L50 70ZM50 90L45.8 74.2L50 70ZM30 70L45.8 65.8L50 70Z"/><path class="exp-rose-light" d="M50 50L45.8 65.8L50 70ZM70 70L54.2 65.8L50 70ZM50 90L54.2 74.2L50 70ZM30 70L45.8 74.2L50 70Z"/></g>',Kr={s:"M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z",h:"M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z",d:"M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z",c:"M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z"},Wr={check:"M4.5 12.5l5 5 10-11",cross:"M6 6l12 12M18 6 6 18",gear:"M12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8ZM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1",undo:"M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11H9",redo:"M15.5 5 20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h5",lamp:"M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.5.4.8 1 .8 1.6h5.4c0-.6.3-1.2.8-1.6A6 6 0 0 0 12 3Z",book:"M12 6.5C10 5 7 4.5 3.5 4.5v14C7 18.5 10 19 12 20.5c2-1.5 5-2 8.5-2v-14C17 4.5 14 5 12 6.5Zm0 0v14",next:"M9 5l7 7-7 7",prev:"M15 5l-7 7 7 7",stop:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM6 6l12 12",screen:"M3 4.5h18v11.5H3ZM12 16v3.5M8 20h8",play:"M7 4.5 19 12 7 19.5Z",chart:"M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6",sum:"M18 7V4H6l6.5 8L6 20h12v-3",flag:"M6 21V3.5M6 4.5l12 3.5-12 4.5",sun:"M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M19.1 4.9l-1.8 1.8M6.7 17.3l-1.8 1.8"},qr='<g class="exp-rose"><circle class="exp-rose-ring" cx="50" cy="50" r="33.6"/><path class="exp-rose-dark" d="M71 29L62.5 50L50 50ZM71 71L50 62.5L50 50ZM29 71L37.5 50L50 50ZM29 29L50 37.5L50 50Z"/><path class="exp-rose-light" d="M71 29L50 37.5L50 50ZM71 71L62.5 50L50 50ZM29 71L50 62.5L50 50ZM29 29L37.5 50L50 50Z"/><path class="exp-rose-dark" d="M50 2L60.2 39.8L50 50ZM98 50L60.2 60.2L50 50ZM50 98L39.8 60.2L50 50ZM2 50L39.8 39.8L50 50Z"/><path class="exp-rose-light" d="M50 2L39.8 39.8L50 50ZM98 50L60.2 39.8L50 50ZM50 98L60.2 60.2L50 50ZM2 50L39.8 60.2L50 50Z"/></g>';function $(t){let e=t===void 0?void 0:Wr[t];return e===void 0?p:a`<svg class="exp-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${e} /></svg>`}function A(t){return a`<svg class="exp-suit" data-suit=${t} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${Kr[t]} />
  </svg>`}var ti={refused:"stop",tried:"cross",mark:"flag"};function Rt(t,e){return a`<span class="exp-tag exp-tag--${t}">${$(ti[t])}${e}</span>`}function jn(t,e){return t.hand.find(n=>n.code===e)?.targets??t.targets}function Ut(t,e,n){let{place:r}=t,s=jn(e,n.chosen)[r],o=s===void 0&&e.refused?.place===r?e.refused.tag:void 0,i=o??t.barred??void 0;return a`<button
    type="button"
    class="exp-spot"
    data-key=${r}
    data-place=${r}
    data-state=${s!==void 0?"target":o!==void 0?"refused":"idle"}
    data-column=${qt(t.suit,e)}
    ?data-marked=${be(e,r,null)}
    tabindex=${n.stop===r?0:-1}
    @click=${()=>n.place(r)}
  >
    <span class="exp-hidden">${t.label} </span>
    ${t.draw(ei(s,i,Nr(e,r)?.text))}
  </button>`}function ei(t,e,n){return t!==void 0?Rt("target",t):e!==void 0?Rt("refused",e):n===void 0?p:Rt("mark",n)}function Ur(t,e){if(t===null||e===null||e.cover!==null||e.refused!==null)return null;let n=o=>o.hand.map(i=>i.code).join();if(t.cover===null&&t.step===e.step&&n(t)===n(e))return null;let r=e.step===0?e.buttons.find(o=>o.look==="main"):void 0;if(r!==void 0)return`button-${r.id}`;if(e.step===2)return e.draw===null?Object.keys(e.targets)[0]??null:e.draw.place;let s=ni(t,e)??e.hand.find(({tag:o})=>o?.kind==="new")??e.hand[0];return s===void 0?null:`card-${s.code}`}function ni(t,e){let n=new Set(t.hand.map(s=>s.code)),r=e.hand.filter(s=>!n.has(s.code));return r.length===1?r[0]:void 0}function Gr(t,e){let r=$e(t).map(s=>s.dataset.key??"");return r.includes(e)?e:r.find(s=>s.startsWith("card-"))??r[0]??""}function Jr(t,e){let n=Object.keys(jn(t,e));return n.find(r=>r.startsWith("own-"))??n[0]??null}function we(t){return/^(card|own|other|discard)-|^pile$/.test(t)}function rt(t,e){return[...t.querySelectorAll("[data-key]")].find(n=>n.dataset.key===e)??null}function Pn(t){return t.matches(":disabled")||t.checkVisibility?.()===!1}function Gt(t){let e=document.activeElement;return e===null||!t.contains(e)||Pn(e)}function Qr(t,e){let n=".exp-cover button, [data-row] > [tabindex='0']",r=e!==null&&we(e)?[...n.split(", "),"[data-heading]"]:["[data-heading]",...n.split(", ")],s=e==="more"?[...t.querySelectorAll("[data-open]")].at(-1):void 0,o=e===null?null:rt(t,e)??ri(t,e),i=[...r,"button"].map(l=>t.querySelector(l));for(let l of[o,s,...i])if(l?.focus(),!Gt(t))return}function ri(t,e){let n=/^button-drop-(\w+)-/.exec(e)?.[1];return n===void 0?null:rt(t,`button-add-${n}`)}function Yr(t){let e=t.querySelector(".exp-field:has([data-fault])");return e?.querySelector("[aria-invalid]")??e?.querySelector("input")??null}var k={starting:"Getting the table ready…",lost:"Nothing answers here any more. Your game is kept in this browser.",lostAction:"Reload the page",settings:"Settings",settingsClose:"Close settings",deck:"Deck colours",deckTwo:"Two",deckFour:"Four",text:"Text size",textNormal:"Normal",textLarge:"Large",textLargest:"Largest",textProjector:"Projector",theme:"Theme",themeSystem:"Like the system",themeLight:"Light",themeDark:"Dark",themeNotebook:"Light or dark follows the notebook.",playing:"While playing",hints:"Hints",motion:"Reduce motion",sound:"Sound",kept:"Kept in this browser.",notKept:"This window keeps nothing, as a private one does: your choices hold until you leave the page.",settingsLink:"A link can set them too. Add for example",rules:"In the rules:",pages:"Pages of this lesson",page:"Page",pageDone:"done",back:"Back",next:"Next",home:"To the front page",nextLesson:"Next lesson",saved:"Saved in this browser",notSaved:"This window keeps nothing once it is closed"};function E(t){let{table:e,form:n,summary:r,exercise:s,calculator:o,tally:i,chart:l,lab:c,writer:u,review:m}=t,{routes:d,routeEnd:h,explorer:g,setup:x}=t,y=e??n??r??s??o??i??l??c??u??m;return"serial"in t&&!!(y??d??h??g??x)}function O(t){return"serial"in t?t.table??t.exercise?.table??null:null}function j(t){return"serial"in t?t.routes??t.exercise?.routes??null:null}var si=new Set(["wait","swap"]);function ke(t){let e=j(t);return e===null?!!t.explorer?.quiz:e.cover===null&&!si.has(e.asked.kind)}function es(t,e){if(ts(e)&&!ts(t))return"right";let n=O(e);return n===null?oi(j(t),j(e)):n.refused!==null?"refusal":n.moves.length>0?"play":null}function oi(t,e){return e===null?null:e.message.kind==="refused"?"refusal":t!==null&&Xr(e)>Xr(t)?"play":null}function Xr({scene:t}){return t.tokens.length+t.journeys.reduce((e,{arrows:n})=>e+n.length,0)}function ts(t){return"serial"in t&&t.exercise?.verdict?.kind==="right"}function ns(t){return(O(t)??j(t))!==null}function rs(t,e,n){if(!E(e)||!E(n))return;if(n.writer!==void 0&&e.setup===void 0!=(n.setup===void 0)){t.querySelector(".exp-writer-try")?.scrollIntoView({block:"nearest"});return}if(n.writer===void 0&&!ns(e)&&ns(n)){t.getBoundingClientRect().top<0&&t.scrollIntoView({block:"start"});return}if((n.table?.coach?.rows.length??0)>0&&e.table?.coach?.rows.length!==n.table?.coach?.rows.length){t.querySelector(".exp-prices tbody tr:nth-child(3), .exp-prices tbody tr:last-child")?.scrollIntoView({block:"nearest"});return}let[r,s]=[e.exercise,n.exercise];if(s===void 0)return;let o=s.hints.open.length>(r?.hints.open.length??0),i=s.verdict!==null&&s.verdict.text!==r?.verdict?.text,l=o?"[data-open]:last-of-type":i?".exp-note[data-verdict]":null;if(l===null)return;[...t.querySelectorAll(l)].at(-1)?.scrollIntoView({block:"nearest"})}var ai={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right",Home:"first",End:"last"};function ss(t,e){if(t.altKey)return null;let n=t.key.length===1?t.key.toLowerCase():t.key;if(t.ctrlKey||t.metaKey)return n==="z"?{type:"press",id:t.shiftKey?"redo":"undo"}:n==="y"&&!t.shiftKey?{type:"press",id:"redo"}:null;if(n==="?")return{type:"keys"};if(n==="i")return t.repeat?{type:"swallow"}:{type:"press",id:"hint"};if(n==="Escape")return{type:"unchoose"};if(!e)return null;if(t.repeat&&(n==="Enter"||n===" "))return{type:"swallow"};let r=ai[n];return r!==void 0?t.shiftKey?null:{type:"move",direction:r}:n==="p"?{type:"pile"}:n==="s"||n==="h"||n==="d"||n==="c"?{type:"suit",suit:n}:null}function Jt(t){return!t.ctrlKey&&!t.metaKey&&!t.altKey}function os(t){return t instanceof HTMLTextAreaElement||t instanceof HTMLElement&&t.localName==="select"||t instanceof HTMLInputElement&&!["radio","checkbox","button","submit"].includes(t.type)}function Me(t){return a`<dialog class="exp-dialog ${t.look}" aria-labelledby=${t.id} @click=${li}>
    <div class="exp-dialog-head">
      <p class="exp-box-title" id=${t.id}>${t.title}</p>
      <button type="button" class="exp-button exp-button--plain" @click=${ii}>
        ${$("cross")}<span class="exp-hidden">${t.close}</span>
      </button>
    </div>
    ${t.content}
  </dialog>`}function ii(t){t.currentTarget.closest("dialog")?.close()}function li(t){t.target===t.currentTarget&&t.currentTarget.close()}function lt(t,e){return a`<button
    type="button"
    class="exp-button exp-button--plain exp-keys-button"
    data-key="keys"
    aria-haspopup="dialog"
    aria-keyshortcuts="?"
    @click=${()=>e.openKeys()}
  >
    <span aria-hidden="true">?</span><span class="exp-hidden">${t.title}</span>
  </button>`}function Ct(t,e){return Me({id:`${e.id}-keys`,title:t.title,close:t.close,look:"exp-key-list",content:a`<dl class="exp-keys">
      ${t.rows.map(([n,r])=>a`<div><dt><kbd>${n}</kbd></dt><dd>${r}</dd></div>`)}
    </dl>`})}function Le(t){let e=t.querySelector("dialog.exp-key-list");e&&!e.open&&e.showModal()}function Zn(t){let{exercise:e,summary:n,form:r}=t;return[...[t.table,e?.table].filter(o=>o!=null).flatMap(o=>[...o.buttons,...o.cover===null?[]:[o.cover.button],...ui(o)]),...e===void 0?[]:[...e.buttons,...e.watch?.steps??[],...e.hints.more===null?[]:[e.hints.more]],...n?.buttons??[],...t.calculator===void 0?[]:di(t.calculator),...t.tally?.buttons??[],...t.chart?.buttons??[],...t.lab===void 0?[]:[...t.lab.presets,t.lab.fresh,...Bn(t)],...t.writer===void 0?[]:[...t.writer.buttons,t.writer.todo.button],...t.review===void 0?[]:[...t.review.buttons,...t.review.sides.flatMap(o=>o.retries)],...pi(t),...t.positionHead?.buttons??[],...t.setup===void 0?[]:[...t.setup.presets,...t.setup.buttons],...r===void 0||r.also===null?[]:[r.also]]}function pi(t){let{routeEnd:e,explorer:n}=t,r=j(t);return[...r===null?[]:ci(r),...e?.buttons??[],...n===void 0?[]:[n.start,...n.quiz?.buttons??[]]]}function ci({buttons:t,tickets:e,tools:n,cover:r,swap:s}){let o=r===null?[]:[r.button];return[...t,...e?.buttons??[],...n,...o,...s===null?[]:[s.submit]]}function ui({coach:t}){return(t?.rows??[]).flatMap(({why:e})=>e===null?[]:[e])}function Bn({lab:t}){return t===void 0?[]:[...t.saves,...t.parts.flatMap(e=>e.picture??[])]}function di({buttons:t,rounds:e,sides:n}){return[...t,...e.rounds.flatMap(r=>r.buttons),...n.flatMap(r=>r.typed.suits)]}function as(t,e){return Zn(t).some(n=>n.id===e&&n.why===void 0)||(j(t)?.choices??[]).some(n=>n.id===e)||(t.exercise?.options??[]).some(n=>n.id===e)||t.exercise?.watch!==void 0&&e.startsWith("turn-")}function is(t,e){if(t.ctrlKey||t.metaKey||t.altKey||t.shiftKey)return null;let n=t.key.length===1?t.key.toLowerCase():t.key;return(E(e)?e.exercise?.watch?.steps??[]:[]).find(s=>s.key===n)??null}function ls(t,e){t.addEventListener("keydown",n=>{Jt(n)&&n.stopPropagation();let r=os(n.target),s=r||On(n)?null:is(n,e.state());if(s!==null)return n.preventDefault(),e.press(s);if(!r&&!On(n)&&e.own(n))return n.preventDefault();let o=ss(n,ye(t)!==null);o===null||On(n)||(n.stopPropagation(),!(r||o.type==="unchoose"&&e.chosen()===null)&&(n.preventDefault(),mi(o,t,e)))});for(let n of["keypress","keyup"])t.addEventListener(n,r=>{Jt(r)&&r.stopPropagation()})}function On(t){return t.target.closest("dialog")!==null}function mi(t,e,n){let r=O(n.state());switch(t.type){case"move":return hi(t.direction,e,r,n.chosen());case"suit":return r===null?void 0:fi(t.suit,e,r,n.chosen());case"pile":return rt(e,"pile")?.focus();case"keys":return Le(e);case"unchoose":return n.choose(null);case"press":return gi(t.id,n);case"swallow":return}}function hi(t,e,n,r){let s=ye(e);if(s===null)return;let o=t==="up"&&n!==null&&r!==null&&s.dataset.card===r?Jr(n,r):null;(o===null?Or(e,s,t):rt(e,o))?.focus()}function fi(t,e,n,r){let s=n.step===2||r!==null,o=n.step===2?[`discard-${t}`]:[`own-${t}`,`discard-${t}`],i=$e(e).filter(u=>s?o.includes(u.dataset.place??""):u.dataset.card?.startsWith(t));s&&n.step!==2&&i.sort((u,m)=>o.indexOf(u.dataset.place??"")-o.indexOf(m.dataset.place??""));let l=ye(e),c=l===null?-1:i.indexOf(l);i[(c+1)%i.length]?.focus()}var xi={undo:"Ctrl+Z",redo:"Ctrl+Y",hint:"I"};function gi(t,e){let n=e.state(),r=E(n)?Zn(n):[],s=t==="hint"?void 0:r.find(i=>i.id===t),o=r.find(i=>i.key===xi[t])??s;o!==void 0&&e.press(o)}var I={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},N=t=>(...e)=>({_$litDirective$:t,values:e}),_=class{constructor(e){}get _$AU(){return this._$AM._$AU}_$AT(e,n,r){this._$Ct=e,this._$AM=n,this._$Ci=r}_$AS(e,n){return this.update(e,n)}update(e,n){return this.render(...n)}};function Te(t){return`${t.id}-setting`}var _n=class extends _{render(e){return e}update(e,[n]){let r=e.element,{moved:s}=r.dataset;return s!==void 0&&s!==n?S:(delete r.dataset.moved,r.value!==n&&(r.value=n),S)}},$t=N(_n);function Se(t,e){let n=`${e.id}-${t.name}`,r=ps(t.help,t.fault,n);return a`<div class="exp-lab-number">
    <label class="exp-legend" for=${n}>${t.label}</label>
    <div class="exp-lab-line">
      <input
        class="exp-range"
        type="range"
        id=${n}
        form=${Te(e)}
        data-key="range-${t.name}"
        min=${t.low}
        max=${t.high}
        step=${t.step}
        .value=${$t(t.value)}
        aria-describedby=${r}
        @input=${$i}
      />
      <input
        class="exp-text exp-num"
        type="number"
        inputmode="numeric"
        form=${Te(e)}
        name=${t.name}
        data-key="field-${t.name}"
        aria-label=${t.numberLabel}
        min=${t.low}
        max=${t.high}
        step="any"
        .value=${$t(t.value)}
        aria-invalid=${t.fault===null?p:"true"}
        aria-describedby=${r}
      />
    </div>
    ${cs(t.help,t.fault,n)}
  </div>`}function Re(t,e){let n=`${e.id}-${t.name}`;return a`<div class="exp-lab-text">
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
      aria-describedby=${ps(t.help,t.fault,n)}
    />
    ${cs(t.help,t.fault,n)}
  </div>`}function $i(t){let e=t.target,n=e.parentElement?.querySelector('input[type="number"]');if(n){n.value=e.value;for(let r of[e,n])r.dataset.moved=e.value}}function Ce(t){for(let e of t.querySelectorAll("[data-moved]"))delete e.dataset.moved}function ps(t,e,n){let r=[t?`${n}-help`:"",e===null?"":`${n}-fault`].filter(Boolean);return r.length>0?r.join(" "):p}function cs(t,e,n){return a`${t?a`<p class="exp-help-line" id="${n}-help">${t}</p>`:p}
  ${e===null?p:Nn(e,`${n}-fault`)}`}function Nn(t,e){return a`<p class="exp-fault" id=${e}>${$("stop")}<span>${t}</span></p>`}function Et(t){return`${location.origin}${location.pathname}${t}`}var yi=4e3,bi=3e4,Ee=class{constructor(e,n){this.model=e;this.changed=n}model;changed;due=null;waiting=[];timer;lost=!1;greet(e,n){this.await(n,null,bi),this.model.send({type:"hello",query:location.search,saved:e,address:Et("")})}send(e,n){if(this.due&&!this.lost){if(us(e,this.due.act)||us(e,this.waiting.at(-1)??null))return;this.waiting=[...this.waiting.filter(r=>r.type==="enter"),e];return}this.await(n,e,yi),this.model.send({...e,serial:n})}heard(e){if(!this.due||e.serial<=this.due.serial)return!1;let n=this.due.act!==null;this.dispose(),this.due=null,this.lost=!1;let r=this.waiting;this.waiting=[];for(let s of r){let o=wi(s,e);o&&this.send(o,e.serial)}return n}dispose(){clearTimeout(this.timer)}await(e,n,r){this.dispose(),this.due={serial:e,act:n},this.timer=setTimeout(()=>{this.lost=!0,this.changed()},r)}};function us(t,e){return JSON.stringify(t)===JSON.stringify(e)}function vi(t){let{form:e,calculator:n,exercise:r,lab:s,setup:o,writer:i}=t;return!!(e??n??s??o??i??r?.worksheet??r?.estimate?.commit??j(t)?.swap)}function wi(t,e){switch(t.type){case"try":return ki(t,e);case"enter":return(e.calculator??e.lab??e.setup)===void 0?null:t;case"press":return as(e,t.id)?t:null;case"submit":return vi(e)?t:null;case"fill":return(e.exercise?.worksheet??e.tally??e.setup??e.positionHead??e.writer)===void 0?null:t}}function ki(t,e){let n=O(e);return n===null?ke(e)?t:null:t.code===null||n.hand.some(r=>r.code===t.code)?t:t.place!==null&&t.place in n.targets?{...t,code:null}:null}var Ae=class{element;timer;constructor(){this.element=document.createElement("p"),this.element.className="exp-hidden",this.element.setAttribute("role","status"),this.element.setAttribute("aria-live","polite")}say(e){clearTimeout(this.timer),this.element.textContent="",e&&(this.timer=setTimeout(()=>{this.element.textContent=e},60))}dispose(){clearTimeout(this.timer)}};var yt=class extends _{constructor(e){if(super(e),this.it=p,e.type!==I.CHILD)throw Error(this.constructor.directiveName+"() can only be used in child bindings")}render(e){if(e===p||e==null)return this._t=void 0,this.it=e;if(e===S)return e;if(typeof e!="string")throw Error(this.constructor.directiveName+"() called with a non-string value");if(e===this.it)return this._t;this.it=e;let n=[e];return n.raw=n,this._t={_$litType$:this.constructor.resultType,strings:n,values:[]}}};yt.directiveName="unsafeHTML",yt.resultType=1;var He=N(yt);var Qt=class extends yt{};Qt.directiveName="unsafeSVG",Qt.resultType=2;var pt=N(Qt);function z(t,e=0){let n=t.charAt(0),r="JQK".includes(t.charAt(1))?Ir[n]?.[String(e)]??"":"";return Ve("exp-face","0 0 100 140",(Dr[t]??"")+r,n)}function At(){return Ve("exp-back","0 0 100 140",zr)}function Ht(t){return Ve("exp-chip","0 0 66 36",Fr[t]??"",t.charAt(0))}function ds(){return Ve("exp-camp-rose","0 0 100 100",qr)}function Ve(t,e,n,r){return a`<svg
    class=${t}
    viewBox=${e}
    data-suit=${r??p}
    aria-hidden="true"
    focusable="false"
  >${pt(n)}</svg>`}var Yt=240,je="cubic-bezier(.2, .7, .2, 1)";function ms(t){let e=new Map;for(let n of Pe(t))e.set(Xt(n),(Mi(n)??n).getBoundingClientRect());return e}function hs(t,e,n){let r=new Set;for(let s of n){let o=Li(e,s),i=Ti(t,s);o!==void 0&&(i===null||r.has(i)?Ci(t,s,o):Si(i,o,s),i!==null&&r.add(i))}for(let s of t.querySelectorAll("[data-card]")){let o=e.get(Xt(s));o!==void 0&&!r.has(s)&&Ri(s,o)}}function fs(t,e){let n=[e.place,e.code===null?null:`hand/${e.code}`],r=(s,o)=>({translate:`${s}px 0`,offset:o});for(let s of Pe(t).filter(o=>n.includes(Xt(o))))s.animate([r(0,0),r(-5,.25),r(4,.6),r(-2,.85),r(0,1)],{duration:320,easing:je})}function Xt(t){return t.dataset.at??t.dataset.backs??t.dataset.place??""}function Pe(t){return[...t.querySelectorAll("[data-at], [data-backs], [data-place]")]}function Mi(t){return t.dataset.backs===void 0?null:t.lastElementChild}function Li(t,e){return t.get(`${e.from}/${e.code}`)??t.get(e.from)}function Ti(t,e){return e.to==="other-hand"?t.querySelector("[data-backs] > :last-child"):Pe(t).find(n=>Xt(n)===`${e.to}/${e.code}`)??null}function Si(t,e,n){let r=t.getBoundingClientRect();if(r.width===0)return;let s=`translate(${e.left-r.left}px, ${e.top-r.top}px) scale(${e.width/r.width})`,o=n.from==="pile"?0:1;t.animate([{transform:s,transformOrigin:"0 0",zIndex:5,opacity:o},{opacity:1,offset:.1},{transform:"none",transformOrigin:"0 0",zIndex:5}],{duration:Yt,delay:n.stage*Yt,easing:je,fill:"backwards"})}function Ri(t,e){let n=t.getBoundingClientRect(),r=e.left-n.left,s=e.top-n.top;Math.abs(r)<1||t.animate([{translate:`${r}px ${Math.abs(s)<60?0:s}px`},{translate:"0 0"}],{duration:Yt,easing:je})}function Ci(t,e,n){let r=Pe(t).find(u=>Xt(u)===e.to);if(r===void 0)return;let s=r.getBoundingClientRect(),o=t.getBoundingClientRect(),i=document.createElement("span");i.className="exp-card exp-lifted",i.setAttribute("aria-hidden","true"),i.style.width=`${Math.min(n.width,74)}px`,U(e.code===null?At():z(e.code),i),t.append(i);let l=u=>`translate(${u.left-o.left}px, ${u.top-o.top}px)`;i.animate([{transform:l(n)},{transform:l(s)}],{duration:Yt,delay:e.stage*Yt,easing:je,fill:"both"}).finished.then(()=>i.remove(),()=>i.remove())}var{I:Ei}=Ar,xs=t=>t;var $s=t=>t.strings===void 0,gs=()=>document.createComment(""),Vt=(t,e,n)=>{let r=t._$AA.parentNode,s=e===void 0?t._$AB:e._$AA;if(n===void 0){let o=r.insertBefore(gs(),s),i=r.insertBefore(gs(),s);n=new Ei(o,i,t,t.options)}else{let o=n._$AB.nextSibling,i=n._$AM,l=i!==t;if(l){let c;n._$AQ?.(t),n._$AM=t,n._$AP!==void 0&&(c=t._$AU)!==i._$AU&&n._$AP(c)}if(o!==s||l){let c=n._$AA;for(;c!==o;){let u=xs(c).nextSibling;xs(r).insertBefore(c,s),c=u}}}return n},ct=(t,e,n=t)=>(t._$AI(e,n),t),Ai={},jt=(t,e=Ai)=>t._$AH=e,ys=t=>t._$AH,Ze=t=>{t._$AR(),t._$AA.remove()};var Be=N(class extends _{constructor(){super(...arguments),this.key=p}render(t,e){return this.key=t,e}update(t,[e,n]){return e!==this.key&&(jt(t),this.key=e),n}});var bs=(t,e,n)=>{let r=new Map;for(let s=e;s<=n;s++)r.set(t[s],s);return r},H=N(class extends _{constructor(t){if(super(t),t.type!==I.CHILD)throw Error("repeat() can only be used in text expressions")}dt(t,e,n){let r;n===void 0?n=e:e!==void 0&&(r=e);let s=[],o=[],i=0;for(let l of t)s[i]=r?r(l,i):i,o[i]=n(l,i),i++;return{values:o,keys:s}}render(t,e,n){return this.dt(t,e,n).values}update(t,[e,n,r]){let s=ys(t),{values:o,keys:i}=this.dt(e,n,r);if(!Array.isArray(s))return this.ut=i,o;let l=this.ut??=[],c=[],u,m,d=0,h=s.length-1,g=0,x=o.length-1;for(;d<=h&&g<=x;)if(s[d]===null)d++;else if(s[h]===null)h--;else if(l[d]===i[g])c[g]=ct(s[d],o[g]),d++,g++;else if(l[h]===i[x])c[x]=ct(s[h],o[x]),h--,x--;else if(l[d]===i[x])c[x]=ct(s[d],o[x]),Vt(t,c[x+1],s[d]),d++,x--;else if(l[h]===i[g])c[g]=ct(s[h],o[g]),Vt(t,s[d],s[h]),h--,g++;else if(u===void 0&&(u=bs(i,g,x),m=bs(l,d,h)),u.has(l[d]))if(u.has(l[h])){let y=m.get(i[g]),w=y!==void 0?s[y]:null;if(w===null){let L=Vt(t,s[d]);ct(L,o[g]),c[g]=L}else c[g]=ct(w,o[g]),Vt(t,s[d],w),s[y]=null;g++}else Ze(s[h]),h--;else Ze(s[d]),d++;for(;g<=x;){let y=Vt(t,c[x+1]);ct(y,o[g]),c[g++]=y}for(;d<=h;){let y=s[d++];y!==null&&Ze(y)}return this.ut=i,jt(t,c),S}});function ws(t,e,n){let r=`${n.id}-ask-${t.id}`,s=t.look?` exp-button--${t.look}`:"";return a`<button
      type="button"
      class="exp-button${s}"
      data-key="button-${t.id}"
      aria-haspopup="dialog"
      @click=${Hi}
    >
      ${$(t.icon)}<span>${t.label}</span>
    </button>
    <dialog class="exp-dialog" aria-labelledby=${r}>
      <p class="exp-box-title" id=${r}>${e.title}</p>
      <p class="exp-ask-words">${e.text}</p>
      <div class="exp-actions">
        <button type="button" class="exp-button" @click=${vs}>${e.no}</button>
        <button
          type="button"
          class="exp-button"
          @click=${o=>{vs(o),n.press(t)}}
        >
          ${e.yes}
        </button>
      </div>
    </dialog>`}function Hi(t){let e=t.currentTarget.nextElementSibling;e instanceof HTMLDialogElement&&e.showModal()}function vs(t){t.currentTarget.closest("dialog")?.close()}function D(t,e){if(t.ask!==void 0)return ws(t,t.ask,e);let n=t.look?` exp-button--${t.look}`:"";return a`<button type="button" class="exp-button${n}" data-key="button-${t.id}"
    aria-disabled=${t.why===void 0?p:"true"} aria-keyshortcuts=${t.key?Vi(t.key):p}
    @click=${()=>e.press(t)}>${$(t.icon)}<span>${t.label}</span></button>`}function v(t,e,n="exp-actions"){return t.length===0?p:a`<div class=${n}>${H(t,r=>r.id,r=>D(r,e))}${bt(t,e)}</div>`}function bt(t,e){let n=e.note;return n===null||!t.some(r=>r.id===n.id)?p:a`<p class="exp-note exp-note--plain exp-why">${$("stop")}<span>${n.text}</span></p>`}function Vi(t){return t.replace("Ctrl","Control")}function Oe(t){let e=t.currentTarget.closest(".exp-calculator")?.querySelector(".exp-print");if(!e)return;document.querySelector(".exp-print-frame")?.remove();let n=document.createElement("iframe");n.className="exp-print-frame",n.title=document.title,n.tabIndex=-1,n.setAttribute("aria-hidden","true"),n.srcdoc=`<!doctype html><html lang="en"><head><style>${Pi()}</style></head>
    <body><div class="exp">${e.outerHTML}</div></body></html>`,n.addEventListener("load",()=>ji(n)),document.body.append(n)}function ji(t){let e=t.contentWindow;e===null||t.contentDocument===null||(t.contentDocument.title=document.title,e.addEventListener("afterprint",()=>t.remove()),e.focus(),e.print())}function Pi(){return[...document.styleSheets].map(Zi).filter(t=>t.includes(".exp-print")).join(`
`)}function Zi(t){try{return[...t.cssRules].map(e=>e.cssText).join(`
`)}catch{return""}}function vt({title:t,href:e,note:n}){let r=te(e);return r===null?a`<span class="exp-reason-rule">${t}</span>`:r.pathname===location.pathname?a`<a class="exp-reason-rule" data-key="rule ${e}" href=${r.hash}>${t}</a>`:a`<a class="exp-reason-rule" data-key="rule ${e}" href=${r.href} target="_blank" rel="noopener"
    >${t}<span class="exp-hidden"> ${n}</span></a>`}function Pt(t){return t.length===0?p:a`<p class="exp-rules"><span>${k.rules}</span>${t.map(vt)}</p>`}function te(t){let{voila:e,baseUrl:n}=document.body.dataset;return e===void 0||n===void 0?null:new URL(`${n}render/${t}`,location.href)}function Ls(t){return t?ks(()=>sessionStorage,t.key)??ks(()=>localStorage,t.key):null}function _e(t){t&&(Ms(()=>sessionStorage,t),Ms(()=>localStorage,t))}function ks(t,e){try{return t().getItem(e)}catch{return null}}function Ms(t,e){try{t().setItem(e.key,e.text)}catch{}}function Ts(t,e){let n=te(t.href),r=()=>_e({key:t.key,text:t.text});return n===null?Bi(t,r,e):a`<a
    class="exp-button exp-link-button"
    data-key="handover"
    href=${n.href}
    target="_blank"
    rel="noopener"
    @click=${r}
    >${$("chart")}<span>${t.label}<span class="exp-hidden"> ${t.note}</span></span></a
  >`}function Bi(t,e,n){let r={id:"handover",label:t.label,why:t.elsewhere};return a`<div class="exp-actions">
    <button type="button" class="exp-button" data-key="handover" @click=${()=>{e(),n.press(r)}}>
      ${$("chart")}<span>${t.label}</span>
    </button>
    ${bt([r],n)}
  </div>`}var Ne={deck:["two","four"],text:["normal","large","largest","projector"],theme:["system","light","dark"],motion:["on","off"],sound:["off","on"],hints:["on","off"]},ee="expeditions:settings",Rs=Object.keys(Ne);function Cs(){Ps("deck")===void 0&&(Ss(),addEventListener("storage",t=>{(t.key===ee||t.key===null)&&Ss()}),ne()&&Zs().addEventListener("change",()=>Dn("theme",Zt("theme"))))}function Zt(t){return Ps(t)??Ne[t][0]}function Es(t,e){_i(t),Dn(t,e);try{localStorage.setItem(ee,JSON.stringify({...Vs(),[t]:e}))}catch{}}function As(){try{return localStorage.setItem(ee,localStorage.getItem(ee)??"{}"),!0}catch{return!1}}function ne(){return document.body.classList.contains("exp-site")}function Hs(t){return t.closest('[data-motion="off"]')===null&&!matchMedia("(prefers-reduced-motion: reduce)").matches}function Ss(){let t={...Vs(),...js(Object.fromEntries(new URLSearchParams(location.search)))};for(let e of Rs)Dn(e,t[e]??Ne[e][0])}function Vs(){try{return js(JSON.parse(localStorage.getItem(ee)??"{}"))}catch{return{}}}function js(t){let e=Object(t),n=r=>Ne[r].includes(e[r]);return Object.fromEntries(Rs.filter(n).map(r=>[r,e[r]]))}function Ps(t){return document.documentElement.dataset[t==="theme"?"themeChoice":t]}function Dn(t,e){let n=document.documentElement;if(t!=="theme"){n.dataset[t]=e;return}n.dataset.themeChoice=e,ne()?Oi(e==="system"?Zs().matches:e==="dark"):e!=="system"&&new URLSearchParams(location.search).get("theme")===e&&(n.dataset.theme=e)}function Oi(t){for(let e of[document.documentElement,document.body])e.dataset.theme=t?"dark":"light";document.body.dataset.jpThemeLight=String(!t),document.body.classList.toggle("theme-dark",t)}function Zs(){return matchMedia("(prefers-color-scheme: dark)")}function _i(t){let e=new URL(location.href);e.searchParams.has(t)&&(e.searchParams.delete(t),history.replaceState(history.state,"",e))}var Ni={play:[{shape:"triangle",pitch:[520,340],at:0,length:.09,volume:.16}],refusal:[{shape:"sine",pitch:[196,185],at:0,length:.1,volume:.2},{shape:"sine",pitch:[165,156],at:.12,length:.14,volume:.2}],right:[{shape:"triangle",pitch:[587,587],at:0,length:.12,volume:.12},{shape:"triangle",pitch:[880,880],at:.11,length:.24,volume:.12}]},Di=Symbol.for("expeditions.sound"),Ii=globalThis;function De(t){if(Zt("sound")!=="on"||!navigator.userActivation?.hasBeenActive)return;let e=Ii[Di]??=new AudioContext;e.resume();for(let n of Ni[t])Fi(e,n)}function Fi(t,e){let n=t.currentTime+e.at,r=n+e.length,s=new OscillatorNode(t,{type:e.shape,frequency:e.pitch[0]});s.frequency.linearRampToValueAtTime(e.pitch[1],r);let o=new GainNode(t,{gain:0});o.gain.setValueAtTime(0,n),o.gain.linearRampToValueAtTime(e.volume,n+.01),o.gain.exponentialRampToValueAtTime(.001,r),s.connect(o).connect(t.destination),s.start(n),s.stop(r)}var zi=["s","h","d","c"];function M(){return ne()?p:Ki()}function Ki(){return a`<button
    type="button"
    class="exp-button exp-button--plain exp-settings-button"
    data-key="settings"
    aria-haspopup="dialog"
    @click=${Wi}
  >
    ${$("gear")}<span class="exp-hidden">${k.settings}</span>
  </button>`}function Wi(){if(document.querySelector("dialog.exp-settings")!==null)return;let t=document.createElement("div");t.className="exp exp-settings-frame",document.body.append(t);let e=()=>{U(qi(e),t)};e();let n=t.querySelector("dialog");addEventListener("storage",e),n.addEventListener("close",()=>{removeEventListener("storage",e),t.remove()}),t.addEventListener("keydown",r=>{Jt(r)&&r.stopPropagation()}),n.showModal()}function qi(t){let e=n=>{Ji(n.target),t()};return Me({id:"exp-settings-title",title:k.settings,close:k.settingsClose,look:"exp-settings",content:a`<div @change=${e}>
      ${Ie(k.deck,[st("deck","two",k.deckTwo),st("deck","four",k.deckFour)])}
      ${Ie(k.text,[st("text","normal",k.textNormal),st("text","large",k.textLarge),st("text","largest",k.textLargest),st("text","projector",k.textProjector)])}
      ${ne()?Ui():a`<p class="exp-help-line exp-settings-theme">${k.themeNotebook}</p>`}
      ${Ie(k.playing,[In("hints","on",k.hints),In("motion","off",k.motion),In("sound","on",k.sound)])}
      <p class="exp-help-line">${As()?k.kept:k.notKept}</p>
      <p class="exp-help-line">${k.settingsLink} <code>?deck=four&amp;text=projector</code></p>
    </div>`})}function Ui(){return Ie(k.theme,[st("theme","system",k.themeSystem),st("theme","light",k.themeLight),st("theme","dark",k.themeDark)])}function Ie(t,e){return a`<fieldset class="exp-field">
    <legend class="exp-legend">${t}</legend>
    <div class="exp-choice-row">${e}</div>
  </fieldset>`}function st(t,e,n){return a`<label class="exp-choice">
    <input type="radio" name="exp-${t}" data-setting=${t} value=${e} .checked=${Zt(t)===e} />
    <span>${n}</span>${t==="deck"?Gi(e):p}
  </label>`}function In(t,e,n){return a`<label class="exp-choice">
    <input type="checkbox" data-setting=${t} value=${e} .checked=${Zt(t)===e} />
    <span>${n}</span>
  </label>`}function Gi(t){return a`<span class="exp-deck-sample" data-sample=${t}>${zi.map(A)}</span>`}function Ji(t){let e=t.dataset.setting,n=t.value==="on"?"off":"on";Es(e,t.type==="radio"||t.checked?t.value:n),e==="sound"&&De("play")}function Os(t,e){return t.scores===null&&t.log===null&&t.buttons.length===0?p:a`<div class="exp-side">
    ${t.scores===null?p:a`<div class="exp-box">${wt(t.scores)}</div>`}
    ${v(t.buttons.filter(n=>n.look!=="main"),e,"exp-help")}
    ${t.log===null||t.log.lines.length===0?p:Qi(t.log,Xi(t),e)}
  </div>`}function wt(t){let[e="",...n]=t.head;return a`<table class="exp-scores exp-num">
    <caption class="exp-box-title">${t.title}</caption>
    <thead>
      <tr>
        <th scope="col"><span class="exp-hidden">${e}</span></th>
        ${n.map(r=>a`<th scope="col">${r}</th>`)}
      </tr>
    </thead>
    <tbody>${t.rows.map(r=>Bs(r))}</tbody>
    ${t.foot.length===0?p:a`<tfoot>${Bs(t.foot)}</tfoot>`}
  </table>`}function Bs([t="",...e]){return a`<tr>
    <th scope="row">${t}</th>
    ${e.map(n=>a`<td>${n}</td>`)}
  </tr>`}function Qi(t,e,n){let r=`${n.id}-log`;return a`<div class="exp-box exp-box--log">
    <p class="exp-box-title" id=${r}>${t.title}</p>
    <ol class="exp-log" aria-labelledby=${r} tabindex="0">${t.lines.map(s=>Yi(s,e))}</ol>
  </div>`}function Yi(t,e){return a`<li data-who=${t.who}><span>${tl(t.text,e)}</span></li>`}function Xi(t){return new Map([...t.river,...t.own.lanes].map(({name:e,suit:n})=>[e.toLowerCase(),n]))}function tl(t,e){return e.size===0?[t]:t.split(new RegExp(`\\b(${[...e.keys()].join("|")})\\b`)).map(r=>{let s=e.get(r);return s===void 0?r:a`<span class="exp-suited">${r} ${A(s)}</span>`})}function _s(t,e){return a`<div class="exp-panel exp-summary">
    <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${M()}</div>
    ${t.intro?a`<p class="exp-intro">${t.intro}</p>`:p}
    <div class="exp-sheets">${t.sheets.map(Fn)}</div>
    ${Pt(t.rules)}
    ${t.scores===null?p:el(t,t.scores,e)}
  </div>`}function el(t,e,n){return a`<div class="exp-summary-foot">
    <div class="exp-box">${wt(e)}</div>
    <div class="exp-summary-ways">
      ${v(t.buttons,n)}
      ${t.handover===void 0?p:Ts(t.handover,n)}
    </div>
  </div>`}function Fn(t){let[e="",...n]=t.head;return a`<table class="exp-score-sheet exp-num" role="table">
    <caption class="exp-box-title">${t.name}</caption>
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader"><span class="exp-hidden">${e}</span></th>
        ${n.map(r=>a`<th scope="col" role="columnheader">${r}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">${t.rows.map(r=>nl(r,n.length))}</tbody>
    <tfoot role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader" colspan=${n.length}>${t.total.label}</th>
        <td role="cell">${t.total.value}</td>
      </tr>
    </tfoot>
  </table>`}function nl(t,e){return a`<tr role="row">
    <th scope="row" role="rowheader">
      <span class="exp-lane-name">${A(t.suit)}${t.name}</span>
      <span class="exp-chips">${t.cards.map(Ht)}</span>
    </th>
    ${t.steps.length===0?a`<td role="cell" class="exp-unstarted" colspan=${e}>${t.note}</td>`:t.steps.map(n=>a`<td role="cell">${n}</td>`)}
  </tr>`}function Ns(t,e){return a`<div class="exp-panel exp-rounds">
    ${Is(t,n=>v(n.buttons,e))}
    <div class="exp-actions">
      <button type="button" class="exp-button" data-key="button-${t.print.id}" @click=${Oe}>
        <span>${t.print.label}</span>
      </button>
    </div>
  </div>`}function Ds(t){return a`<div class="exp-print" aria-hidden="true">
    ${Is(t,()=>p)} ${t.result?a`<p class="exp-print-result">${t.result}</p>`:p}
    ${t.rounds.filter(e=>e.sheets.length>0).map(rl)}
  </div>`}function rl(t){return a`<div class="exp-print-round">
    <p class="exp-box-title">${t.name}</p>
    <p class="exp-quiet">${t.note}</p>
    <div class="exp-sheets">${t.sheets.map(Fn)}</div>
  </div>`}function Is(t,e){let[n="",...r]=t.head,[s="",...o]=t.foot;return a`<table class="exp-rounds-table exp-num" role="table">
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
          ${i.points.map(sl)}
        </tr>`)}
    </tbody>
    <tfoot role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader">${s}</th>
        ${o.map(i=>a`<td role="cell">${i}</td>`)}
      </tr>
    </tfoot>
  </table>`}function sl(t){return a`<td role="cell">
    <span class="exp-points"
      >${t.won?a`${$("check")}<span class="exp-hidden">${t.won}</span>`:p}<b>${t.points}</b></span
    >
    <small>${t.running}</small>
  </td>`}var Fe=N(class extends _{constructor(t){if(super(t),t.type!==I.PROPERTY&&t.type!==I.ATTRIBUTE&&t.type!==I.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!$s(t))throw Error("`live` bindings can only contain a single expression")}render(t){return t}update(t,[e]){if(e===S||e===p)return e;let n=t.element,r=t.name;if(t.type===I.PROPERTY){if(e===n[r])return S}else if(t.type===I.BOOLEAN_ATTRIBUTE){if(!!e===n.hasAttribute(r))return S}else if(t.type===I.ATTRIBUTE&&n.getAttribute(r)===e+"")return S;return jt(t),e}});function Fs(t,e){let n=[t.submit,...t.also===null?[]:[t.also]];return a`<form class="exp-panel exp-form" novalidate @submit=${s=>ol(s,t,e)}>
    <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${M()}</div>
    ${t.intro?a`<p class="exp-intro">${t.intro}</p>`:p}
    ${t.fields.map(s=>B(s,e))}
    ${t.folded.fields.length===0?p:il(t.folded,e)}
    <div class="exp-actions">
      ${al(t,e)} ${t.also===null?p:D(t.also,e)}
      ${bt(n,e)}
    </div>
  </form>`}function ol(t,e,n){if(t.preventDefault(),e.submit.why!==void 0)return n.press(e.submit);let r=new FormData(t.currentTarget),s=[...e.fields,...e.folded.fields].map(({name:o})=>o);n.submit(Object.fromEntries(s.map(o=>[o,r.getAll(o).join(",")])))}function al(t,e){let{submit:n}=t;return n.why!==void 0?D(n,e):a`<button type="submit" class="exp-button exp-button--main" data-key="button-${n.id}">
    ${$(n.icon)}<span>${n.label}</span>
  </button>`}function il(t,e){return a`<details class="exp-fold" ?open=${t.fields.some(n=>n.fault!==void 0)?Fe(!0):S}>
    <summary data-key="fold">${$("next")}<span>${t.label}</span></summary>
    <div class="exp-fold-fields">${t.fields.map(n=>B(n,e))}</div>
  </details>`}function B(t,e){let n=`${e.id}-${t.name}`;return t.kind==="area"?pl(t,n):t.kind==="text"?ll(t,n):cl(t,n)}function ll(t,e){return a`<div class="exp-field">
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
      aria-describedby=${zn(t,e)}
    />
    ${Kn(t,e)}
  </div>`}function pl(t,e){return a`<div class="exp-field">
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
      aria-describedby=${zn(t,e)}
    ></textarea>
    ${Kn(t,e)}
  </div>`}function cl(t,e){return a`<fieldset class="exp-field" aria-describedby=${zn(t,e)}>
    <legend class="exp-legend">${t.legend}</legend>
    <div class="exp-choice-row">${t.options.map(n=>ul(t,n))}</div>
    ${Kn(t,e)}
  </fieldset>`}function ul(t,e){let n=t.kind==="radio";return a`<label class="exp-choice">
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
  </label>`}function zn(t,e){let n=[t.help?`${e}-help`:"",t.fault===void 0?"":`${e}-fault`].filter(Boolean);return n.length>0?n.join(" "):p}function Kn(t,e){let n=a`<p class="exp-fault" id="${e}-fault" data-fault=${t.name}>
    ${$("stop")}<span>${t.fault}</span>
  </p>`;return a`${t.help?a`<p class="exp-help-line" id="${e}-help">${t.help}</p>`:p}
  ${Pt(t.rules??[])} ${t.fault===void 0?p:n}`}function zs(t,e){return a`<div class="exp-calculator">
    <div class="exp-panel exp-calculator-round">
      <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${M()}</div>
      <p class="exp-intro">${t.intro}</p>
      ${dl(t,e)}
      ${t.sides.length===0?p:a`<div class="exp-calculator-sides">${t.sides.map(n=>ml(n,e))}</div>`}
      ${v(t.buttons,e)}
    </div>
    ${Ns(t.rounds,e)} ${Ds(t.rounds)}
  </div>`}function dl(t,e){let{fields:n,label:r}=t.settings;return a`<details class="exp-fold">
    <summary data-key="fold">${$("next")}<span>${r}</span></summary>
    <form
      class="exp-fold-fields"
      novalidate
      @submit=${s=>Ws(s,n.map(({name:o})=>o),e)}
    >
      ${n.map(s=>B(s,e))}
      <div class="exp-actions">${Ks(t.agree)}</div>
    </form>
  </details>`}function ml(t,e){let n=`${e.id}-side-${t.seat}`;return a`<div class="exp-calculator-side" role="group" aria-label=${t.label}>
    <div class="exp-calculator-name">
      <p class="exp-box-title" id=${n}>${t.name}</p>
      <p class="exp-num"><span class="exp-quiet">${t.total.text}</span> <b data-total>${t.total.value}</b></p>
    </div>
    ${t.expeditions.map(r=>hl(r,t.seat,e))}
    ${qn(t.typed,t.seat,e)}
  </div>`}function hl(t,e,n){let r=t.picks.map(o=>Wn(o,e)),s=r.includes(n.stop)?n.stop:r[0];return a`<div class="exp-reckoning" role="group" aria-label=${t.label} data-suit=${t.suit}>
    <p class="exp-reckoning-head">
      <span class="exp-lane-name">${A(t.suit)}${t.name}</span>
      ${t.total===null?p:a`<b class="exp-num">${t.total}</b>`}
    </p>
    <div class="exp-picks" data-row="picks">
      ${t.picks.map(o=>fl(o,e,Wn(o,e)===s,n))}
    </div>
    ${t.note===null?p:a`<p class="exp-note exp-note--refused exp-why">${$("stop")}<span>${t.note}</span></p>`}
    <p class="exp-steps exp-num">${t.steps.map(o=>a`<span>${o}</span> `)}</p>
  </div>`}function Wn(t,e){return`card-${e}-${t.code}`}function fl(t,e,n,r){return a`<button
    type="button"
    class="exp-pick"
    data-key=${Wn(t,e)}
    data-lies=${t.lies}
    tabindex=${n?0:-1}
    aria-label=${t.label}
    aria-pressed=${String(t.lies==="here")}
    aria-disabled=${t.lies==="there"?"true":p}
    @click=${()=>r.enter(t.code,e)}
  >
    ${t.text}${t.lies==="no"?p:$(t.lies==="here"?"check":"stop")}
  </button>`}function qn(t,e,n){let r=`typed-${e}`,s=`${n.id}-${r}`,o=t.faults.length>0,i=a`<input
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
  />`;return a`<form class="exp-typed" novalidate @submit=${l=>Ws(l,[r],n)}>
    <label class="exp-legend" for=${s}>${t.legend}</label>
    <div class="exp-typed-line">${Be(t.number,i)}${Ks(t.submit)}</div>
    <p class="exp-help-line" id="${s}-help">${t.help}</p>
    ${o?a`<ul class="exp-fault exp-typed-faults" id="${s}-faults">
            ${t.faults.map(l=>a`<li>${$("stop")}<span>${l}</span></li>`)}
          </ul>`:p}
    ${v(t.suits,n)}
  </form>`}function Ks(t){return a`<button type="submit" class="exp-button" data-key="button-${t.id}"><span>${t.label}</span></button>`}function Ws(t,e,n){t.preventDefault();let r=new FormData(t.currentTarget);n.submit(Object.fromEntries(e.map(s=>[s,r.getAll(s).join(",")])))}function G(t,e){let n=`${e.id}-progress`;return a`<div class="exp-progress">
    <label for=${n}>${t.label}</label>
    <progress id=${n} max="1" .value=${t.share}></progress>
  </div>`}var xl=12;function Gs(t,e){return a`<div class="exp-chart-frame">
    <div class="exp-panel exp-chart">
      <div>
        <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${M()}</div>
        <p class="exp-intro">${t.intro}</p>
      </div>
      ${t.drawn===null?gl(t,e):Un(t.drawn)}
    </div>
  </div>`}function gl(t,e){return a`<div class="exp-chart-cover">
    ${$("chart")}
    <p>${t.cover}</p>
    ${t.progress===null?p:G(t.progress,e)} ${v(t.buttons,e)}
  </div>`}function Un(t){let[e="",n=""]=t.drawings;return a`<ul class="exp-chart-points">${t.points.map(r=>a`<li>${r}</li>`)}</ul>
    ${Us(e,"wide")} ${Us(n,"narrow")}
    ${t.rows.length>xl?a`<details class="exp-fold"><summary data-key="values">${$("next")}<span>${t.caption}</span></summary>${qs(t,!0)}</details>`:qs(t,!1)}`}function qs(t,e){return a`<table class="exp-values exp-num">
    <caption class=${e?"exp-hidden":p}>${t.caption}</caption>
    <thead><tr>${t.head.map(n=>a`<th scope="col">${n}</th>`)}</tr></thead>
    <tbody>
      ${t.rows.map(([n,...r])=>a`<tr><th scope="row">${n}</th>${r.map(s=>a`<td>${s}</td>`)}</tr>`)}
    </tbody>
  </table>`}function Us(t,e){return t===""?p:a`<div class="exp-chart-drawing" data-for=${e}>${He(t)}</div>`}var Js="important",$l=" !"+Js,Gn=N(class extends _{constructor(t){if(super(t),t.type!==I.ATTRIBUTE||t.name!=="style"||t.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(t){return Object.keys(t).reduce((e,n)=>{let r=t[n];return r==null?e:e+`${n=n.includes("-")?n:n.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${r};`},"")}update(t,[e]){let{style:n}=t.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(e)),this.render(e);for(let r of this.ft)e[r]==null&&(this.ft.delete(r),r.includes("-")?n.removeProperty(r):n[r]=null);for(let r in e){let s=e[r];if(s!=null){this.ft.add(r);let o=typeof s=="string"&&s.endsWith($l);r.includes("-")||o?n.setProperty(r,o?s.slice(0,-11):s,o?Js:""):n[r]=s}}return S}});function Xs(t,e){return a`<div class="exp-estimate">
    ${t.commit===null?p:yl(t,t.commit,e)}
    ${t.line===null?p:wl(t,t.line,e)}
  </div>`}function yl(t,e,n){let r=`${n.id}-guess`,s=`${r}-about${t.fault===null?"":` ${r}-fault`}`;return a`<form class="exp-field exp-guess" novalidate @submit=${i=>{i.preventDefault(),n.submit({guess:Jn(i.currentTarget,"number").value})}} @input=${i=>vl(i,t)}>
    <div class="exp-guess-head">
      <label class="exp-legend" for=${r}>${t.label}</label>
      <output class="exp-num" for=${r} .value=${Qn(t.value,t)}></output>
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
      aria-valuetext=${Qn(t.value,t)}
      aria-describedby=${s}
    />
    <div class="exp-guess-ends exp-num" aria-hidden="true">
      <span>${Ke(t.low)}</span><span>${Ke(t.high)}</span>
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
    ${t.fault===null?p:bl(t.fault,r)}
    <p class="exp-help-line" id="${r}-about">${t.about}</p>
  </form>`}function bl(t,e){return a`<p class="exp-fault" id="${e}-fault" data-fault="guess">${$("stop")}<span>${t}</span></p>`}function vl(t,e){let n=t.currentTarget,r=t.target,s=Jn(n,"range");r.type==="range"?Jn(n,"number").value=r.value:r.value!==""&&(s.value=r.value);let o=Qn(r.value===""?s.value:r.value,e);n.querySelector("output").value=o,s.setAttribute("aria-valuetext",o)}function Jn(t,e){return t.querySelector(`input[type="${e}"]`)}function wl(t,e,n){return a`<p class="exp-legend">${t.label}</p>
    ${kl(e)} ${t.progress===null?p:G(t.progress,n)}
    ${t.result?a`<p class="exp-estimate-result" data-result>${t.result}</p>`:p}
    <p class="exp-help-line">${t.about}</p>`}function kl(t){return a`<div class="exp-line exp-num" role="img" aria-label=${t.text}>
    <div class="exp-line-track">
      ${t.truth===null?p:Ml(t.truth)}
      ${t.ticks.map(e=>a`<span class="exp-line-tick" style=${ze(e)}></span>`)}
      ${Ys(t.guess,"guess")} ${t.truth===null?p:Ys(t.truth.mark,"truth")}
    </div>
    <div class="exp-line-numbers">${t.ticks.map(e=>a`<span style=${ze(e)}>${e.label}</span>`)}</div>
  </div>`}function Ml(t){return a`${Qs(t.accepted,"accepted")}${Qs(t.likely,"likely")}`}function Qs([t=0,e=0],n){let r=Gn({left:`${100*t}%`,width:`${100*(e-t)}%`});return a`<span class="exp-line-span" data-span=${n} style=${r}></span>`}function Ys(t,e){return a`<span class="exp-line-mark" data-mark=${e} style=${ze(t)}><i></i></span>
    <span class="exp-line-label" data-label=${e} style=${ze(t)}>${t.label}</span>`}function ze(t){return Gn({"--at":String(t.at)})}function Qn(t,e){return e.unit?`${Ke(t)} ${e.unit}`:Ke(t)}function Ke(t){return String(t).replace("-","−")}function eo(t,e){let{open:n,more:r}=t;if(n.length===0&&r===null)return p;let s=`${e.id}-hints`;return a`<div class="exp-hints">
    <p class="exp-box-title" id=${s}>${t.title}</p>
    <ol class="exp-ladder" aria-labelledby=${s}>
      ${n.map((o,i)=>a`<li data-open data-key="hint-${i+1}" tabindex="-1">${to(i+1)}<p>${o}</p></li>`)}
      ${r===null?p:a`<li>${to(n.length+1)}${Ll(r,e)}</li>`}
    </ol>
  </div>`}function to(t){return a`<span class="exp-rung" aria-hidden="true">${t}</span>`}function Ll(t,e){return a`<button type="button" class="exp-button" data-key="more" @click=${()=>e.press(t)}>
    ${$(t.icon)}<span>${t.label}</span>
  </button>`}var Tl={right:"check",wrong:"cross"};function We(t,e,n){return a`<ul class="exp-options" aria-label=${e}>
    ${H(t,r=>r.id,r=>Sl(r,n))}
  </ul>`}function Sl(t,e){let n=`${e.id}-reason-${t.id}`;return a`<li>
    <button
      type="button"
      class="exp-option"
      data-key="option-${t.id}"
      data-verdict=${t.verdict??p}
      aria-pressed=${String(t.chosen)}
      aria-describedby=${t.reason===null?p:n}
      @click=${()=>e.option(t.id)}
    >
      <span class="exp-option-mark">${t.verdict===null?p:$(Tl[t.verdict])}</span>
      ${t.card===void 0?p:a`<span class="exp-card">${z(t.card)}</span>`}
      <span>${t.text}${t.said?a`<span class="exp-hidden">, ${t.said}</span>`:p}</span>
    </button>
    ${t.reason===null?p:a`<p class="exp-option-reason" id=${n}>${t.reason}</p>`}
  </li>`}function b(t,e,n=""){let r="";for(let[s,o]of Object.entries(e))o!==null&&(r+=` ${s}="${typeof o=="number"?R(o):o}"`);return n===""?`<${t}${r}/>`:`<${t}${r}>${n}</${t}>`}function R(t){return String(Math.round(t*10)/10)}function K({x:t,y:e}){return`${R(t)} ${R(e)}`}function C(...t){return`M${t.map(K).join("L")}`}function kt(t){return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function W(t){return document.createElementNS("http://www.w3.org/2000/svg",t)}var Bt=3,qe=9.5,no=5.2,Rl=2.2;function q({tail:t,tip:e,aside:n},r,s=0){let o=Math.hypot(e.x-t.x,e.y-t.y)||1,[i,l]=[(e.x-t.x)/o,(e.y-t.y)/o],c=n+s;return{x:t.x+i*r-l*c,y:t.y+l*r+i*c}}function Ue({tail:t,tip:e}){return Math.hypot(e.x-t.x,e.y-t.y)}function F(t){return`exp-map-way exp-map-way--${t===""?"none":t}`}function se(t,e,{unit:n,marks:r,branches:s,css:o}){let[i,l]=r.map(x=>Math.sqrt(Math.max((x+Rl)**2-e.aside**2,0))),c={course:e,start:i,tip:Math.max(Ue(e)-l,i+4),unit:n},u=c.tip-qe*n,m=re(c,"casing",c.tip,Bt*n+3.4)+b("path",{class:"exp-map-casing",d:Yn(c,u,c.tip),"stroke-width":4.5}),d=q(e,i+3.4*n),h=s===!0?b("circle",{class:"exp-map-ring",cx:d.x,cy:d.y,r:3.6*n}):"",g=Al[t]??ao;return b("g",{class:`${F(t)}${o===void 0?"":` ${o}`}`},m+g(c)+h)}function ro(t,e,n){let r=6.4*n,s=`M${K({x:r*.5,y:-r*.15})}A${R(r*.5)} ${R(r*.5)} 0 1 1 ${K({x:r*.12,y:-r*.48})}`,o=C({x:-r*.15,y:-r*.85},{x:r*.3,y:-r*.45},{x:-r*.2,y:-r*.1}),l=b("circle",{class:"exp-map-badge",r})+b("path",{class:"exp-map-loop",d:s})+b("path",{class:"exp-map-loop",d:o});return b("g",{class:F(t),transform:`translate(${K(e)})`},l)}function so(t,e,n,r,s){let o={x:e.x+(n==="left"?-r:r),y:e.y},i=t==="s"?"4 2":null,l={class:"exp-map-line",d:C(e,o),"stroke-width":Bt*s,"stroke-dasharray":i};return b("g",{class:F(t)},b("path",l))}function oo(t,e,n){let r=C(q(e,0),q(e,Ue(e))),s={d:r,"stroke-width":2.6*n,"stroke-dasharray":`0.1 ${R(5.2*n)}`},o=b("path",{class:"exp-map-casing",d:r,"stroke-width":5*n});return b("g",{class:F(t)},o+b("path",{class:"exp-map-line exp-map-dots",...s}))}function re({course:t,start:e},n,r,s,o=null){let i=C(q(t,e),q(t,Math.max(r,e+.5)));return b("path",{class:`exp-map-${n}`,d:i,"stroke-width":s,"stroke-dasharray":o})}function Yn({course:t,unit:e},n,r){let s=no*e;return C(q(t,n,-s),q(t,r),q(t,n,s))}function ao(t){let e=qe*t.unit,n=`${Yn(t,t.tip-e,t.tip)}Z`;return re(t,"line",t.tip-e*.8,Bt*1.15*t.unit)+b("path",{class:"exp-map-tip",d:n})}function Cl(t){let{tip:e,unit:n}=t,r=qe*n,s=[e-r*.58,e].map(o=>Yn(t,o-r*.72,o)).join("");return re(t,"line",e-2,Bt*n+1.6)+re(t,"inlay",e-5,Bt*n-1.2)+b("path",{class:"exp-map-line",d:s,"stroke-width":2.5*n})}function El(t){let{course:e,tip:n,unit:r}=t,s=no*.86*r,o=n-qe*1.12*r,[i,l]=[-.93,.93].map(m=>q(e,o+s*.36,m*s)),c=`${C(q(e,n),i)}A${R(s)} ${R(s)} 0 1 0 ${K(l)}Z`;return re(t,"line",o-s*.6,Bt*r,`${R(6*r)} ${R(3.2*r)}`)+b("path",{class:"exp-map-tip",d:c})}var Al={a:ao,v:Cl,s:El};function ot({x:t,y:e},n){return{x:t-n,y:e-n,width:2*n,height:2*n}}function Ot(t,e,n){return{x:t.x-e,y:t.y-n,width:t.width+2*e,height:t.height+2*n}}function J(t,e){let n=Math.min(t.x+t.width,e.x+e.width)-Math.max(t.x,e.x);return n<=0?0:n*Math.max(0,Math.min(t.y+t.height,e.y+e.height)-Math.max(t.y,e.y))}function Q(t,e,n){let r=n.x+n.width,s=n.y+n.height;if(t.x<n.x&&e.x<n.x||t.x>r&&e.x>r||t.y<n.y&&e.y<n.y||t.y>s&&e.y>s)return 0;let o=e.x-t.x,i=e.y-t.y,l=0,c=1;if(o!==0){let[u,m]=[(n.x-t.x)/o,(r-t.x)/o];l=Math.max(l,Math.min(u,m)),c=Math.min(c,Math.max(u,m))}if(i!==0){let[u,m]=[(n.y-t.y)/i,(s-t.y)/i];l=Math.max(l,Math.min(u,m)),c=Math.min(c,Math.max(u,m))}return c>l?(c-l)*Math.hypot(o,i):0}function ut(t,e){return e.x>=t.x&&e.y>=t.y&&e.x+e.width<=t.x+t.width&&e.y+e.height<=t.y+t.height}function Mt({x:t,y:e},n,r=0){return t>n.x-r&&t<n.x+n.width+r&&e>n.y-r&&e<n.y+n.height+r}function dt({x:t,y:e},n){return Math.hypot(Math.max(n.x-t,0,t-n.x-n.width),Math.max(n.y-e,0,e-n.y-n.height))}var Lt=17,Y=13,po=10.5,io=["M-7-4 0-8 7-4V4L0 8-7 4Z","M0-8.4 8-1.6 5 7.4H-5L-8-1.6Z","M-7-7H7V7H-7Z","M0-8A8 8 0 1 1-.01-8Z","M-7.6-6H7.6L4.4 7H-4.4Z","M-3.4-8H3.4L8-3.4V3.4L3.4 8H-3.4L-8 3.4V-3.4Z"];function oe(t,e,n){return b("path",{class:`exp-map-token${n?" exp-map-token--own":""}`,d:io[t%io.length]})+b("text",{class:"exp-map-letter",y:3.8,"font-size":po},kt(e))}function co(t,e,{seat:n,letter:r,own:s},o){let i=e.reach*.72+5*o,l=8*o,u=ho([[-1,-1],[1,-1],[-1,1],[1,1],[0,-1.45],[0,1.45],[-1.45,0],[1.45,0]].map(([d,h],g)=>{let x={x:e.at.x+d*i,y:e.at.y+h*i};return{what:x,cost:t.cost(ot(x,l),e.place.code)+g+(h>0?14:0)}}));t.take(ot(u,l),`${e.place.code}-token-${n}`,!0);let m=`translate(${K(u)}) scale(${o.toFixed(2)})`;return b("g",{transform:m},oe(n,r,s))}function uo(t,e,n,r,s){let o=-e.reach/s,i=[0,12,-11+o,-20+o].flatMap(c=>[{left:!1,rise:c},{left:!0,rise:c}]),l=ho(i.map((c,u)=>{let m=t.cost(lo(e,c,s),e.place.code);return{what:c,cost:m+u*3+(c.rise<0?14:0)}}));return t.take(lo(e,l,s),`${e.place.code}-flag-${n}`,!0),Hl(n,mo(e,l,s),l,e,r,s)}function mo({at:t,reach:e},{left:n,rise:r},s){return{x:t.x+(n?-1:1)*(r<0?e+3*s:e*.5),y:t.y-e-(17+r)*s}}function lo(t,e,n){let{x:r,y:s}=mo(t,e,n),o=24*n;return{x:(e.left?r-o:r)-1,y:s-1,width:o+2,height:(Y+1)*n}}function Hl(t,{x:e,y:n},{left:r,rise:s},o,i,l){let c=(r?-1:1)*l,m={a:[[0,0],[Lt*1.45,Y/2],[0,Y]],v:[[0,0],[Lt*1.15,0],[Lt*.85,Y/2],[Lt*1.15,Y],[0,Y]]}[t]??[[0,0],[Lt,0],[Lt,Y],[0,Y]],d=`${C(...m.map(([x,y])=>({x:e+c*x,y:n+l*y})))}Z`,h=s<0?C({x:e,y:n},{x:e,y:n+(Y+4)*l}):C({x:e,y:o.at.y-i*.6},{x:e,y:n}),g={x:e+c*Lt*(t==="a"?.36:.47),y:n+(Y*.5+3.7)*l};return b("g",{class:F(t)},b("path",{class:"exp-map-pole-gap",d:h})+b("path",{class:"exp-map-pole",d:h})+b("path",{class:"exp-map-flag",d})+b("text",{class:"exp-map-flag-letter",...g,"font-size":po*l},kt(t.toUpperCase())))}function ho(t){return t.reduce((e,n)=>n.cost<e.cost?n:e).what}var fo={expedition:"",head:null,choices:[],chosen:null,chosenTail:null,verb:"lay"};function xo(t,e,n){let r=new Map;for(let o of t.places.keys())r.set(o,{numbers:[],effect:"",chosen:n.chosen===o,own:!1,open:!1,reached:e.reached===o,marked:!1,visited:!1,from:n.choices.length>0&&(n.chosenTail??n.head)===o,heads:[],tokens:[]});let s=(o,i)=>{let l=o===null?void 0:r.get(o);l!==void 0&&i(l)};for(let{place:o,number:i,text:l}of n.choices)s(o,c=>{c.numbers.length===0&&(c.effect=l),c.numbers.push(i)});for(let o of e.own)s(o,i=>i.own=!0);for(let o of e.open)s(o,i=>i.open=!0);for(let o of e.marks??[])s(o,i=>i.marked=!0);for(let o of e.tokens)s(o.place,i=>i.tokens.push(o));for(let{expedition:o,arrows:i,head:l}of e.journeys){for(let c of i.flat())s(c,u=>u.visited=!0);s(l,c=>c.heads.push(o))}return r}function V(t){return t.numbers.length>0}function Vl(t){return V(t)?9:t.marked?8:t.reached?7:t.own||t.open||t.from?4.5:1}function go(t,e){return t.board.places.flatMap(n=>{let r=e.get(n.code),o=t.radius*(n.kind==="start"?1.5:1)+Vl(r)*t.unit;return(n.edge?["left","right"]:[null]).map(l=>({place:n,side:l,at:t.at(n,l),stand:r,reach:o}))})}function $o(t,e,{head:n,choices:r}){let s=[];for(let{place:i,tail:l}of r){let c=t.course(e,l,i),u=t.place(i);c!==null?s.push(c.tail,c.tip):u!==void 0&&s.push(e.at(u,null))}let o=n===null||s.length>0?void 0:t.place(n);return o!==void 0&&s.push(e.at(o,null)),e.fitted(s)}function _t(t,e,n=null){if(n!==null){let r=R(e*1.45);return b("path",{class:`exp-map-${t}`,d:`M0 -${r}A${r} ${r} 0 0 ${n==="left"?1:0} 0 ${r}Z`})}switch(t){case"start":return b("circle",{class:"exp-map-start-ring",r:e*1.6})+b("path",{class:"exp-map-start",d:Pl(e*1.3)});case"green":return b("circle",{class:"exp-map-green",r:e});case"blue":return b("rect",{class:"exp-map-blue",...jl(e*.92),rx:1});case"red":{let r=e*1.24;return b("path",{class:"exp-map-red",d:`${C({x:0,y:-r},{x:r,y:0},{x:0,y:r},{x:-r,y:0})}Z`})}}}function jl(t){return{x:-t,y:-t,width:2*t,height:2*t}}function Pl(t){let e=Array.from({length:8},(n,r)=>{let s=t*(r%2===0?1.55:.525),o=r*Math.PI/4;return{x:Math.sin(o)*s,y:-Math.cos(o)*s}});return`${C(...e)}Z`}function yo(t,e,{place:n,side:r,at:s,stand:o}){let{unit:i}=t,l=t.radius*(n.kind==="start"?1.25:1),c="";o.reached&&(c+=b("circle",{class:"exp-map-now",r:l+7*i})),o.marked&&(c+=ae("pointed",l+7*i,5)),V(o)?c+=Zl(l+5.4*i,i,o.chosen):o.own?c+=ae("own",l+3.6*i,5):o.open?c+=ae("open",l+3.4*i,4):o.from&&(c+=ae("from",l+3.6*i,4)),c+=_t(n.kind,t.radius,r),V(o)&&o.own&&(c+=b("circle",{class:"exp-map-eye",r:t.radius*.38}));let u=V(o)||o.from?F(e):null;return b("g",{class:u,transform:`translate(${K(s)})`},c)}function ae(t,e,n){return b("circle",{class:"exp-map-gap",r:e,"stroke-width":n})+b("circle",{class:`exp-map-ring-${t}`,r:e})}function Zl(t,e,n){let r=[1,3,5,7].map(s=>{let[o,i]=[Math.cos(s*Math.PI/4),Math.sin(s*Math.PI/4)],[l,c]=[t-2,t+4.6*e];return C({x:o*l,y:i*l},{x:o*c,y:i*c})});return ae(n?"chosen":"lit",t,n?7:5)+b("path",{class:"exp-map-tick",d:r.join("")})}var Bl={wait:"M-5-8H5M-5 8H5M-4-8C-4-2 4 2 4 8M4-8C4-2-4 2-4 8",token:"M-7-4 0-8 7-4V4L0 8-7 4Z",arrow:"M-8 0H7M2-5 7 0 2 5",loop:"M5.8-3.4A6.7 6.7 0 1 0 6.7 1M6.8-8V-3H1.8",blue:"M-7.5-7.5H7.5V7.5H-7.5ZM-4 0H4M0-4V4",ticket:"M-8-5H8V-2A2 2 0 0 0 8 2V5H-8V2A2 2 0 0 0-8-2ZM-3-2.5V-1M-3 1V2.5M3-2 5 0 3 2 1 0Z",remove:"M8 0H-7M-2-5-7 0-2 5",swap:"M-7-3.5H7M3-7.5 7-3.5 3 .5M7 4H-7M-3 0-7 4-3 8"};function bo(t){return a`<svg class="exp-due-sign" viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
    <path d=${Bl[t]} />
  </svg>`}function vo(t){let n=se(t,{tail:{x:-6,y:12},tip:{x:58,y:12},aside:0},{unit:1.15,marks:[4,4]});return a`<svg class="exp-line-sample" viewBox="0 0 54 24" aria-hidden="true" focusable="false">${pt(n)}</svg>`}function Ge(t){if(t===void 0)return p;let e=_t(t,t==="start"?4.4:6);return a`<svg class="exp-place-sign" viewBox="-9.5 -9.5 19 19" aria-hidden="true" focusable="false">
    ${pt(e)}
  </svg>`}function Je(t,e,n){return a`<svg class="exp-token-sign" viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
    ${pt(oe(e,t,n))}
  </svg>`}function wo(){return a`<svg class="exp-ticket-sign" viewBox="0 0 64 34" aria-hidden="true" focusable="false">
    <path d="M2 2H62V12A5 5 0 0 0 62 22V32H2V22A5 5 0 0 0 2 12Z" /><path class="exp-ticket-perforation" d="M17 6V28" />
    <path class="exp-ticket-mark" d="M40 7.5 49.5 17 40 26.5 30.5 17Z" />
  </svg>`}var ie=1.2,Ol=3,_l=6;function Xn(t,e,n,r){let s=`${r.id}-${e}`;return a`<section class="exp-routes-cards" role="group" data-look=${e} aria-labelledby=${s}>
    ${tr(t.title,t.note,s)}
    <ul class="exp-places">
      ${H(t.cards,o=>o.place,o=>a`<li>${Nl(o,e,n,r)}</li>`)}
    </ul>
  </section>`}function tr(t,e,n){return a`<h3 class="exp-box-title" id=${n}>${t}${e?a` <span class="exp-quiet">${e}</span>`:p}</h3>`}function Nl(t,e,n,r){return a`<button
    type="button"
    class="exp-place-card"
    data-key="${e}-${t.place}"
    aria-label=${t.label}
    @click=${s=>r.routes.go(t.place,s.detail)}
  >
    ${er(t,n,r)}
  </button>`}function er(t,e,n){let{board:r}=n.routes,s=e.find(o=>o.place===t.place&&o.letter===t.token);return a`${r===null?p:Dl(t.place,r,n)}
    <b>${t.name}</b>${t.note?a` <small>${t.note}</small>`:p} ${s===void 0?p:Je(s.letter,s.seat,s.own)}`}function Dl(t,e,n){let{left:r,right:s,top:o,bottom:i}=e.frame,l=s-r,c=e.places.find(m=>m.code===t),u=`${r} ${-o*ie} ${l} ${(o-i)*ie}`;return a`<svg class="exp-mini" viewBox=${u} aria-hidden="true" focusable="false">
    <use href="#${n.id}-land" />
    ${c===void 0?p:Rr`<circle class="exp-map-${c.kind}" cx=${c.lon} cy=${-c.lat*ie} r=${l/22} stroke-width=${l/70} />`}
  </svg>`}function Mo(t){let{board:e}=t.routes;return e===null?p:a`<svg class="exp-mini-ground" width="0" height="0" aria-hidden="true" focusable="false">
    <defs><path id="${t.id}-land" class=${e.land.length>0?"exp-mini-land":"exp-mini-links"} d=${Il(e)} /></defs>
  </svg>`}var ko=new WeakMap;function Il(t){let e=ko.get(t);if(e!==void 0)return e;let n=t.land.length>0?t.land.map(Fl).join(""):t.links.map(r=>zl(t,r)).join("");return ko.set(t,n),n}function Fl(t){let e=[];for(let n=0;n+1<t.length;n+=2*Ol)e.push(`${t[n]} ${(-t[n+1]*ie).toFixed(1)}`);return e.length<_l?"":`M${e.join("L")}Z`}function zl(t,e){let r=[e.a,e.b].map(s=>t.places.find(o=>o.code===s)).map(s=>s===void 0?"":`${s.lon} ${-s.lat*ie}`);return e.side===null&&!r.includes("")?`M${r.join("L")}`:""}var Kl=6;function Lo(t,e){let n=`${e.id}-tickets`,r=t.count>Kl?1:t.count;return a`<section class="exp-routes-tickets" role="group" aria-labelledby=${n}>
    ${tr(t.title,String(t.count),n)}
    ${r===0?p:a`<div class="exp-ticket-signs">${Array.from({length:r},wo)}</div>`}
    ${v(t.buttons,e)} ${t.note?a`<p class="exp-help-line">${t.note}</p>`:p}
  </section>`}function To(t){let[e="",...n]=t.head;return a`<div class="exp-box">
    <table class="exp-scores exp-players exp-num">
      <caption class="exp-box-title">
        ${t.title}${t.note?a` <span class="exp-quiet">${t.note}</span>`:p}
      </caption>
      <thead>
        <tr><th scope="col">${e}</th>${n.map(r=>a`<th scope="col">${r}</th>`)}</tr>
      </thead>
      <tbody>${t.rows.map(Wl)}</tbody>
    </table>
  </div>`}function Wl({letter:t,seat:e,own:n,turn:r,cells:s}){let[o="",...i]=s;return a`<tr ?data-own=${n} aria-current=${r?"true":p}>
    <th scope="row"><span>${Je(t,e,n)}${o}</span></th>
    ${i.map(l=>a`<td>${l}</td>`)}
  </tr>`}function So(t,e){if(t.lines.length===0)return p;let n=`${e.id}-log`;return a`<div class="exp-box exp-box--log">
    <p class="exp-box-title" id=${n}>${t.title}</p>
    <ol class="exp-log" aria-labelledby=${n} tabindex="0">
      ${t.lines.map(({who:r,text:s})=>a`<li data-who=${r}><span>${s}</span></li>`)}
    </ol>
  </div>`}function Co(t,e,n){return a`<form class="exp-routes-swap" @submit=${s=>{if(s.preventDefault(),t.submit.why!==void 0)return n.press(t.submit);let o=new FormData(s.currentTarget),i=l=>String(o.get(l)??"");n.submit({drawn:i("drawn"),discarded:i("discarded")})}}>
    ${Ro("drawn",t.keep,t.drawn,e,n)} ${Ro("discarded",t.discard,t.hand,e,n)}
    ${t.submit.why===void 0?a`<div class="exp-actions">
            <button type="submit" class="exp-button exp-button--main" data-key="button-${t.submit.id}">
              <span>${t.submit.label}</span>
            </button>
          </div>`:v([t.submit],n)}
  </form>`}function Ro(t,e,n,r,s){return a`<fieldset>
    <legend class="exp-legend">${e}</legend>
    <div class="exp-places">
      ${n.map((o,i)=>a`<label class="exp-place-card">
          <input type="radio" name=${t} value=${i+1} data-key="${t}-${o.place}" aria-label=${o.label} />
          ${er(o,r,s)}
        </label>`)}
    </div>
  </fieldset>`}function Eo(t,e){let{asked:n,swap:r,message:s,choices:o,tails:i,buttons:l,tools:c}=t;return n.kind==="wait"&&!s.text&&r===null&&o.length+i.length+l.length+c.length===0?p:a`<section class="exp-box exp-routes-act" role="group" aria-label=${t.asked.text}>
    ${t.swap===null?p:Co(t.swap,t.scene.tokens,e)}
    ${Gl(t,e)}
    <div>${Ql(t,e)} ${tp(t,e)}</div>
    ${Ul(t.message)}
    ${v(t.tools,e,"exp-routes-tools")}
  </section>`}var ql={refused:"stop",hint:"lamp",warned:"flag"};function Ul(t){if(!t.text)return p;let e=t.rule===null?p:a` ${vt(t.rule)}`;return a`<p class="exp-reason exp-routes-message" data-kind=${t.kind}>
    ${$(ql[t.kind])}<span>${t.text}${e}</span>
  </p>`}function Gl({expeditions:t,asked:e,filter:n},r){return t.length===0||!n?p:a`<fieldset class="exp-expeditions">
    <legend class="exp-box-title">${e.choose}</legend>
    ${H(t,s=>s.id,s=>Jl(s,r))}
  </fieldset>`}function Jl(t,e){let{choosing:n}=e.routes;return a`<label class="exp-expedition ${F(t.id)}">
    <input
      type="radio"
      name="${e.id}-expedition"
      value=${t.id}
      data-key="expedition-${t.id}"
      .checked=${n.expedition===t.id}
      ?disabled=${t.why!==null}
      @change=${()=>e.routes.takeExpedition(t.id)}
    />
    ${vo(t.id)}
    <span><b>${t.name}</b><small>${t.why??t.at}</small></span>
    <span class="exp-expedition-left exp-num">${t.left}</span>
  </label>`}function Ql(t,e){if(t.choices.length===0&&t.tails.length===0)return p;let{choosing:n}=e.routes,r=`${e.id}-moves`;return a`<div class="exp-moves-head">
      <h3 id=${r} tabindex="-1">${n.asksTail?t.asked.tails:t.asked.tips}</h3>
      ${n.tail===null?p:Yl(t,e)}
    </div>
    <ol class="exp-moves" aria-labelledby=${r}>
      ${H(n.rows,s=>s.key,s=>a`<li>${Xl(s,e)}</li>`)}
    </ol>`}function Yl({asked:t},e){return a`<button
    type="button"
    class="exp-button exp-button--plain exp-moves-back"
    data-key="tails"
    @click=${()=>e.routes.backToTails()}
  >
    ${$("prev")}<span>${t.back}</span>
  </button>`}function Xl(t,e){let{board:n,choosing:r}=e.routes,s=t.choice!==null&&r.choice?.id===t.choice.id;return a`<button
    type="button"
    class="exp-move ${F(t.choice?.expedition??r.expedition)}"
    data-move
    data-key=${t.key}
    aria-pressed=${t.choice===null?p:String(s)}
    aria-keyshortcuts=${t.number<10?t.number:p}
    @click=${o=>e.routes.take(t,o.detail)}
  >
    <span class="exp-move-number exp-num">${t.number}<span class="exp-hidden">. </span></span>
    ${Ge(n?.places.find(({code:o})=>o===t.place)?.kind)}
    <span><b>${t.label}</b>${t.effect?a`<small><span class="exp-hidden">, </span>${t.effect}</small>`:p}</span>
  </button>`}function tp(t,e){let n=t.choices.length>0;if(!n&&t.buttons.length===0)return p;let{choice:r}=e.routes.choosing;return a`<div class="exp-routes-go">
    ${n?a`<button
            type="button"
            class="exp-button exp-button--main exp-lay"
            data-key="lay"
            aria-disabled=${r===null?"true":p}
            @click=${()=>e.routes.lay()}
          >
            <span>${r?.act??t.asked.idle}</span>
          </button>`:p}
    ${v(t.buttons,e)}
  </div>`}function Qe(t,e,n=p){return a`<div class="exp-routes-frame"><div class="exp-routes">
    ${np(t,e)} ${rp(t,e)} ${Mo(e)}
    <div class="exp-routes-layout">
      ${le(e)}
      <div class="exp-routes-aside">${op(t,e)} ${n} ${ap(t,e)}</div>
      ${ep(t,e)}
    </div>
    ${Ct(t.keys,e)}
  </div></div>`}function ep({hand:t,openCards:e,tickets:n,scene:r},s){return(t??e??n)===null?p:a`<div class="exp-routes-held">
    ${t===null?p:Xn(t,"hand",r.tokens,s)}
    ${e===null?p:Xn(e,"open",r.tokens,s)}
    ${n===null?p:Lo(n,s)}
  </div>`}function le(t){return a`<div class="exp-routes-map" data-key="map">${t.routes.mapElement??p}</div>`}function np(t,e){let n=e.routes.board?.words.skip;return!n||t.choices.length===0||t.cover!==null?p:a`<a class="exp-skip" href="#${e.id}-moves" @click=${e.routes.skip}>${n}</a>`}function rp(t,e){let{heading:n,asked:r,keys:s}=t;return a`<div class="exp-routes-head">
    ${n===null?p:sp(n)}
    <p
      class="exp-due"
      data-kind=${r.kind}
      tabindex="-1"
      data-heading
      role=${n===null?"heading":p}
      aria-level=${n===null?2:p}
    >${bo(r.kind)}<span>${r.text}</span></p>
    <div class="exp-head-tools">${lt(s,e)}${n===null?p:M()}</div>
  </div>`}function sp({title:t,round:e,totals:n}){return a`<div class="exp-routes-title">
    <h2>${t}</h2>
    <p class="exp-state exp-num"><span>${e}</span>${n.map(r=>a`<span class="exp-quiet">${r.name} <b>${r.value}</b></span>`)}</p>
  </div>`}function op(t,e){let{cover:n}=t;return n===null?Eo(t,e):a`<div class="exp-box exp-routes-act exp-cover">
    <p>${n.text}</p>
    ${v([n.button],e)}
  </div>`}function ap(t,e){return t.players===null&&t.log===null?p:a`<div class="exp-routes-side">
    ${t.players===null?p:To(t.players)} ${t.log===null?p:So(t.log,e)}
  </div>`}function Ao(t,e){let n=`${e.id}-coach`;return a`<section class="exp-box exp-coach" aria-labelledby=${n}>
    <p class="exp-box-title" id=${n}>${$("lamp")}<span>${t.title}</span></p>
    ${t.progress===null?p:G(t.progress,e)}
    ${t.rows.length===0?p:ip(t,e)}
  </section>`}function ip(t,e){return a`<table class="exp-values exp-prices exp-num">
      <caption>${t.caption}</caption>
      <thead><tr>${t.head.map(n=>a`<th scope="col">${n}</th>`)}</tr></thead>
      <tbody>${t.rows.map(n=>lp(n,e))}</tbody>
    </table>
    <p class="exp-coach-method">${t.method}</p>`}function lp(t,e){let{why:n}=t;return a`<tr ?data-good=${t.good}>
      <th scope="row">${t.name}</th>
      <td>${t.lead}</td>
      <td>
        <div class="exp-standing">
          <span>${t.good?$("check"):p}<span>${t.standing}</span></span>
          ${n===null?p:a`<button type="button" class="exp-button exp-button--plain" data-key="button-${n.id}"
                @click=${()=>e.press(n)}>${n.label} <span class="exp-hidden">${t.name}</span></button>`}
        </div>
      </td>
    </tr>
    ${t.reasons.length===0?p:a`<tr class="exp-reasons" ?data-good=${t.good}>
          <td colspan="3"><ul>${t.reasons.map(r=>a`<li>${r}</li>`)}</ul></td>
        </tr>`}`}function nr(t){if(t.total===null)return a`<span class="exp-ledger exp-ledger--none" aria-hidden="true"><span>${t.text}</span></span>`;let e=t.parts.map(n=>a`<span>${pp(n)}</span>`);return a`<span class="exp-ledger exp-num" aria-hidden="true">${e}<b>${t.total}</b></span>`}function rr(t){return t===null?p:a`<span class="exp-ledger exp-ledger--total exp-num">
    <span>${t.text}</span><b>${t.value}</b>
  </span>`}function pp(t){return t.split(/\s*([−×+])\s*/).map((e,n)=>n%2===1?a`<i>${e}</i>`:e)}function Ho(t,e,n){return a`<div class="exp-zone exp-zone--other" role="group" aria-label=${t.label} data-row="other">
    ${jo(t,e,n,(r,s)=>a`${nr(r.ledger)}${s}${Po(r,e)}`)}
    <div class="exp-camp" data-column=${qt(null,e)}>
      ${rr(t.total)} ${t.backs===null?p:up(t.backs)}
    </div>
  </div>`}function Vo(t,e,n){let r=e.river.length===0;return a`<div class="exp-zone exp-zone--own" role="group" aria-label=${t.label} data-row="own">
    ${jo(t,e,n,(s,o)=>a`${r?sr(s):p} ${Po(s,e)}
        <span class="exp-landing">${o}</span>${nr(s.ledger)}`)}
    ${Hn(e)?cp(t,e):p}
  </div>`}function jo(t,e,n,r){let s=o=>{let{suit:i,label:l}=o;return Ut({place:o.place,suit:i,label:l,draw:c=>r(o,c)},e,n)};return H(t.lanes,o=>o.place,s)}function cp(t,e){return a`<div class="exp-camp" data-column=${qt(null,e)}>${ds()}${rr(t.total)}</div>`}function up(t){let e=Array.from({length:t.count},()=>a`<span class="exp-card">${At()}</span>`);return a`<span class="exp-backs" data-backs="other-hand">${e}</span><span>${t.text}</span>`}function sr(t){return a`<span class="exp-lane-name" aria-hidden="true">${A(t.suit)}${t.name}</span>`}function Po(t,e){return t.cards.length===0?a`<span class="exp-empty">${A(t.suit)}</span>`:a`<span class="exp-column">${H(t.cards,n=>n.code,n=>a`<span
        class="exp-card"
        data-at="${t.place}/${n.code}"
        ?data-marked=${be(e,t.place,n.code)}
        >${z(n.code,n.multiplier)}</span
      >`)}</span>`}function Zo(t,e){return t.river.length===0&&t.draw===null?p:a`<div class="exp-zone exp-zone--river" role="group" aria-label=${t.riverLabel} data-row="river">
    ${H(t.river,n=>n.place,n=>dp(n,t,e))}
    ${t.draw===null?p:mp(t.draw,t,e)}
  </div>`}function dp(t,e,n){let{place:r,suit:s,label:o,barred:i,top:l}=t,c=l===null?a`<span class="exp-empty">${A(s)}</span>`:a`<span class="exp-card" data-at="${r}/${l}">${z(l)}</span>`;return Ut({place:r,suit:s,label:o,barred:i,draw:m=>a`${c}<span class="exp-river-foot">${sr(t)}${m}</span>`},e,n)}function mp(t,e,n){let{place:r,label:s}=t,o=a`<span class="exp-count exp-num" aria-hidden="true">${t.count}</span>`,i=a`<span class="exp-lane-name" aria-hidden="true">${t.name}</span>`;return Ut({place:r,suit:null,label:s,draw:c=>a`<span class="exp-pile"><span class="exp-card" data-at=${r}>${At()}${o}</span></span>
      <span class="exp-river-foot">${i}${c}</span>`},e,n)}function Bo(t,e){return a`<div class="exp-shelf">
    <div class="exp-say">
      ${t.prompt?a`<p class="exp-prompt">${t.step===0?p:fp(t.step)}<span>${t.prompt}</span></p>`:p}
      ${v(hp(t),e,"exp-onward")}
      ${gp(t.message)}
      ${t.heading===null?lt(t.keys,e):p}
    </div>
    ${t.cover===null?yp(t,e):$p(t.cover,e)}
  </div>`}function hp(t){return t.buttons.filter(e=>e.look==="main")}function fp(t){let e=n=>a`<i ?data-on=${n<=t}></i>`;return a`<span class="exp-step" aria-hidden="true">${e(1)}${e(2)}</span>`}var xp={refused:"stop",hint:"lamp",warned:"flag"};function gp(t){let e=t.rule===null?p:a` ${vt(t.rule)}`;return a`<p class="exp-reason" data-kind=${t.kind}>
    ${$(xp[t.kind])}<span>${t.text}${e}</span>
  </p>`}function $p(t,e){return a`<div class="exp-cover"><p>${t.text}</p>${v([t.button],e)}</div>`}function yp(t,e){return a`<p class="exp-hand-label" aria-hidden="true">${t.handLabel}</p>
    <div class="exp-hand" role="group" aria-label=${t.handLabel} data-row="hand">
      ${H(t.hand,n=>n.code,(n,r)=>bp(n,t.hand[r-1],t,e))}
    </div>`}function bp(t,e,n,r){let{code:s,label:o}=t,i=`card-${s}`,l=e!==void 0&&e.code.charAt(0)!==s.charAt(0),c=n.refused?.code===s?{kind:"refused",text:n.refused.tag}:null,u=t.tag??c;return a`<button
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
    <span class="exp-crop">${z(s)}</span>
    ${u===null?p:Rt(u.kind,u.text)}
  </button>`}var vp=3;function or(t){return t.other===null&&Vn(t)<=vp}function Nt(t,e){let n=Os(t,e);return a`<div class="exp-table-frame"><div class="exp-table">
    ${t.heading===null?p:wp(t.heading,t.keys,e)}
    <div class="exp-layout${n===p?" exp-layout--bare":""}">
      <div class="exp-sheet${or(t)?" exp-sheet--small":""}" data-board>
        <div class="exp-map" data-columns=${Vn(t)}>
          ${Mp()}
          ${t.other===null?p:Ho(t.other,t,e)}
          ${Zo(t,e)}
          ${Vo(t.own,t,e)}
        </div>
        ${Bo(t,e)}
      </div>
      ${n}
      ${t.coach===void 0?p:Ao(t.coach,e)}
    </div>
    ${Ct(t.keys,e)}
  </div></div>`}function wp(t,e,n){return a`<div class="exp-head">
    <h2>${t.title}</h2>
    <p class="exp-state exp-num"><b>${t.round}</b>${t.totals.map(({name:r,value:s})=>a`<span class="exp-quiet">${r} <b>${s}</b></span>`)}</p>
    <p class="exp-lastline">${t.last}</p>
    <div class="exp-head-tools">${lt(e,n)}${M()}</div>
  </div>`}var kp=["M-20 90C80 20 190 60 230 130S150 250 60 230-80 170-20 90Z","M-40 90C70-20 230 20 275 125S170 300 50 275-110 180-40 90Z","M20 110C80 70 150 85 180 135S130 205 75 195-10 150 20 110Z","M640 560C720 480 860 500 930 580S900 740 780 720 570 640 640 560Z","M600 560C700 440 880 450 970 570S920 800 770 770 520 660 600 560Z","M690 580C740 530 830 540 870 590S850 680 790 670 640 630 690 580Z","M520 40C600-10 720 10 760 60S690 170 600 150 450 90 520 40Z","M560 55C610 25 680 35 710 70S660 125 610 120 520 85 560 55Z","M120 520C190 470 300 480 330 540S260 660 170 640 50 570 120 520Z","M165 540C205 510 265 520 285 555S240 620 190 605 120 570 165 540Z"].join("");function Mp(){return a`<svg
    class="exp-contours"
    viewBox="0 0 900 700"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <path d=${kp} />
  </svg>`}var Lp={right:"check",wrong:"cross"};function Oo(t,e){let[n="",...r]=t.head,s=o=>Tp(o.currentTarget);return a`<form
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
      <tbody role="rowgroup">${t.rows.map(o=>Sp(o,r.length,e))}</tbody>
      ${t.total===null?p:Cp(t.totalLabel,t.total,r.length,e)}
    </table>
    <button type="submit" class="exp-button exp-button--main" data-key="button-${t.check.id}">
      ${$(t.check.icon)}<span>${t.check.label}</span>
    </button>
  </form>`}function Tp(t){return Object.fromEntries([...new FormData(t)].map(([e,n])=>[e,String(n)]))}function Sp(t,e,n){return a`<tr role="row">
    <th scope="row" role="rowheader">
      <span class="exp-hidden">${t.label}</span>
      <span class="exp-lane-name" aria-hidden="true">${t.suit===""?p:A(t.suit)}${t.name}</span>
      <span class="exp-chips" aria-hidden="true">${t.cards.map(Ht)}</span>
    </th>
    ${t.note===""||t.cells.length===e?p:a`<td role="cell" class="exp-worksheet-note" colspan=${e-t.cells.length}>${t.note}</td>`}
    ${t.cells.map(r=>a`<td role="cell">${Rp(r,n)}</td>`)}
  </tr>`}function Rp(t,e){return t.box===null?a`<span class="exp-given">${t.given}</span>`:_o(t.box,e)}function Cp(t,e,n,r){return a`<tfoot role="rowgroup">
    <tr role="row">
      <th scope="row" role="rowheader" colspan=${n}>${t}</th>
      <td role="cell">${_o(e,r)}</td>
    </tr>
  </tfoot>`}function _o(t,e){let n=`${e.id}-box-${t.name}`,r=`${e.id}-said-${t.name}`,s=t.first?`${r} ${e.id}-verdict`:r;return a`<span class="exp-fill" data-verdict=${t.verdict??p}>
    <input
      type="text"
      inputmode=${t.digits?"numeric":"text"}
      autocomplete="off"
      spellcheck="false"
      maxlength="8"
      id=${n}
      name=${t.name}
      data-key="box-${t.name}"
      .value=${document.activeElement?.id===n?S:t.value}
      aria-label=${t.label}
      aria-invalid=${t.verdict==="wrong"?"true":p}
      aria-describedby=${t.verdict===null?p:s}
    />
    ${t.verdict===null?p:$(Lp[t.verdict])}
    <span class="exp-hidden" id=${r}>${t.said}</span>
  </span>`}function No(t,e,n,r){return a`<div class="exp-watch">
    <div class="exp-watch-bar">
      <p class="exp-watch-counter exp-num">${t.counter}</p>
      ${v(t.steps,r,"exp-watch-steps")}
    </div>
    ${Ep(t,r)} ${t.comment===null?p:Ap(t.comment)} ${n}
    ${t.question===null||e===null?p:Hp(t.question,e,r)}
  </div>`}function Ep(t,e){let{turn:n,turns:r,turnLabel:s,counter:o}=t;return a`<input
    type="range"
    class="exp-watch-slider"
    data-key="turn"
    min="0"
    max=${r}
    aria-label=${s}
    aria-valuetext=${o}
    .value=${Fe(String(n))}
    @change=${i=>e.option(`turn-${i.currentTarget.value}`)}
  />`}function Ap(t){return a`<div class="exp-note exp-note--plain" data-comment>${$("book")}<p>${t}</p></div>`}function Hp(t,e,n){return a`<div class="exp-watch-question">
    <p class="exp-watch-asked">${t}</p>
    ${We(e,t,n)}
  </div>`}function Ye(t,e){let n=`${e.id}-task`,r=t.verdict===null?p:jp(t.verdict,`${e.id}-verdict`),s=t.routes!==void 0||t.table!==null&&!or(t.table),o=t.routes===void 0?"":" exp-exercise--map",i=t.routes!==void 0&&(t.options??t.worksheet??t.watch??null)===null,l=`exp-panel exp-exercise${s?" exp-exercise--wide":""}${o}`;return a`<div class="exp-exercise-frame">
    <div class=${l} role="group" aria-labelledby=${n} ?data-done=${t.done}>
      <div class="exp-task">
        ${$(t.icon)}
        <div>
          <p class="exp-eyebrow">${t.number}${t.done?$("check"):p}</p>
          <p class="exp-task-words" id=${n} tabindex="-1" data-heading>${t.task}</p>
          ${t.detail?a`<p class="exp-quiet">${t.detail}</p>`:p}
        </div>
        ${M()}
      </div>
      ${t.watch===void 0?p:No(t.watch,t.options,r,e)}
      ${t.table===null?p:a`<div class="exp-exercise-table">${Nt(t.table,e)}</div>`}
      ${t.routes===void 0?p:a`<div class="exp-exercise-table">${Qe(t.routes,e,i?r:p)}</div>`}
      ${t.options===null||t.watch!==void 0?p:We(t.options,t.optionsLabel,e)}
      ${t.worksheet===void 0?p:Oo(t.worksheet,e)}
      ${t.estimate===void 0?p:Xs(t.estimate,e)}
      <div class="exp-guide">
        ${t.watch===void 0&&!i?r:p} ${v(t.buttons,e)}
      </div>
      ${eo(t.hints,e)}
    </div>
  </div>`}var Vp={right:["right","check"],wrong:["refused","cross"],unsure:["plain","lamp"]};function jp(t,e){let[n,r]=Vp[t.kind];return a`<div class="exp-note exp-note--${n}" data-verdict=${t.kind} id=${e}>
      ${$(r)}
      <p><strong>${t.title}</strong> ${t.text}${t.rule===null?p:a` ${vt(t.rule)}`}</p>
    </div>
    ${t.outcomes.length===0?p:a`<div class="exp-outcomes">${t.outcomes.map(Pp)}</div>`}`}function Pp(t){return a`<div>
    <p class="exp-outcome-title">${t.title}</p>
    <p class="exp-num exp-outcome-sum">${t.sum} <b>${t.total}</b></p>
    <p class="exp-quiet">${t.text}</p>
  </div>`}function Do(t,e,n){return a`<section class="exp-panel exp-lab-answer" aria-labelledby="${e.id}-answer">
    <h3 id="${e.id}-answer" tabindex="-1" data-heading>${t.guess?.title??t.answerTitle}</h3>
    ${t.guess===null?p:Zp(t.guess,e)}
    ${t.said?a`<p class="exp-note exp-note--plain exp-lab-said" data-said>${$("chart")}<span>${t.said}</span></p>`:p}
    <div class="exp-lab-about">
      ${t.about?a`<p class="exp-help-line">${t.about}</p>`:p}
      ${t.progress===null?p:G(t.progress,e)}
    </div>
    ${t.parts.map(r=>Bp(r,e,n))} ${v(t.saves,e)}
  </section>`}function Zp(t,e){return a`<form class="exp-lab-guess" novalidate @submit=${r=>{r.preventDefault();let s=new FormData(r.currentTarget);e.submit({best:String(s.get("best")??""),mean:String(s.get("mean")??"")})}}>
      ${B(t.best,e)} ${Re(t.mean,e)}
      <button type="submit" class="exp-button exp-button--main" data-key="button-${t.reveal.id}">
        <span>${t.reveal.label}</span>
      </button>
    </form>
    <div class="exp-chart-cover">${$("chart")}<p>${t.cover}</p></div>`}function Bp(t,e,n){let r=`${e.id}-part-${t.id}`;return a`<div
    class="exp-lab-part"
    role="group"
    aria-labelledby=${r}
    data-part=${t.id}
    @input=${s=>n(s,!0)}
    @change=${s=>n(s,!1)}
  >
    <h4 id=${r}>${t.title}</h4>
    <p class="exp-help-line">${t.about}</p>
    ${t.numbers.map(s=>Se(s,e))}
    ${t.progress===null?p:G(t.progress,{...e,id:r})}
    ${t.drawn===null?p:Un(t.drawn)}
    ${t.picture===null?p:a`<div class="exp-actions">${D(t.picture,e)}</div>`}
  </div>`}var Xe="hand";function Io(t,e){let[n]=t.suits;return a`<div role="group" aria-label=${t.legend}>
    <div class="exp-lab-faces" data-row="picks">
      ${(n?.cards??[]).map(r=>a`<button
          type="button"
          class="exp-lab-face"
          data-key="face-${r.code}"
          tabindex=${Np(t,"face",e)===r.code?0:-1}
          aria-label=${r.label}
          aria-pressed=${String(r.place===Xe)}
          @click=${()=>e.enter(r.code,Xe)}
        >
          <span class="exp-lab-crop">${z(r.code)}</span>
          ${r.place===""?p:Op(r)}
        </button>`)}
    </div>
    <p class="exp-help-line exp-num">${t.about}</p>
    ${t.fault===null?p:Nn(t.fault,`${e.id}-cards-fault`)}
  </div>`}function Op(t){return t.place===Xe?a`<span class="exp-lab-mark">${$("check")}</span>`:a`<span class="exp-lab-mark" data-mark=${t.mark}></span>`}function Fo(t,e){let n=()=>document.querySelector(`#${e.id}-setting [name="place"]:checked`)?.value??Xe;return a`<div role="group" aria-label=${t.cards.legend} class="exp-lab-suits">
    ${t.cards.suits.map(r=>_p(r,n,e))}
    <p class="exp-help-line">${t.cards.about}</p>
  </div>`}function _p(t,e,n){let r=t.cards.map(o=>`card-${o.code}`),s=r.includes(n.stop)?n.stop:r[0];return a`<div role="group" aria-label=${t.name}>
    <p class="exp-lane-name">${A(t.suit)}${t.name}</p>
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
  </div>`}function Np(t,e,n){let r=t.suits.flatMap(s=>s.cards.map(o=>o.code));return r.find(s=>`${e}-${s}`===n.stop)??r[0]??""}var Dp=150,ar;function Wo(t,e){return a`<div class="exp-lab">
    <div>
      <div class="exp-panel-head"><h2>${t.title}</h2>${M()}</div>
      <p class="exp-intro">${t.intro}</p>
    </div>
    <div class="exp-lab-start" role="group" aria-labelledby="${e.id}-start">
      <p class="exp-legend" id="${e.id}-start">${t.presetsLabel}</p>
      ${v(t.presets,e)}
    </div>
    <div class="exp-lab-halves">
      <form class="exp-lab-set" novalidate id=${Te(e)} @submit=${Fp}
        @input=${n=>zo(n,e)}
        @change=${n=>Ko(n,e)}>
        ${Ip(t,e)}
      </form>
      ${Do(t,e,(n,r)=>r?zo(n,e):Ko(n,e))}
    </div>
  </div>`}function Ip(t,e){return a`<section class="exp-panel" aria-labelledby="${e.id}-cards">
      <h3 id="${e.id}-cards">${t.cardsTitle}</h3>
      ${B(t.suit,e)} ${Io(t.hand,e)}
      <details class="exp-fold">
        <summary data-key="fold">${$("next")}<span>${t.table.fold}</span></summary>
        <div class="exp-fold-fields">${B(t.table.place,e)} ${Fo(t.table,e)}</div>
      </details>
    </section>
    <section class="exp-panel" aria-labelledby="${e.id}-round">
      <h3 id="${e.id}-round">${t.roundTitle}</h3>
      ${t.numbers.map(n=>Se(n,e))} ${B(t.policy,e)}
      <div class="exp-lab-seed">${Re(t.seed,e)} ${D(t.fresh,e)}</div>
      ${B(t.predict,e)}
    </section>`}function Fp(t){t.preventDefault()}function zo(t,e){let n=t.target;n.type==="range"&&(clearTimeout(ar),ar=setTimeout(()=>qo(n.form,e),Dp))}function Ko(t,e){let n=t.target;clearTimeout(ar),qo(n.form,e)}function qo(t,e){t!==null&&e.submit(zp(t))}function zp(t){let e={};for(let[n,r]of new FormData(t))e[n]=String(r);return e}var Kp="notebooks/index.ipynb";function Uo(t,e){return a`<div class="exp-panel exp-position-head">
    <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${M()}</div>
    ${t.fault===void 0?p:Wp(t.fault)} ${t.intro?a`<p class="exp-intro">${t.intro}</p>`:p}
    ${tn(t.fields,e)} ${v(t.buttons,e)}
  </div>`}function Wp(t){let e=te(Kp);return a`<div class="exp-note exp-note--refused">
    ${$("stop")}
    <div>
      <p>${t.text}</p>
      <ul class="exp-position-faults">${t.faults.map(n=>a`<li>${n}</li>`)}</ul>
      ${e===null?p:a`<p><a href=${e.href} data-key="home">${t.home}</a></p>`}
    </div>
  </div>`}function tn(t,e){if(t.length===0)return p;let n=r=>{let s=new FormData(r.currentTarget);e.fill(Object.fromEntries(t.map(({name:o})=>[o,s.getAll(o).join(",")])))};return a`<form
    class="exp-fields"
    novalidate
    @change=${n}
    @submit=${r=>{r.preventDefault(),n(r)}}
  >
    ${t.map(r=>B(r,e))}
  </form>`}function Go(t,e){let n=`${e.id}-share`;return a`<div class="exp-panel exp-share" role="group" aria-labelledby=${n}>
    <p class="exp-box-title" id=${n}>${t.title}</p>
    <div class="exp-share-items">${qp(t).map(r=>en(r,t.words,e))}</div>
  </div>`}function qp({seed:t,link:e,record:n}){return[{name:"seed",label:t.label,text:t.value,help:null,file:null},...e===null?[]:[{name:"link",...e,text:Et(e.query),file:null}],...n===null?[]:[{name:"record",...n}]]}function en(t,e,n){let r=`${n.id}-share-${t.name}`,s=n.copied?.name===t.name?n.copied:null;return a`<div class="exp-share-item">
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
      ${t.file===null?p:Up(t,t.file,e)}
    </div>
    ${s===null?p:Gp(t,s.done,r,e)}
  </div>`}function Up(t,e,n){let r=()=>ge(t.text,e);return a`<button type="button" class="exp-button" data-key="download-${t.name}" @click=${r}>
    ${n.download}
  </button>`}function Gp(t,e,n,r){return e?a`<p class="exp-help-line exp-share-outcome">${r.copied}</p>`:a`<p class="exp-help-line exp-share-outcome">${r.refused}</p>
    <textarea
      class="exp-text"
      readonly
      rows="3"
      data-copy=${t.name}
      aria-labelledby=${n}
      .value=${t.text}
    ></textarea>`}function Jo({title:t,text:e,link:n,words:r},s){let o=`${s.id}-position-share`,i=Et(n.query);return a`<div class="exp-panel exp-share exp-position-share" role="group" aria-labelledby=${o}>
    <p class="exp-box-title" id=${o}>${t}</p>
    <div class="exp-share-items">
      <div class="exp-position-item">
        ${en({name:"text",label:e.label,text:e.value,help:e.help,file:null},r,s)}
        <code class="exp-position-text">${e.value}</code>
      </div>
      <div class="exp-position-item">
        ${en({name:"link",label:n.label,text:i,help:n.help,file:null},r,s)}
        <code class="exp-position-text">${i}</code>
        ${n.notes.map(l=>a`<p class="exp-note exp-note--plain">${$("screen")}<span>${l}</span></p>`)}
      </div>
      ${n.code===""?p:Jp(n.code)}
    </div>
  </div>`}function Jp(t){return a`<div class="exp-position-code">${He(t)}</div>`}function Yo(t,e){return a`<div class="exp-review">
    <div class="exp-panel">
      <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${M()}</div>
      <p class="exp-intro">${t.intro}</p>
      ${t.progress===null?p:G(t.progress,e)}
      ${v(t.buttons,e)}
    </div>
    ${t.sides.map((n,r)=>Qp(n,r,e))}
    ${t.method.length===0?p:nc(t)}
  </div>`}function Qp(t,e,n){return a`<section class="exp-panel exp-review-side" aria-labelledby="${n.id}-side-${e}">
    <h3 id="${n.id}-side-${e}">${t.title}</h3>
    <p>${t.counts}</p>
    ${t.retries.length===0?p:a`<h4 class="exp-box-title">${t.retryLabel}</h4>${v(t.retries,n)}`}
    ${t.rounds.map((r,s)=>Yp(r,`${e}-${s}`))}
  </section>`}function Yp(t,e){return a`<div class="exp-review-round">
    <h4 class="exp-box-title">${t.title}</h4>
    <p class="exp-quiet">${t.counts}</p>
    <div class="exp-review-parts">
      ${t.luck===null?p:a`<div>${ir(t.luck)} ${Xp(t,e)}</div>`}
      ${t.choices.length===0?p:a`<ol class="exp-review-choices">${t.choices.map((n,r)=>tc(n,`${e}-${r}`))}</ol>`}
    </div>
  </div>`}function Xp(t,e){return t.draws===null?p:a`<details class="exp-fold">
    <summary data-key="draws-${e}">${$("next")}<span>${t.drawsLabel}</span></summary>
    ${ir(t.draws)}
  </details>`}function tc(t,e){let[n,r]=t.seed;return a`<li>
    <details class="exp-fold">
      <summary data-key="choice-${e}">
        ${$("next")}<span>${t.title} <span class="exp-review-cost exp-num">${t.cost}</span></span>
      </summary>
      <div class="exp-review-choice">
        <ul class="exp-review-reasons">${t.reasons.map(s=>a`<li>${s}</li>`)}</ul>
        <dl class="exp-review-seen">${t.seen.map(ec)}</dl>
        ${ir(t.prices)}
        <p class="exp-help-line">${n}: <code>${r}</code></p>
      </div>
    </details>
  </li>`}function ec(t){return a`<div>
    <dt>${t.name}</dt>
    ${t.cards.length===0?a`<dd>${t.text}</dd>`:a`<dd><span class="exp-hidden">${t.text}</span><span class="exp-chips">${t.cards.map(Ht)}</span></dd>`}
  </div>`}function ir(t){return a`<table class="exp-values exp-num">
    <caption>${t.caption}</caption>
    <thead><tr>${t.head.map(e=>a`<th scope="col">${e}</th>`)}</tr></thead>
    <tbody>${t.rows.map(Qo)}</tbody>
    ${t.foot.length===0?p:a`<tfoot>${Qo(t.foot)}</tfoot>`}
  </table>`}function Qo([t,...e]){return a`<tr><th scope="row">${t}</th>${e.map(n=>a`<td>${n}</td>`)}</tr>`}function nc(t){return a`<div class="exp-panel exp-review-method">
    <h3>${t.methodLabel}</h3>
    <ul>${t.method.map(e=>a`<li>${e}</li>`)}</ul>
  </div>`}function Xo(t,e){return a`<div class="exp-routes-frame"><div class="exp-panel exp-routes-end">
    <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${M()}</div>
    <p class="exp-intro">${t.intro}</p>
    <div class="exp-routes-end-top">
      <div class="exp-box">${wt(t.scores)}</div>
      ${v(t.buttons,e)}
    </div>
    <div class="exp-routes-sheets">${t.sheets.map(rc)}</div>
    ${Pt(t.rules)} ${le(e)}
  </div></div>`}function rc(t){return a`<section class="exp-box">
    <h3 class="exp-box-title">${t.name}</h3>
    <ul class="exp-route-points">${t.points.map(e=>a`<li>${e}</li>`)}</ul>
    <p><b>${t.total}</b></p>
    <p class="exp-quiet">${t.tickets}</p>
  </section>`}function ta(t,e){let n=nn(e),r=({name:s})=>nn(s).some(o=>sc(o,n))?0:1;return t.filter(({name:s,short:o})=>[...nn(s),...nn(o)].some(i=>oc(i,n))).sort((s,o)=>r(s)-r(o)||s.name.localeCompare(o.name,"en",{sensitivity:"base"}))}function sc(t,e){return e.some(n=>t.startsWith(n))}function oc(t,e){return e.some(n=>` ${t}`.includes(` ${n}`))}function nn(t){let e=t.normalize("NFD").replace(new RegExp("\\p{M}","gu"),"").toLowerCase();return[""," "].map(n=>e.replace(/['’]/g,n).replace(/[^\p{L}\p{N}]+/gu," ").trim())}function ea(t,e){return a`<div class="exp-routes-frame"><div class="exp-routes">
    <div class="exp-routes-head">
      <div class="exp-routes-title"><h2 tabindex="-1" data-heading>${t.title}</h2><p class="exp-quiet">${t.intro}</p></div>
      <div class="exp-head-tools">${lt(t.keys,e)}${M()}</div>
    </div>
    <div class="exp-routes-layout">
      ${le(e)}
      <div class="exp-routes-aside">
        ${t.quiz===null?a`<div class="exp-actions">${D(t.start,e)}</div>${lc(t,e)}`:ac(t.quiz,e)}
      </div>
    </div>
    ${Ct(t.keys,e)}
  </div></div>`}function ac(t,e){return a`<section class="exp-box exp-quiz" aria-labelledby="${e.id}-quiz">
    <h3 class="exp-box-title" id="${e.id}-quiz">${t.title}</h3>
    <p class="exp-quiz-question">${t.text}</p>
    ${t.answer?ic(t):p}
    <p class="exp-quiet exp-num">${t.count}</p>
    ${v(t.buttons,e)}
  </section>`}function ic(t){let e=t.right===null?"plain":t.right?"right":"refused",n=t.right===null?void 0:t.right?"check":"cross";return a`<p class="exp-note exp-note--${e}">${$(n)}<span>${t.answer}</span></p>`}function lc(t,e){let{board:n,query:r}=e.routes,s=ta(n?.places??[],r),[o,i]=[`${e.id}-search`,`${e.id}-found`];return a`<div class="exp-box exp-finder">
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
      @input=${l=>e.routes.search(l.target.value)}
    />
    <h3 class="exp-box-title" id=${i}>${t.found}</h3>
    <p class="exp-quiet" id="${i}-none">${s.length===0?t.none:""}</p>
    <ul class="exp-found" id="${i}-list" aria-labelledby=${i}>
      ${H(s,l=>l.code,l=>a`<li>
          <button
            type="button"
            class="exp-move"
            data-key="found-${l.code}"
            @click=${()=>e.routes.go(l.code)}
          >
            ${Ge(l.kind)}<span>${l.name}</span>
          </button>
        </li>`)}
    </ul>
  </div>`}function rn(t,e){return a`<div class="exp-setup">
    <div class="exp-panel exp-setup-line">
      ${v(t.presets,e)}
      <div @change=${pc}>${qn(t.typed,"setup",e)}</div>
      <p class="exp-setup-status" data-faults=${t.faults.length>0}>${t.status}</p>
      ${pr(t.faults,`${e.id}-whole`)} ${v(t.buttons,e)}
    </div>
    <div class="exp-setup-halves">
      <div class="exp-panel exp-setup-choose">
        ${cc(t,e)}
        <p class="exp-help-line" id="${e.id}-setup-hint">${t.hint}</p>
        <div role="group" aria-label=${t.cardsLegend} class="exp-setup-suits">
          ${t.cards.map(n=>dc(n,e))}
        </div>
      </div>
      <div class="exp-setup-seen">
        <div role="group" aria-label=${t.tableLegend}>${Nt(t.table,e)}</div>
        <div class="exp-panel">
          ${tn(t.fields,e)} ${pr(t.fieldFaults,`${e.id}-field-faults`)}
        </div>
      </div>
    </div>
  </div>`}function pc(t){t.target.form?.requestSubmit()}function cc(t,e){return a`<div role="group" aria-label=${t.placesLegend} class="exp-setup-places">
    ${t.places.map(n=>uc(n,e))}
  </div>`}function uc(t,e){let n=`${e.id}-place-${t.letter}`;return a`<div class="exp-setup-place" role="group" aria-label=${t.name}>
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
    ${t.field===null?p:tn([t.field],e)} ${pr(t.faults,n)}
  </div>`}function dc(t,e){let n=t.cards.map(lr),r=n.includes(e.stop)?e.stop:n[0];return a`<div role="group" aria-label=${t.name}>
    <p class="exp-lane-name">${A(t.suit)}${t.name}</p>
    <div class="exp-picks" data-row="picks" data-suit=${t.suit}>
      ${t.cards.map(s=>mc(s,lr(s)===r,e))}
    </div>
  </div>`}function lr(t){return`pick-${t.code}`}function mc(t,e,n){return a`<button
    type="button"
    class="exp-pick exp-setup-pick"
    data-key=${lr(t)}
    data-lies=${t.lies}
    data-held=${t.held}
    tabindex=${e?0:-1}
    aria-label=${t.label}
    aria-pressed=${String(t.held||t.lies==="here")}
    @click=${()=>n.enter(t.code,"")}
  >
    ${t.text}${t.mark===""?p:a`<small data-mark=${t.mark}></small>`}
  </button>`}function pr(t,e){return t.length===0?p:a`<ul class="exp-fault exp-typed-faults" id=${e}>
    ${t.map(n=>a`<li>${$("stop")}<span>${n}</span></li>`)}
  </ul>`}function ra(t,e){let n=r=>{let s=r.target;s.type==="text"&&(s.dataset.moved=s.value),e.fill(hc(r.currentTarget))};return a`<div class="exp-calculator">
    <div class="exp-panel exp-tally">
      <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${M()}</div>
      <p class="exp-intro">${t.intro}</p>
      <form class="exp-tally-form" novalidate @input=${n} @submit=${r=>r.preventDefault()}>
        ${B(t.players,e)} ${t.lines.map(r=>fc(r,e))}
      </form>
      <p class="exp-tally-result" data-result>${t.settled?$("check"):p}<span>${t.result}</span></p>
      ${xc(t,e)}
    </div>
    <div class="exp-print" aria-hidden="true">
      ${wt(t.printed)}
      <p class="exp-print-result">${t.result}</p>
    </div>
  </div>`}function hc(t){return Object.fromEntries([...new FormData(t)].map(([e,n])=>[e,String(n)]))}function fc(t,e){return a`<div class="exp-tally-line" role="group" aria-label=${t.label} ?data-won=${t.won!==""}>
    <div class="exp-tally-boxes">
      ${na(t.person,e,"exp-tally-person")} ${t.boxes.map(n=>na(n,e))}
    </div>
    <p class="exp-tally-total exp-num">
      <span class="exp-quiet">${t.totalLabel}</span> <b data-total>${t.total}</b>
      ${t.won===""?p:a`<span class="exp-tally-won">${$("check")}${t.won}</span>`}
    </p>
    <p class="exp-tally-steps exp-num">${t.steps}</p>
  </div>`}function na(t,e,n=""){let r=`${e.id}-${t.name}`,s=[t.hint===""?"":`${r}-hint`,t.fault===""?"":`${r}-fault`].filter(Boolean);return a`<div class="exp-tally-box ${n}">
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
        .value=${$t(t.value)}
        aria-invalid=${t.fault===""?p:"true"}
        aria-describedby=${s.length>0?s.join(" "):p}
      />
      <span class="exp-tally-hint exp-num" id="${r}-hint">${t.hint}</span>
    </div>
    ${t.fault===""?p:a`<p class="exp-fault exp-tally-fault" id="${r}-fault">
            ${$("stop")}<span><b>${t.label}:</b> ${t.fault}</span>
          </p>`}`}function xc(t,e){let{copy:n,print:r}=t,s=e.copied?.name==="sheet"?e.copied:null;return a`<div class="exp-actions">
      <button
        type="button"
        class="exp-button"
        data-key="copy-sheet"
        @click=${()=>e.copy("sheet",n.text,{copied:n.copied,refused:n.refused})}
      >
        ${n.label}
      </button>
      <button type="button" class="exp-button" data-key="button-${r.id}" @click=${Oe}>
        <span>${r.label}</span>
      </button>
      ${t.buttons.map(o=>D(o,e))} ${bt(t.buttons,e)}
    </div>
    ${s===null?p:a`<p class="exp-help-line">${s.done?n.copied:n.refused}</p>`}
    ${s===null||s.done?p:a`<textarea class="exp-text exp-area" readonly data-copy="sheet" aria-label=${n.label} .value=${n.text}></textarea>`}`}function oa(t,e){let n=`${e.id}-part-${t.id}`;return t.folded?a`<details class="exp-fold">
      <summary data-key="fold-${t.id}">${$("next")}<span>${t.title}</span></summary>
      <div class="exp-fold-fields">${on(t,e)}</div>
    </details>`:a`<section class="exp-writer-part" data-part=${t.id} aria-labelledby=${n}>
    <h4 id=${n}>${t.title}</h4>
    ${t.about===""?p:a`<p class="exp-help-line">${t.about}</p>`} ${on(t,e)}
  </section>`}function on(t,e){return a`${t.fields.map(n=>aa(n,e))} ${t.rows.map(n=>gc(n,e))}
  ${ur(t.faults)} ${v(t.buttons,e)}`}function gc(t,e){return a`<div class="exp-writer-row">
    ${t.title===""?p:a`<p class="exp-legend">${t.title}</p>`}
    ${t.fields.map(n=>aa(n,e))} ${ur(t.faults)} ${v(t.buttons,e)}
  </div>`}function aa(t,e){return t.kind==="radio"||t.kind==="check"?bc(t,e):$c(t,e)}function $c(t,e){let n=`${e.id}-${t.name}`;return a`<div class="exp-writer-field">
    <label class="exp-legend" for=${n}>${t.label}</label>
    ${yc(t,n)} ${cr(t,n)}
  </div>`}function yc(t,e){let n=t.faults.length===0?p:"true",{name:r,value:s}=t;switch(t.kind){case"area":return a`<textarea class="exp-text exp-writer-area" rows=${r==="position"?2:4} spellcheck=${sa(r)?"false":"true"} id=${e} name=${r} data-key="field-${r}"
        .value=${$t(s)} aria-invalid=${n} aria-describedby=${sn(t,e)}></textarea>`;case"pick":return a`<select class="exp-text" id=${e} name=${r} data-key="field-${r}"
        aria-invalid=${n} aria-describedby=${sn(t,e)}>
        ${t.options.map(o=>a`<option value=${o.value} .selected=${o.checked}>${o.label}</option>`)}
      </select>`;default:return a`<input class="exp-text" type="text" autocomplete="off" id=${e} name=${r} data-key="field-${r}"
        spellcheck=${sa(r)?"false":"true"} .value=${$t(s)}
        aria-invalid=${n} aria-describedby=${sn(t,e)} />`}}function sa(t){return/position|record|solution|cards$|card$|follows$|^name$/.test(t)}function bc(t,e){let n=`${e.id}-${t.name}`,r=a`<div class="exp-choice-row">${t.options.map(s=>vc(t,s))}</div>`;return t.label===""?a`<div class="exp-writer-field">${r} ${cr(t,n)}</div>`:a`<fieldset class="exp-writer-field" aria-describedby=${sn(t,n)}>
    <legend class="exp-legend">${t.label}</legend>
    ${r} ${cr(t,n)}
  </fieldset>`}function vc(t,e){return a`<label class="exp-choice">
    <input
      type=${t.kind==="radio"?"radio":"checkbox"}
      name=${t.name}
      value=${e.value}
      data-key="field-${t.name}-${e.value}"
      .checked=${e.checked}
    />
    <span class="exp-choice-words"><span>${e.label}</span>${e.help?a`<small>${e.help}</small>`:p}</span>
  </label>`}function sn(t,e){let n=[t.help?`${e}-help`:"",t.faults.length>0?`${e}-faults`:""].filter(Boolean);return n.length>0?n.join(" "):p}function cr(t,e){return a`${t.help?a`<p class="exp-help-line" id="${e}-help">${t.help}</p>`:p}
  ${ur(t.faults,`${e}-faults`)}`}function ur(t,e){return t.length===0?p:a`<ul class="exp-fault exp-writer-faults" id=${e??p}>
    ${t.map(n=>a`<li>${$("stop")}<span>${n}</span></li>`)}
  </ul>`}var wc=400,an;function la(t,e,n){let r=`${n.id}-writer`,s={...n,press:i=>i.why===void 0?Ec(r,i.id,t,n):n.press(i)},o=t.tabs.find(i=>i.current)?.id??"";return a`<div class="exp-writer">
    <div>
      <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${M()}</div>
      <p class="exp-intro">${t.intro}</p>
    </div>
    <div class="exp-writer-halves">
      <form class="exp-writer-form" novalidate id=${r} @submit=${i=>i.preventDefault()}
        @input=${i=>Rc(i,t,n)} @change=${i=>Cc(i,t,n)}>
        <div class="exp-panel exp-writer-panel" role="group" aria-labelledby="${r}-lesson">
          <h3 id="${r}-lesson">${t.lesson.title}</h3>
          ${on(t.lesson,s)} ${kc(t,s)}
        </div>
        <div class="exp-panel exp-writer-panel" role="group" aria-labelledby="${r}-form">
          <h3 id="${r}-form">${t.formTitle}</h3>
          ${Be(o,a`${t.parts.map(i=>oa(i,s))}`)}
        </div>
      </form>
      <div class="exp-writer-side">
        ${Lc(t,s)} ${Tc(t,e,n)}
      </div>
    </div>
    <div class="exp-writer-takes">${ia(t.cell,n)} ${ia(t.notebook,n,Sc(t))}</div>
  </div>`}function kc(t,e){return a`<section class="exp-writer-part" aria-label=${t.tabsLabel}>
    <h4>${t.tabsLabel}</h4>
    <ol class="exp-writer-tabs">${t.tabs.map(n=>a`<li>${Mc(n,e)}</li>`)}</ol>
    ${v(t.buttons,e)}
  </section>`}function Mc(t,e){let n=()=>e.press({id:t.id,label:t.label});return a`<button type="button" class="exp-button exp-writer-tab" data-key="button-${t.id}"
    aria-current=${t.current?"true":p} @click=${n}>
    <span>${t.label}</span><small>${t.note}</small>
  </button>`}function Lc({todo:t},e){return a`<section class="exp-panel exp-writer-panel" aria-label=${t.title}>
    <h3>${t.title}</h3>
    <p class="exp-writer-said" data-well=${String(t.well)}>${t.well?$("check"):p}<span>${t.said}</span></p>
    ${t.items.length===0?p:a`<ul class="exp-writer-items">${t.items.map(n=>a`<li>${n}</li>`)}</ul>`}
    <div class="exp-actions">${D(t.button,e)}</div>
  </section>`}function Tc(t,{exercise:e,setup:n},r){return a`<section class="exp-writer-try" aria-label=${t.tryTitle}>
    <h3>${t.tryTitle}</h3>
    ${t.tryAbout===""?p:a`<p class="exp-help-line">${t.tryAbout}</p>`}
    ${e===void 0?p:Ye(e,r)} ${n===void 0?p:rn(n,r)}
  </section>`}function Sc({nextTitle:t,next:e}){return a`<p>${t}</p>
    <ul class="exp-writer-next">${e.map(([n,r])=>a`<li><code>${r}</code> <span class="exp-quiet">${n}</span></li>`)}</ul>`}function ia(t,e,n=p){let r=e.copied?.name===t.name?e.copied:null,s=()=>t.file===""?e.copy(t.name,t.text,t):ge(t.text,t.file);return a`<section class="exp-panel exp-writer-panel" aria-label=${t.title}>
    <h3>${t.title}</h3>
    <p class="exp-help-line">${t.about}</p>
    ${t.file===""&&t.text!==""?a`<pre class="exp-writer-source" tabindex="0" aria-label=${t.title}><code>${t.text}</code></pre>`:p}
    ${t.text===""?p:a`<div class="exp-actions">
            <button type="button" class="exp-button" data-key="take-${t.name}" @click=${s}><span>${t.label}</span></button>
          </div>`}
    ${r===null?p:a`<p class="exp-help-line">${r.done?t.copied:t.refused}</p>`}
    ${r===null||r.done?p:a`<textarea class="exp-text exp-area" readonly data-copy=${t.name} aria-label=${t.title} .value=${t.text}></textarea>`}
    ${n}
  </section>`}function Rc(t,e,n){let r=t.target;if(r.type==="radio"||r.type==="checkbox"||r.localName==="select")return;r.dataset.moved=r.value;let s=t.currentTarget;clearTimeout(an),an=setTimeout(()=>n.fill(dr(s,e)),wc)}function Cc(t,e,n){clearTimeout(an),n.fill(dr(t.currentTarget,e))}function Ec(t,e,n,r){let s=document.getElementById(t);clearTimeout(an);let o=dr(s,n);Ce(s),r.submit({...o,press:e})}function dr(t,e){let n=new FormData(t),r=[e.lesson,...e.parts].flatMap(s=>[...s.fields,...s.rows.flatMap(o=>o.fields)]);return Object.fromEntries(r.map(({name:s})=>[s,n.getAll(s).join(",")]))}function mr(t,e,n){return a`${e?Vc(n):p} ${E(t)?Ac(t,n):Hc()}`}function Ac(t,e){return a`${t.positionHead===void 0?p:Uo(t.positionHead,e)}
  ${t.form===void 0?p:Fs(t.form,e)}
  ${t.exercise===void 0||t.writer!==void 0?p:Ye(t.exercise,e)}
  ${t.chart===void 0?p:Gs(t.chart,e)}
  ${t.table===void 0?p:Nt(t.table,e)}
  ${t.summary===void 0?p:_s(t.summary,e)}
  ${t.review===void 0?p:Yo(t.review,e)}
  ${t.calculator===void 0?p:zs(t.calculator,e)}
  ${t.tally===void 0?p:ra(t.tally,e)}
  ${t.lab===void 0?p:Wo(t.lab,e)}
  ${t.writer===void 0?p:la(t.writer,t,e)}
  ${t.routes===void 0?p:Qe(t.routes,e)}
  ${t.routeEnd===void 0?p:Xo(t.routeEnd,e)}
  ${t.explorer===void 0?p:ea(t.explorer,e)}
  ${t.setup===void 0||t.writer!==void 0?p:rn(t.setup,e)}
  ${t.positionShare===void 0?p:Jo(t.positionShare,e)}
  ${t.share===void 0?p:Go(t.share,e)}`}function Hc(){return a`<p class="exp-starting">${k.starting}</p>`}function Vc(t){return a`<div class="exp-note exp-note--refused exp-lost">
    ${$("stop")}
    <div>
      <p>${k.lost}</p>
      <button type="button" class="exp-button" data-key="reload" @click=${()=>t.reload()}>
        ${k.lostAction}
      </button>
    </div>
  </div>`}function ca(t,e,{narrow:n,moves:r}){let{words:s}=t,o=a`<details class="exp-map-signs"><summary>${s.legend}</summary>${pa(t)}</details>`;return a`${n?o:pa(t)}${Zc(t,e,r)}`}function pa({legend:t,words:e}){return a`<ul class="exp-map-legend" aria-label=${e.legend}>
    ${t.map(n=>a`<li data-sign=${n.sign}>${jc(n)}</li>`)}
  </ul>`}function jc({sign:t,text:e}){return t==="own"||t==="open"?a`<span class="exp-map-pill exp-map-pill--${t}">${e}</span>`:a`${Pc(t)} ${e}`}function Pc(t){let e=t==="token"?oe(0,"",!1):t==="edge"?_t("red",6,"left"):_t(t,t==="start"?4.4:6);return a`<svg class="exp-map-icon" viewBox=${t==="edge"?"-5 -9.5 19 19":"-9.5 -9.5 19 19"} aria-hidden="true" focusable="false">${pt(e)}</svg>`}function Zc({words:t},e,n){return a`<div class="exp-map-zoom" role="group" aria-label=${t.view}>
    <button type="button" class="exp-button" data-key="map-out" aria-label=${t.zoomOut} title=${t.zoomOut} @click=${()=>e.zoom(!1)}>
      −
    </button>
    <button type="button" class="exp-button" data-key="map-in" aria-label=${t.zoomIn} title=${t.zoomIn} @click=${()=>e.zoom(!0)}>
      +
    </button>
    <button type="button" class="exp-button" data-key="map-whole" @click=${()=>e.whole()}>${t.whole}</button>
    <button type="button" class="exp-button" data-key="map-move" ?hidden=${!n} @click=${()=>e.toMove()}>${t.toMove}</button>
  </div>`}var Bc=[23.4,-23.4],Dt=30;function ma(t){return t.map(e=>{let n="";for(let r=0;r+1<e.length;r+=2)n+=`${n===""?"M":"L"}${e[r]} ${-e[r+1]}`;return`${n}Z`}).join("")}function ha(t,e){let{board:n,scale:r,stretch:s,unit:o,window:i}=t,l=pe(i,"sea");if(e==="")return l+ua(t);let{x:c,y:u}=t.point(0,0),m=`translate(${R(c)} ${R(u)}) scale(${r.toFixed(4)} ${(r*s).toFixed(4)})`,d=(x,y)=>b("path",{class:`exp-map-${x}`,d:e,transform:m,"vector-effect":"non-scaling-stroke","stroke-width":y}),g=Bc.filter(x=>x<n.frame.top&&x>n.frame.bottom).map(x=>ga(t,x)).join("");return l+d("shallow",17*o)+d("shore",7.5*o)+ua(t)+d("land",null)+b("path",{class:"exp-map-grid exp-map-tropic",d:g})}function fa(t,e){let n=[],r={land:"",sea:""};for(let{a:o,b:i,dashed:l}of t.board.links){let c=t.course(e,o,i);c!==null&&(n.push([c.tail,c.tip]),r[l?"sea":"land"]+=C(c.tail,c.tip))}return{drawn:b("path",{class:"exp-map-link",d:r.land})+b("path",{class:"exp-map-link exp-map-link--sea",d:r.sea}),courses:n}}function xa(t){let{size:e,window:n,board:r,look:s}=t,o=e.narrow?4:6*t.unit,{x:i,y:l,width:c,height:u}=n,m={x:i-o,y:l-o,width:c+2*o,height:u+2*o},d=(r.frame.right-r.frame.left)/s.zoom>180?10:5,[h,g]=[o/2,o/4],x="";for(let[w,L]of da(r.frame.left,r.frame.right,d)){let[Z,P]=[Math.max(i,t.point(w,0).x),Math.min(i+c,t.point(L,0).x)];if(P>Z)for(let et of[l-o,l+u])x+=pe({x:Z,y:et+g,width:P-Z,height:h},"scale")}for(let[w,L]of da(r.frame.bottom,r.frame.top,d)){let[Z,P]=[Math.max(l,t.point(0,L).y),Math.min(l+u,t.point(0,w).y)];if(P>Z)for(let et of[i-o,i+c])x+=pe({x:et+g,y:Z,width:h,height:P-Z},"scale")}let y=[m,n].map(w=>`M${R(w.x)} ${R(w.y)}h${R(w.width)}v${R(w.height)}h${R(-w.width)}Z`);return b("path",{class:"exp-map-page",d:y.join("")})+pe(m,"frame")+pe(n,"frame")+x}function ua(t){let{left:e,right:n,top:r,bottom:s}=t.board.frame,{y:o,height:i}=t.window,l="";for(let c=Math.ceil(e/Dt)*Dt;c<=n;c+=Dt){let{x:u}=t.point(c,0);l+=C({x:u,y:o},{x:u,y:o+i})}for(let c=Math.ceil(s/Dt)*Dt;c<=r;c+=Dt)l+=ga(t,c);return b("path",{class:"exp-map-grid",d:l})}function ga(t,e){let{x:n,width:r}=t.window,{y:s}=t.point(0,e);return C({x:n,y:s},{x:n+r,y:s})}function da(t,e,n){let r=[];for(let s=Math.ceil(t/n/2)*n*2;s<e;s+=2*n)r.push([s,s+n]);return r}function pe({x:t,y:e,width:n,height:r},s){return b("rect",{class:`exp-map-${s}`,x:t,y:e,width:n,height:r})}var ln=new Map,It;function pn(t,e,n,r){let s=`${n?700:400} ${e.toFixed(2)}px ${r}`,o=`${s}|${t}`,i=ln.get(o);return i===void 0&&(It===void 0&&(It=document.createElement("canvas").getContext("2d")??null),It&&(It.font=s),i=It?It.measureText(t).width:t.length*e*(n?.56:.52),ln.size>4e3&&ln.clear(),ln.set(o,i)),i}var Tt=["lit","reached","own","head","start","open","token","edge","visited","other"],Oc=11,_c=11.5;function Nc({place:t,stand:e}){return V(e)?"lit":e.reached||e.marked?"reached":e.own?"own":e.heads.length>0||e.from?"head":t.kind==="start"?"start":e.open?"open":e.tokens.length>0?"token":t.edge?"edge":e.visited?"visited":"other"}function Dc(t){return t.own?"own":t.open?"open":V(t)?"plain":t.reached?"now":null}function cn(t,e,n,r=!1){let{place:s,side:o,stand:i,at:l,reach:c}=e,u=Nc(e),m=Dc(i)??(r?"open":null),d=m!==null||["reached","head","start"].includes(u),h=(t.size.narrow?_c:Oc)*t.unit*(d?1.06:1),g=m===null?0:4*t.unit,x=i.numbers.length*h*1.5;return{code:s.code,text:s.short,at:l,reach:c,wish:o==="right"?s.wishRight:s.wish,rank:Tt.indexOf(u),must:Tt.indexOf(u)<=Tt.indexOf("open")||u==="edge",bold:d,plate:m,numbers:i.numbers,chosen:i.chosen,size:h,padding:g,lead:x,width:pn(s.short,h,d,n)+2*g+x+1,height:h*(m===null?1.12:1.5)}}function un({label:t,box:e,brief:n,push:r,ambiguous:s},o,i){let{plate:l,padding:c,lead:u,size:m,numbers:d,bold:h}=t,g=e.y+e.height/2,x=r>8*o.unit||s&&(t.must||o.isRoomy)?Ic(t,e):"";l!==null&&(x+=b("rect",{class:`exp-map-plate exp-map-plate--${l}`,...e,rx:3*o.unit})),d.forEach((L,Z)=>{let P=e.x+c+m*(.52+1.5*Z);x+=b("circle",{class:"exp-map-number",cx:P,cy:g,r:m*.66}),x+=b("text",{class:"exp-map-digit",x:P,y:g+m*.35,"font-size":m*(L>9?.8:.98)},String(L))});let w={class:`exp-map-name${h?" exp-map-name--bold":""}${l===null?"":` exp-map-name--${l}`}`,x:e.x+c+u,y:g+m*.35,"font-size":m};return n||(x+=b("text",w,kt(t.text))),t.numbers.length>0?b("g",{class:F(i)},x):x}function Ic({at:t,reach:e},n){let r={x:Math.max(n.x,Math.min(t.x,n.x+n.width)),y:Math.max(n.y,Math.min(t.y,n.y+n.height))},s=Math.hypot(t.x-r.x,t.y-r.y);if(s<=e)return"";let o=e/s,i={x:t.x+(r.x-t.x)*o,y:t.y+(r.y-t.y)*o};return b("path",{class:"exp-map-leader",d:C(r,i)})}var Fc=["E","W","N","S","NE","SE","NW","SW"],zc=["SSE","SSW","NNE","NNW"],$a=[0,6,14,24],Kc=Tt.indexOf("edge"),ya=Tt.indexOf("token"),Wc=Tt.indexOf("visited"),qc=260,Uc=60;function ba(t,e,n,r,s){let o=[...t].sort((h,g)=>h.rank-g.rank||g.text.length-h.text.length),i=new Map(o.map(h=>[h,Jc(h,e,n,r)])),l=o.filter(h=>h.must),c=Gc(l,i,s?1:Uc),{unit:u,isRoomy:m,size:d}=r;for(let h of o){if(h.must||d.narrow&&r.room<95&&h.rank>ya)continue;let g=va(i.get(h),c),x=m?1e3:h.rank<=ya?42:h.rank===Wc?34:28;g===null||g.hard>(m?34:0)||g.soft>x*u*u||c.push({label:h,...g})}return c}function Gc(t,e,n){let r=7,s=()=>(r=r*16807%2147483647)/2147483647,o={cost:1/0,placed:[]};for(let i=0;i<n;i++){let l=i%3===0?.02:.15,c=i===0?t:t.map(d=>({label:d,turn:s()+d.rank*l})).sort((d,h)=>d.turn-h.turn).map(({label:d})=>d),u=[],m=0;for(let d of c){let h=va(e.get(d),u);if(h!==null&&(h.hard>40&&d.rank===Kc?m+=60:(u.push({label:d,...h}),m+=h.total),m>=o.cost))break}m<o.cost&&(o={cost:m,placed:u})}return o.placed}function va(t,e){let n=null;for(let r of t){if(n!==null&&r.hard*10+r.soft>=n.total)break;let{hard:s}=r,o=Ot(r.box,1.5,.5);for(let l of e){let c=J(o,l.box);c>0&&(s+=3*c+60)}let i=s*10+r.soft;(n===null||i<n.total)&&(n={...r,hard:s,total:i})}return n}function Jc(t,e,n,r){let{unit:s,isRoomy:o}=r,i=t.must||o,l=[t.wish,...Fc.filter(y=>y!==t.wish),...i?zc:[]],c=(i?$a:$a.slice(0,1)).map(y=>y*s),u=t.reach+c.at(-1)+12,m=Ot({...t.at,width:0,height:0},t.width+u,t.height+u),d=n.near(m),h=e.filter(y=>y.place.code!==t.code&&dt(y.at,m)<40);return(t.numbers.length>0&&!t.chosen?[!1,!0]:[!1]).flatMap(y=>c.flatMap(w=>l.map((L,Z)=>{let P=hr(t,L,w,y?t.lead+2*t.padding:t.width),et=(Z===0?0:3+Z*.6)+w*1.5+(y?qc:0);return Qc(t,P,{push:w,soft:et,brief:y},d,h)}))).sort((y,w)=>y.hard*10+y.soft-w.hard*10-w.soft)}function Qc(t,e,n,r,s){let{soft:o}=n,i=ut(Ot(r.window,-2,-2),e)?0:900;for(let u of r.taken){let m=J(e,u.box);m>1&&(i+=m+(u.fixed?400:30))}let l=dt(t.at,e),c=!1;for(let u of s){let m=dt(u.at,e);m<u.reach+4&&(o+=t.must?9:6),!(m>=l-1.5)&&(c=!0,o+=t.must?14:8)}for(let[u,m]of r.arrows)o+=Q(u,m,e)*(t.must?1.2:2.6);for(let[u,m]of r.links)o+=Q(u,m,e)*(t.plate===null?.5:.25);return{...n,box:e,hard:i,soft:o,ambiguous:c}}function hr({at:t,reach:e,height:n},r,s,o){let i=e+s+2.5,l=(e+s)*.72+1,c=r.startsWith("N"),[u,m]=r==="E"||r==="W"?[r==="E"?i:-i-o,-n/2]:r.length===2?[r.endsWith("E")?l:-l-o,c?-l-n+2:l-2]:[-o*(r.length===1?.5:r.endsWith("E")?.28:.72),c?-i-n+1:i-1];return{x:t.x+u,y:t.y+m,width:o,height:n}}function wa({projection:t,names:e,family:n},r){if(r===null||e.some(({label:l,brief:c})=>l.code===r.place.code&&!c))return"";let s={...cn(t,r,n,!0),reach:r.reach+4},i=["E","W","N","S","NW","SW"].map(l=>hr(s,l,0,s.width)).find(l=>ut(t.window,l));return i===void 0?"":un({label:s,box:i,brief:!1,push:0,ambiguous:!1},t,"")}var tt={zoom:1,x:.5,y:.5},Yc=[1.15,1.42],Xc=68,tu=1.4,eu=600,nu=110,ru=16,X=(t,e,n)=>Math.min(n,Math.max(e,t)),dn=class t{constructor(e,n,r){this.board=e;this.size=n;let{frame:s,places:o}=e,i=Math.sqrt(n.width*n.height/Math.max(1,o.length)),l=X(n.width/eu/n.text,1,tu);this.unit=n.text*(n.narrow?.95:1)*X(Math.sqrt(i/Xc/n.text),1,l),this.border=n.narrow?6:11*this.unit,this.outside=o.some(L=>L.edge)?9*this.unit:0;let[c,u]=[s.right-s.left,s.top-s.bottom],m={width:n.width-2*this.border,height:n.height-2*this.border},d=(m.width-2*this.outside)/c;this.stretch=X(m.height/(u*d),...Yc),this.base=Math.max(.1,Math.min(d,m.height/(u*this.stretch)));let h=X(r.zoom,1,this.closest);this.scale=this.base*h,this.wide=c*this.scale+2*this.outside,this.high=u*this.scale*this.stretch;let g=Math.min(this.wide,m.width),x=Math.min(this.high,m.height),y=this.border+(m.width-g)/2,w=this.border+(m.height-x)/2;this.window={x:y,y:w,width:g,height:x},this.origin={x:X(y+g/2-r.x*this.wide,y+g-this.wide,y),y:X(w+x/2-r.y*this.high,w+x-this.high,w)},this.look={zoom:h,x:(y+g/2-this.origin.x)/this.wide,y:(w+x/2-this.origin.y)/this.high}}board;size;unit;border;outside;stretch;base;scale;window;wide;high;look;origin;get closest(){return Math.max(6,ru/this.base)}get radius(){return X(this.scale*2.05,4.6,9)*Math.max(1,this.unit)}get arrowUnit(){return Math.max(this.unit,Math.min(1.5,this.unit*X(this.scale/4.4/this.unit,1,1.35)))}get room(){return Math.sqrt(this.wide*this.high/Math.max(1,this.board.places.length))/this.unit}get isRoomy(){return this.room>=nu}point(e,n){let{left:r,top:s}=this.board.frame;return{x:this.origin.x+this.outside+(e-r)*this.scale,y:this.origin.y+(s-n)*this.scale*this.stretch}}degrees({x:e,y:n}){let{left:r,top:s}=this.board.frame;return{lon:r+(e-this.origin.x-this.outside)/this.scale,lat:s-(n-this.origin.y)/this.scale/this.stretch}}at(e,n){let{left:r,right:s}=this.board.frame;return this.point(e.edge?n==="right"?s:r:e.lon,e.lat)}zoomed(e,n){let r=X(this.look.zoom*e,1,this.closest),s=r/this.look.zoom,{x:o,y:i,width:l,height:c}=this.window,u=n.x-this.outside-(n.x-this.origin.x-this.outside)*s,m=n.y-(n.y-this.origin.y)*s,d=(this.wide-2*this.outside)*s+2*this.outside;return{zoom:r,x:(o+l/2-u)/d,y:(i+c/2-m)/(this.high*s)}}seen(e){return new t(this.board,this.size,e)}dragged(e,n){return{zoom:this.look.zoom,x:this.look.x-e/this.wide,y:this.look.y-n/this.high}}fitted(e,n){if(e.length===0)return tt;let[r,s]=[e.map(({x:h})=>h),e.map(({y:h})=>h)],[o,i,l,c]=[Math.min(...r),Math.max(...r),Math.min(...s),Math.max(...s)],{width:u,height:m}=this.size,d=Math.min((u-2*this.border-190*this.unit)/(i-o+this.scale),(m-2*this.border-90*this.unit)/(c-l+this.scale*this.stretch));return{zoom:n??X(d*this.look.zoom,1,this.closest/2),x:((o+i)/2-this.origin.x)/this.wide,y:((l+c)/2-this.origin.y)/this.high}}},mn=class{constructor(e){this.board=e;this.places=new Map(e.places.map(n=>[n.code,n])),this.links=new Map(e.links.map(n=>[at(n.a,n.b),n]))}board;places;links;place(e){return this.places.get(e)}link(e,n){return this.links.get(at(e,n))}course(e,n,r){let[s,o,i]=[this.place(n),this.place(r),this.link(n,r)];return s===void 0||o===void 0||i===void 0?null:{tail:e.at(s,i.side),tip:e.at(o,i.side)}}};function at(t,e){return t<e?`${t} ${e}`:`${e} ${t}`}var fr=6.6;function xr(t){let e=new Map;for(let{expedition:n,arrows:r}of t)for(let[s,o]of r){if(s===void 0||o===void 0)continue;let i=at(s,o),l=e.get(i)??[];l.includes(n)||e.set(i,[...l,n])}return e}function ka(t,e,n,r,s){let o=e.get(at(r,s))??[],i=o.indexOf(n);return i<0?0:(i-(o.length-1)/2)*La(t,r,s)}function Ma(t,e,n,r,s,o){let i=(e.get(at(s,o))??[]).filter(c=>c!==r);return i.length===0?0:(i.every(c=>n.indexOf(c)>n.indexOf(r))?-1:1)*(i.length/2+.4)*La(t,s,o)}function La(t,e,n){let r=t.link(e,n);return r===void 0||r.a===e?1:-1}function Ta(t,e,n,r,s){let o={arrows:"",badges:"",courses:[],taken:[]},i=xr(n.journeys),l=e.arrowUnit,c=r.verb==="remove"?new Map(r.choices.map(({tail:u,place:m})=>[at(u,m),m])):null;for(let{expedition:u,arrows:m,closed:d,loops:h}of n.journeys)m.forEach(([g="",x=""],y)=>{let w=t.course(e,g,x);if(w===null)return;let L={...w,aside:ka(t,i,u,g,x)*fr*l},P=u===r.expedition&&c?.get(at(g,x))===r.chosen&&r.chosen!==null?{css:"exp-map-doomed"}:{},et=[e.radius,e.radius];if(o.arrows+=se(u,L,{unit:l,marks:et,branches:h.includes(y),...P}),o.courses.push([L.tail,L.tip]),!d.includes(y))return;let T=q(L,Ue(L)/2);o.badges+=ro(u,T,e.unit),o.taken.push(ot(T,6.4*e.unit))});return o.arrows+=su(e,n),r.verb==="lay"&&ou(t,e,n,r,s,o),o}function su(t,{journeys:e}){let n=t.board.places.filter(r=>r.edge);return e.flatMap(({expedition:r,arrows:s})=>{let o=new Set(s.flat());return n.filter(({code:i})=>o.has(i)).flatMap(i=>["left","right"].map(l=>so(r,t.at(i,l),l,t.outside+2,t.unit)))}).join("")}function ou(t,e,n,r,s,o){let i=xr(n.journeys),l=n.journeys.map(({expedition:h})=>h),{unit:c,radius:u,arrowUnit:m}=e,d="";for(let{place:h,tail:g}of r.choices){let x=t.course(e,g,h);if(x===null)continue;let y=Ma(t,i,l,r.expedition,g,h)*fr*m,w={...x,aside:y};o.courses.push([w.tail,w.tip]),s.get(h)?.chosen===!0&&(r.chosenTail===null||r.chosenTail===g)?d+=se(r.expedition,w,{unit:m*1.15,marks:[u,u+6*c]}):o.arrows+=oo(r.expedition,w,c)}o.arrows+=d}var hn=class t{constructor(e,n,r){this.window=e;this.arrows=n;this.links=r}window;arrows;links;taken=[];take(e,n,r){this.taken.push({box:e,owner:n,fixed:r})}near(e){let n=([s,o])=>Q(s,o,e)>0,r=new t(this.window,this.arrows.filter(n),this.links.filter(n));return r.taken.push(...this.taken.filter(s=>J(s.box,e)>0)),r}cost(e,n){let r=ut(this.window,e)?0:900;for(let s of this.taken)s.owner!==n&&(r+=J(e,s.box)*(s.fixed?5:3));for(let[s,o]of this.arrows)r+=Q(s,o,e)*3;for(let[s,o]of this.links)r+=Q(s,o,e)*.8;return r}};var au=10.5,iu=.15,gr=2;function Sa(t,e,n,r){let s=au*t.unit,o=[...n.taken,...r].map(({box:i})=>i);return t.board.seas.flatMap(({name:i,area:l})=>{let c=pn(i.toUpperCase(),s,!1,"serif")*1.1+i.length*s*iu+6,u=t.point((l.left+l.right)/2,(l.top+l.bottom)/2),m=lu(l).map(([x,y])=>{let{x:w,y:L}=t.point(x,y);return{x:w-c/2,y:L-s*.8,width:c,height:s*1.6}}),d=({x,y,height:w})=>Math.hypot(x+c/2-u.x,1.5*(y+w/2-u.y));m.sort((x,y)=>d(x)-d(y));let h=Ot(t.window,-8,-4),g=m.find(x=>ut(h,x)&&pu(x,n,o)&&e.isSea(t,x));return g!==void 0&&o.push(g),g===void 0?[]:[{name:i,box:g,size:s}]})}function Ra(t){return t.map(({name:e,box:{x:n,y:r,width:s,height:o},size:i})=>{let l={x:n+s/2,y:r+o/2+i*.35,"font-size":i};return b("text",{class:"exp-map-sea-name",...l},kt(e))}).join("")}var fn=class{rings;constructor({land:e}){this.rings=e.map(n=>{let[r,s]=[0,1].map(o=>n.filter((i,l)=>l%2===o));return{ring:n,west:Math.min(...r),east:Math.max(...r),south:Math.min(...s),north:Math.max(...s)}})}isSea(e,{x:n,y:r,width:s,height:o}){for(let i=0;i<=8;i++)for(let l of[0,.5,1]){let{lon:c,lat:u}=e.degrees({x:n+s*i/8,y:r+o*l});if(this.isLand(c,u))return!1}return!0}isLand(e,n){return this.rings.some(({ring:r,west:s,east:o,south:i,north:l})=>{if(e<s||e>o||n<i||n>l)return!1;let c=!1;for(let u=0,m=r.length-2;u<r.length;m=u,u+=2){let[d,h,g,x]=[r[u],r[u+1],r[m],r[m+1]];h>n!=x>n&&e>d+(n-h)/(x-h)*(g-d)&&(c=!c)}return c})}};function lu({left:t,right:e,top:n,bottom:r}){let s=[];for(let o=r+gr;o<n;o+=gr)for(let i=t;i<=e;i+=gr)s.push([i,o]);return s}function pu(t,e,n){return!n.some(r=>J(r,t)>0)&&!e.arrows.some(([r,s])=>Q(r,s,t)>0)&&!e.links.some(([r,s])=>Q(r,s,t)>0)}var xn=class{constructor(e){this.atlas=e;this.outline=ma(e.board.land),this.land=new fn(e.board),this.layers.setAttribute("aria-hidden","true"),this.inside.append(...["ground","links","arrows","places","beside","names"].map(()=>W("g"))),this.layers.append(this.inside,this.edges,this.hints)}atlas;layers=W("g");inside=W("svg");edges=W("g");hints=W("g");outline;land;ground="";hinted="";spots(e,{scene:n,lit:r}){return go(e,xo(this.atlas,n,r))}draw(e,n,r,s,o,i){let{scene:l,lit:c}=n,{unit:u,window:m}=e,d=new Map(r.map(T=>[T.place.code,T.stand])),h=fa(this.atlas,e),g=Ta(this.atlas,e,l,c,d),x=new hn(m,g.courses,h.courses);for(let{at:T,reach:it,place:ce}of r)x.take(ot(T,it),ce.code,!1);for(let T of g.taken)x.take(T,"",!0);s!==null&&x.take(s,"",!0);let y=r.filter(({at:T})=>Mt(T,m,10)),w=l.journeys.map(({expedition:T,head:it})=>{let ce=y.find(({place:Ia,side:Fa})=>Ia.code===it&&Fa===this.sideOf(l,T,it));return ce===void 0?"":uo(x,ce,T,e.radius,u)}),L=y.filter(({side:T})=>T!=="right").flatMap(T=>T.stand.tokens.map(it=>co(x,T,it,u))),Z=l.nameless?[]:y.map(T=>cn(e,T,o)),P=ba(Z,r,x,e,i),et=[...r].sort((T,it)=>Ca(T)-Ca(it));return this.write(e,[ha(e,this.outline),Ra(Sa(e,this.land,x,P))+h.drawn,g.arrows,et.map(T=>yo(e,c.expedition,T)).join(""),w.join("")+L.join("")+g.badges,P.map(T=>un(T,e,c.expedition)).join("")]),this.edges.innerHTML=xa(e),{projection:e,spots:r,names:P,family:o}}hint(e,n){let r=wa(e,n);r!==this.hinted&&(this.hints.innerHTML=this.hinted=r)}sideOf(e,n,r){if(r===null||this.atlas.place(r)?.edge!==!0)return null;let s=e.journeys.find(o=>o.expedition===n)?.arrows.at(-1);return this.atlas.link(s?.[0]??"",r)?.side??"left"}write({window:e},n){let{x:r,y:s,width:o,height:i}=e;for(let[l,c]of Object.entries({x:r,y:s,width:o,height:i}))this.inside.setAttribute(l,String(c));this.inside.setAttribute("viewBox",`${r} ${s} ${o} ${i}`),n.forEach((l,c)=>{c===0&&l===this.ground||(this.inside.children[c].innerHTML=l)}),this.ground=n[0]}};function Ca({stand:t}){return V(t)?2:t.heads.length>0||t.reached?1:0}var cu={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}},uu=2.2,du=1e3;function Ea({key:t,ctrlKey:e,metaKey:n,altKey:r}){if(e||n||r)return null;let s=cu[t];return s!==void 0?{type:"move",way:s}:t==="Enter"||t===" "?{type:"act"}:t==="+"||t==="="?{type:"zoom",closer:!0}:t==="-"?{type:"zoom",closer:!1}:t==="0"?{type:"whole"}:/^[1-9]$/.test(t)?{type:"number",number:Number(t)}:new RegExp("^\\p{L}$","u").test(t)?{type:"letter",letter:t}:null}function Aa(t,e,n){let r=null;for(let s of t){let[o,i]=[s.at.x-e.at.x,s.at.y-e.at.y],l=o*n.x+i*n.y;if(s.place.code===e.place.code||l<=1)continue;let c=l+uu*(Math.abs(o*n.y)+Math.abs(i*n.x));(r===null||c<r.cost)&&(r={spot:s,cost:c})}return r?.spot??null}var gn=class{typed="";last=-1/0;names;constructor(e){this.names=e.flatMap(({code:n,name:r,short:s})=>[...new Set([r,s])].map(o=>({code:n,name:$r(o)}))).sort((n,r)=>n.name.localeCompare(r.name))}next(e,n,r){this.typed=r-this.last>du?$r(e):this.typed+$r(e),this.last=r;let s=/^(.)\1+$/u.test(this.typed);return this.find(this.typed,this.typed.length===1,n)??(s?this.find(this.typed.charAt(0),!0,n):null)}find(e,n,r){let s=[...new Set(this.names.filter(({name:o})=>o.startsWith(e)).map(({code:o})=>o))];return s[n?(s.indexOf(r)+1)%s.length:0]??null}};function $r(t){return t.normalize("NFD").replace(new RegExp("\\p{M}","gu"),"").toLowerCase()}function Ha(t,e,n){let r=new gn(e);t.addEventListener("keydown",s=>{let o=n.focused();if(s.key==="Tab"||o===null)return;let i=s.key==="?"||s.key==="Escape";!s.ctrlKey&&!s.metaKey&&!s.altKey&&!i&&s.stopPropagation();let l=Ea(s);if(l!==null)switch(s.preventDefault(),l.type){case"move":{let c=Aa(n.spots(),o,l.way);return c===null?void 0:n.focus(c.place.code,c.side)}case"letter":{let c=n.nameless()?null:r.next(l.letter,o.place.code,s.timeStamp);return c===null?void 0:n.focus(c)}case"number":return s.repeat?void 0:n.number(l.number);case"act":return s.repeat?void 0:n.act(o.place.code);case"zoom":return n.zoom(l.closer);case"whole":return n.whole()}})}var mu={width:960,height:560};function Va({clientWidth:t,clientHeight:e},n){let r=parseFloat(getComputedStyle(n).fontSize)/16||1,s=t===0?mu:{width:t,height:e};return{...s,text:r,narrow:s.width<640*r}}var hu=60,fu=480,ja={narrow:3.4,wide:2},$n=class{constructor(e,n,r){this.atlas=e;this.box=n;this.host=r}atlas;box;host;look=tt;moved=!1;cramped=!1;get size(){return Va(this.box,this.host)}get isHeld(){return this.look.zoom>1&&this.moved}projection(e=this.look){return new dn(this.atlas.board,this.size,e)}take(e){this.look=e,this.moved=!0}toMove(e){this.look=$o(this.atlas,this.projection(tt),e),this.moved=!this.isCramped}follow(e){!this.moved&&e.choices.length>0&&this.isCramped&&this.toMove(e)}resized(e){let n=this.isCramped;!this.moved&&n!==this.cramped&&(this.look=tt,n&&this.toMove(e)),this.cramped=n}showPlace(e){let n=this.atlas.place(e);if(n===void 0||this.projection().isRoomy)return;let r=this.projection(tt);this.look=r.fitted([r.at(n,null)],this.size.narrow?ja.narrow:ja.wide),this.moved=!this.isCramped}get isCramped(){let{narrow:e,width:n,text:r}=this.size;return e&&(n<fu*r||this.projection(tt).room<hu)}};var xu=[.31,.38,.46,.56],gu=2,yn=class{element=document.createElement("div");corner=0;box=null;heights=new Map;constructor(){this.element.className="exp-map-note"}show(e,n,r){this.element.setAttribute("aria-live",r?"polite":"off"),this.element.hidden=e===null,U(e===null?"":bu(e,n),this.element)}settle(e,n,r,s){let{element:o}=this;if(o.hidden)return null;let i=e.size.narrow?null:this.freest(e,n,r,s?1e6:e.look.zoom>1?gu:0),l=i===null||e.look.zoom<=1&&i.cost>0?null:i.box;return o.classList.toggle("exp-map-note--below",l===null),o.style.width=l===null?"":`${l.width}px`,o.style.left=l===null?"":`${Math.round(l.x)}px`,o.style.top=l===null?"":`${Math.round(l.y)}px`,this.box=l,l}covers(e){return this.box!==null&&!this.element.hidden&&dt(e,this.box)<12}heightAt(e,n){let r=`${e} ${n} ${this.element.textContent}`,s=this.heights.get(r);return s===void 0&&(this.element.classList.remove("exp-map-note--below"),this.element.style.width=`${e}px`,s=this.element.offsetHeight,s>0&&this.heights.set(r,s)),s}freest(e,n,r,s){let{window:o,size:i}=e,l=null;for(let c of xu){let u=Math.round(Math.max(230*i.text,o.width*c)),m=this.heightAt(u,i.text);for(let d of[0,1,2,3]){let h=yu(e,u,m,d),x=n.filter(({at:w})=>J(h,ot(w,7))>0).reduce((w,L)=>w+(L.place.code===r?99:$u(L)),0),y=x+d/2-(d===this.corner?s:0);(l===null||y<l.rate)&&(l={box:h,cost:x,corner:d,rate:y})}if(l!==null&&l.cost===0)break}return this.corner=l.corner,l}};function $u({stand:t}){return V(t)||t.heads.length>0?6:1}function yu({window:t,border:e},n,r,s){let[o,i]=[s<2,s%2===1],l=i?t.x-e+2:t.x+t.width+e-2-n,c=o?t.y+t.height+e-3-r:t.y-e+3;return{x:l,y:c,width:n,height:r}}function bu({name:t,fact:e},n){let r=n.startsWith(t)?n.slice(t.length).replace(/^[\s,.:;]+/,""):n;return a`<p><b>${t}</b> <span class="exp-quiet">${r}</span></p>
    <p>${e}</p>`}function Pa(t,e){let n=new Map,r=null,s=!1,o=0,i,l=({clientX:d,clientY:h})=>{let{left:g,top:x}=t.getBoundingClientRect();return{x:d-g,y:h-x}},c=()=>{let d=e.projection();r=d===null||n.size===0?null:{fingers:[...n.values()],projection:d}},u=d=>{let h=r===null?null:vu(r.projection,r.fingers,[...n.values()]);h!==null&&e.look(h,d)};t.addEventListener("pointerdown",d=>{d.button===0&&(n.size===0&&(s=!1),n.set(d.pointerId,l(d)),c())}),t.addEventListener("pointermove",d=>{if(r===null||!n.has(d.pointerId))return;if(d.pointerType==="mouse"&&d.buttons===0)return m(d);n.set(d.pointerId,l(d));let h=r.fingers[0],g=[...n.values()];!s&&g.length===1&&Math.hypot(g[0].x-h.x,g[0].y-h.y)<5||g.length===1&&(d.pointerType==="touch"?!e.held():r.projection.look.zoom<=1)||(s||t.setPointerCapture(d.pointerId),s=!0,cancelAnimationFrame(o),o=requestAnimationFrame(()=>u(!0)))});let m=d=>{n.has(d.pointerId)&&(cancelAnimationFrame(o),s&&d.type==="pointerup"&&u(!1),n.delete(d.pointerId),c())};return t.addEventListener("pointerup",m),t.addEventListener("pointercancel",m),t.addEventListener("click",d=>{s?s=!1:e.press(d.detail===0?null:l(d),d.target,d.detail)}),t.addEventListener("dblclick",d=>{let h=e.projection();h===null||e.isPlace(l(d))||(d.preventDefault(),e.look(h.zoomed(d.shiftKey?1/1.8:1.8,l(d)),!1))}),t.addEventListener("wheel",d=>{let h=e.projection();if(h===null||!d.ctrlKey&&!d.metaKey)return;d.preventDefault();let g=d.deltaY*(d.deltaMode===1?16:1);e.look(h.zoomed(Math.exp(-Math.max(-120,Math.min(120,g))/400),l(d)),!0),clearTimeout(i),i=setTimeout(()=>{let x=e.projection();x!==null&&e.look(x.look,!1)},160)},{passive:!1}),t.addEventListener("touchmove",d=>d.touches.length>1&&d.preventDefault(),{passive:!1}),()=>{clearTimeout(i),cancelAnimationFrame(o)}}function vu(t,e,n){let[r,s]=e,[o,i]=n;if(r===void 0||o===void 0)return null;if(s===void 0||i===void 0)return t.dragged(o.x-r.x,o.y-r.y);let l=Math.hypot(s.x-r.x,s.y-r.y)||1,c={x:(r.x+s.x)/2,y:(r.y+s.y)/2},u=t.zoomed(Math.hypot(i.x-o.x,i.y-o.y)/l,c);return t.seen(u).dragged((o.x+i.x)/2-c.x,(o.y+i.y)/2-c.y)}var wu={lit:24,other:16},Za=6;function bn(t){return t>0&&t%2===0}function Ba({projection:t,spots:e,names:n},r){if(!Mt(r,t.window,6))return null;let o=e.map(({at:l,stand:c,place:u})=>({code:u.code,lit:V(c),off:Math.hypot(l.x-r.x,l.y-r.y)})).filter(({lit:l,off:c})=>c<=wu[l?"lit":"other"]).sort((l,c)=>l.off-(l.lit?Za:0)-c.off+(c.lit?Za:0))[0];return o!==void 0&&o.off<=t.radius+4?o.code:n.find(({box:l})=>dt(r,l)===0)?.label.code??o?.code??null}var Oa={lit:22,other:12},vn=class{constructor(e){this.atlas=e;this.targets=e.board.places.flatMap(n=>(n.edge?["left","right"]:[null]).map(s=>ku(n.code,s))),this.stop=this.targets[0],this.element.append(...this.targets.map(n=>n.element))}atlas;element=W("g");targets;stop;lay(e,n,r,s){n.forEach(({at:o,reach:i,stand:l,place:c},u)=>{let{element:m,circles:d}=this.targets[u];m.setAttribute("transform",`translate(${K(o)})`),m.classList.toggle("exp-map-target--lit",V(l));let h=Math.max(i,(V(l)?Oa.lit:Oa.other)*Math.max(1,e.size.text));for(let[x,y]of[h,i+4,i+4].entries())d[x].setAttribute("r",y.toFixed(1));let g=[r.told[c.code]??c.label,...l.numbers.map(String),l.effect];m.setAttribute("aria-label",g.filter(x=>x!=="").join(", ")),V(l)&&s.verb!=="tail"?m.setAttribute("aria-pressed",String(l.chosen)):m.removeAttribute("aria-pressed")}),this.hasFocus()||(this.stop=this.find(this.wanted(r,s))??this.stop),this.rove()}focused(){return this.targets.find(e=>e.element===document.activeElement)??null}focus(e,n){let r=this.find(e,n);r!==void 0&&(this.stop=r,this.rove(),r.element.focus({preventScroll:!0}))}of(e){return this.targets.find(n=>e instanceof Node&&n.element.contains(e))??null}hasFocus(){return this.element.contains(document.activeElement)}find(e,n){let r=this.targets.filter(s=>s.code===e);return r.find(s=>s.side===n)??r.find(s=>s===this.stop)??r[0]}wanted({reached:e},n){let r=this.atlas.board.places.find(s=>s.kind==="start");return n.chosen??n.choices[0]?.place??n.head??e??r?.code??null}rove(){for(let e of this.targets){let n=e===this.stop||e.side!=="right"&&this.stop.code!==e.code||e.side===null;e.element.setAttribute("tabindex",e===this.stop?"0":"-1"),e.element.setAttribute("role",n?"button":"presentation"),n?e.element.removeAttribute("aria-hidden"):e.element.setAttribute("aria-hidden","true")}}};function ku(t,e){let n=W("g");n.setAttribute("class","exp-map-target"),n.dataset.place=t;let r=["hit","focus-gap","focus"].map(s=>{let o=W("circle");return o.setAttribute("class",`exp-map-${s}`),o});return n.append(...r),{code:t,side:e,element:n,circles:r}}var _a=1.5,Mu={journeys:[],tokens:[],own:[],open:[],reached:null,told:{}},wn=class{constructor(e,n){this.board=e;this.on=n;this.atlas=new mn(e),this.drawing=new xn(this.atlas),this.targets=new vn(this.atlas),this.looking=new $n(this.atlas,this.box,this.element),this.element.className="exp-map-cell",this.box.className="exp-map-box",this.bar.className="exp-map-bar";let{left:r,right:s,top:o,bottom:i}=e.frame;this.element.style.setProperty("--exp-map-shape",((s-r)/(o-i)).toFixed(3)),this.svg.setAttribute("class","exp-map-sheet"),this.svg.setAttribute("role","group"),this.svg.setAttribute("aria-label",e.words.map),this.svg.append(this.drawing.layers,this.targets.element),this.box.append(this.svg),this.element.append(this.box,this.bar,this.note.element),Ha(this.svg,e.places,{focused:()=>this.spot(this.targets.focused()),nameless:()=>this.scene.nameless===!0,spots:()=>this.sheet?.spots??[],focus:(l,c)=>this.focus(l,c),act:l=>this.act(l,!1),number:l=>this.number(l),zoom:l=>this.zoom(l),whole:()=>this.go(tt,!1)});for(let l of["pointerover","pointerout","focusin","focusout"])this.svg.addEventListener(l,c=>{this.pointed=l==="pointerover"?this.targets.of(c.target):null,this.hint()});this.letGo=Pa(this.svg,{projection:()=>this.sheet?.projection??null,held:()=>this.looking.isHeld,look:(l,c)=>this.go(l,c),isPlace:l=>this.placeAt(l)!==null,press:(l,c,u)=>this.press(l,c,u)}),this.watcher=typeof ResizeObserver>"u"?null:new ResizeObserver(()=>this.resized());for(let l of[this.box,this.element])this.watcher?.observe(l)}board;on;element=document.createElement("div");box=document.createElement("div");svg=W("svg");bar=document.createElement("div");note=new yn;atlas;drawing;targets;looking;watcher;letGo;scene=Mu;lit=fo;sheet=null;pointed=null;read=null;show(e,n){let r=e.reached!==this.scene.reached,s=n.expedition!==this.lit.expedition||n.head!==this.lit.head,o=n.chosen===this.lit.chosen?null:n.chosen;[this.scene,this.lit]=[e,n],o!==null?this.tell(o,!1):r||this.read===null?this.tell(e.reached,!1):this.tell(this.read,!1),s&&this.looking.follow(n),this.draw()}toMove(){this.looking.toMove(this.lit),this.draw()}focusPlace(e){this.atlas.place(e)!==void 0&&(this.lit.choices.some(n=>n.place===e)||(this.looking.showPlace(e),this.tell(e,!0),this.draw()),this.focus(e))}dispose(){this.watcher?.disconnect(),this.letGo()}zooming={zoom:e=>this.zoom(e),whole:()=>this.go(tt,!1),toMove:()=>this.toMove()};resized(){let{size:e}=this.looking,n=this.sheet?.projection.size,r=e.width===n?.width&&e.height===n.height&&e.text===n.text;this.box.clientWidth===0||r||(this.looking.resized(this.lit),this.draw())}draw(e=!1){if(this.watcher!==null&&this.box.clientWidth===0)return;let n=this.looking.projection(),{narrow:r}=n.size;this.element.toggleAttribute("data-narrow",r),U(ca(this.board,this.zooming,{narrow:r,moves:this.lit.choices.length>0||this.lit.head!==null}),this.bar),this.looking.look=n.look,this.svg.setAttribute("viewBox",`0 0 ${n.size.width} ${n.size.height}`),this.svg.style.touchAction=this.looking.isHeld?"none":"pan-x pan-y",this.svg.classList.toggle("exp-map-sheet--drag",n.look.zoom>1);let s=this.drawing.spots(n,{scene:this.scene,lit:this.lit}),o=this.note.settle(n,s,this.targets.focused()?.code??null,e),i=getComputedStyle(this.svg).fontFamily||"sans-serif";this.sheet=this.drawing.draw(n,{scene:this.scene,lit:this.lit},s,o,i,e),this.targets.lay(n,s,this.scene,this.lit),this.hint()}hint(){let e=this.scene.nameless?null:this.pointed??this.targets.focused();this.sheet!==null&&this.drawing.hint(this.sheet,this.spot(e))}go(e,n){this.looking.take(e),this.draw(n)}zoom(e){let{projection:n}=this.sheet??{};if(n===void 0)return;let r=this.spot(this.targets.focused()),{x:s,y:o,width:i,height:l}=n.window,c={x:s+i/2,y:o+l/2},u=r!==null&&Mt(r.at,n.window)?r.at:c;this.go(n.zoomed(e?_a:1/_a,u),!1)}tell(e,n){this.read=e;let r=e===null||this.scene.nameless?void 0:this.atlas.place(e);this.note.show(r??null,r===void 0?"":this.scene.told[r.code]??r.label,n)}press(e,n,r){let s=e===null?this.targets.of(n)?.code??null:this.placeAt(e);if(s===null)return;let o=this.sheet?.spots.find(({place:i,at:l})=>i.code===s&&e!==null&&Math.abs(l.x-e.x)<40);this.targets.focus(s,o?.side),this.act(s,bn(r))}placeAt(e){return this.sheet===null?null:Ba(this.sheet,e)}act(e,n){let r=this.lit.choices.filter(({place:s})=>s===e);if(this.tell(e,!0),r.length===0)return this.draw(),this.on.read(e);if(this.lit.chosen!==e)return this.on.choose(e);n||(r.length>1?this.on.choose(e):this.on.lay())}number(e){let n=this.lit.choices.find(r=>r.number===e);n!==void 0&&this.focus(n.place),this.on.number(e)}spot(e){return this.sheet?.spots.find(({place:n,side:r})=>n.code===e?.code&&r===e.side)??null}focus(e,n){this.targets.focus(e,n);let r=this.spot(this.targets.focused()),{projection:s}=this.sheet??{};if(!(r===null||s===void 0)){if(Mt(r.at,s.window,r.side===null?-20:1))return this.note.covers(r.at)?this.draw():void 0;s.look.zoom>1&&this.go(s.fitted([r.at],s.look.zoom),!1)}}};var kn=class{expedition="";tail=null;id=null;table=null;first="";settle(e){let n=this.table;this.table=e;let r=n!==null&&e!==null&&Na(n)===Na(e);return r||this.letAllGo(),e!==null&&e.first!==""&&((e.first!==this.first||!this.canTake(this.expedition))&&this.takeExpedition(e.first),this.first=e.first),!r}get choice(){return this.choices.find(({id:e})=>e===this.id)??null}get asksTail(){return this.tails.length>0&&this.tail===null}get rows(){return this.asksTail?this.tails.map(Lu):this.choices.map(Tu)}takeExpedition(e){this.expedition=e,this.letAllGo()}take({choice:e,place:n}){return e===null?(this.tail=n,!1):this.id===e.id?!0:(this.id=e.id,!1)}takeTail(e){return this.tails.some(n=>n.place===e)?(this.tail=e,this.id=null,!0):!1}letGo(){if(this.choice!==null)this.id=null;else if(this.tail!==null)this.tail=null;else return!1;return!0}letAllGo(){this.tail=null,this.id=null}canTake(e){return this.table?.expeditions.some(n=>n.id===e&&n.why===null)??!1}get tails(){return this.table?.tails??[]}get choices(){let{filter:e,choices:n}=this.table??{filter:!1,choices:[]};return n.filter(r=>(!e||r.expedition===this.expedition)&&(this.tails.length===0||r.tail===this.tail))}};function Lu({place:t,label:e,effect:n},r){return{key:`tail-${t}`,number:r+1,place:t,label:e,effect:n,choice:null}}function Tu(t,e){let{id:n,tip:r,label:s,effect:o}=t;return{key:`move-${n}`,number:e+1,place:r,label:s,effect:o,choice:t}}function Na({asked:t,choices:e,tails:n,scene:r}){return JSON.stringify([t.kind,e,n,r.journeys,r.tokens])}function Da(t,e){let{asksTail:n,choice:r,rows:s,tail:o}=e,l=(r??(t?.filter===!1?s[0]?.choice:null))?.expedition??e.expedition;return{expedition:l,head:n?null:Su(t,e,l),choices:s.map(c=>({place:c.place,tail:c.choice?.tail??"",number:c.number,text:c.effect})),chosen:r?.tip??null,chosenTail:o,verb:n?"tail":Ru(t)}}function Su(t,{choice:e,tail:n,rows:r},s){let o=e?.tail||n||r[0]?.choice?.tail;return o||(t?.scene.journeys.find(i=>i.expedition===s)?.head??null)}function Ru(t){let e=t?.asked.kind;return e==="token"||e==="remove"?e:"lay"}var Cu=/^(move|tail)-|^(lay|tails)$/,Eu=/^(move|tail|expedition|hand|open|drawn|discarded|button)-|^(lay|tails)$/,Au=".exp-routes-act, .exp-routes-cards",Hu="[data-move], .exp-routes .exp-cover button, .exp-routes-swap input, .exp-routes-go > * > button",Mn=class{constructor(e,n,r){this.model=e;this.root=n;this.acts=r}model;root;acts;choosing=new kn;query="";map=null;drawn=null;shown=null;moved=!1;dispose(){this.map?.dispose()}get board(){let e=this.model.get("board");return e?.places===void 0?null:e}get mapElement(){let{board:e}=this;return e!==this.drawn&&(this.map?.dispose(),this.map=e===null?null:new wn(e,this.events()),this.drawn=e,this.shown=null),this.map?.element??null}settle(e){this.moved=this.choosing.settle(j(e))}show(){let e=Vu(this.acts.state());if(e===null||this.map===null)return;let n=Da(j(this.acts.state()),this.choosing),r=JSON.stringify(n);this.shown?.scene===e&&this.shown.lit===r||(this.shown={scene:e,lit:r},this.map.show(e,n))}takeExpedition(e){this.choosing.takeExpedition(e),this.acts.draw()}take(e,n=0){if(this.choosing.take(e))return bn(n)?void 0:this.lay();this.acts.draw(),e.choice===null&&this.focusFirst()}lay(){let{choice:e}=this.choosing;e!==null&&this.acts.send({type:"press",id:e.id})}letGo(){let{tail:e}=this.choosing;if(!this.choosing.letGo())return!1;let n=this.root.querySelector(".exp-routes-act")?.contains(document.activeElement)??!1;return this.acts.draw(),n&&e!==null&&this.choosing.tail===null&&this.focusKey(`tail-${e}`),!0}backToTails(){for(;this.choosing.tail!==null;)this.letGo()}skip=e=>{e.preventDefault(),this.root.querySelector(".exp-moves-head > h3")?.focus()};key(e){if(e.ctrlKey||e.metaKey||e.altKey)return!1;if(e.repeat)return/^(Enter| )$/.test(e.key)&&e.target.closest(Au)!==null;if(e.key==="Escape")return this.letGo();if(/^[1-9]$/.test(e.key))return this.number(Number(e.key));let n=e.target.matches(".exp-expedition > input");return e.key!=="Enter"||!n||this.choosing.choice===null?!1:(this.lay(),!0)}search(e){this.query=e,this.acts.draw()}go(e,n=0){let r=this.rowAt(e);if(r!==void 0&&j(this.acts.state())?.asked.kind==="token")return this.take(r,n);this.map?.focusPlace(e)}number(e){let n=this.choosing.rows[e-1];return n===void 0?!1:((this.choosing.choice?.id!==n.choice?.id||n.choice===null)&&this.take(n),n.choice!==null&&this.focusKey(n.key),!0)}refocus(e){if(e===null||!Eu.test(e)||j(this.acts.state())===null)return!1;let n=rt(this.root,e);return(Gt(this.root)&&(n===null||Pn(n))||this.moved&&Cu.test(e))&&this.focusFirst()}focusFirst(){let e=this.root.querySelector(Hu);return e?.focus(),e!==null}focusKey(e){[...this.root.querySelectorAll("[data-move]")].find(r=>r.dataset.key===e)?.focus()}rowAt(e){let{choice:n,rows:r}=this.choosing,s=r.filter(i=>i.place===e),o=n===null?-1:s.findIndex(i=>i.choice?.id===n.id);return s[(o+1)%s.length]}events(){return{choose:e=>{let n=this.rowAt(e);n===void 0||this.choosing.take(n)||this.acts.draw()},read:e=>this.read(e),lay:()=>this.lay(),number:e=>{let n=this.choosing.rows[e-1];n!==void 0&&(this.choosing.take(n)||this.acts.draw(),this.map?.focusPlace(n.place))}}}read(e){let n=this.acts.state();if(E(n)){if(this.choosing.takeTail(e))return this.acts.draw();ke(n)&&this.acts.send({type:"try",code:j(n)===null?null:this.choosing.expedition||null,place:e})}}};function Vu(t){return E(t)?(j(t)??t.routeEnd??t.explorer)?.scene??null:null}function ju(){let{dataset:t}=document.documentElement,e=Number(t.expViews??0)+1;return t.expViews=String(e),e}var Ln=class{constructor(e,n,r){this.model=e;this.state=e.get("state"),this.link=new Ee(e,()=>this.lose()),this.routes=new Mn(e,this.root,{state:()=>this.state,send:o=>this.act(o),draw:()=>this.draw()}),this.root.className="exp",this.root.setAttribute("role","group"),Cs(),this.root.append(this.main,this.live.element),n.append(this.root),this.root.addEventListener("focusin",o=>this.focused(o.target)),ls(this.root,{state:()=>this.state,chosen:()=>this.local.chosen,choose:o=>this.choose(o),press:o=>this.press(o),own:o=>this.routes.key(o)}),Pr(this.root,{choose:o=>this.choose(o),drop:(o,i)=>this.act({type:"try",code:o,place:i})}),r&&this.root.setAttribute("aria-busy","true"),this.routes.settle(this.state),this.draw();let s="save"in this.state?this.state.save:null;this.recalled=Ls(s),r&&this.link.greet(this.recalled,E(this.state)?this.state.serial:-1),e.on("change:state",this.changed),e.on("change:board",this.redrawn)}model;root=document.createElement("div");main=document.createElement("div");live=new Ae;id=`exp-${ju()}`;local={chosen:null,stop:"",note:null,copied:null};link;routes;changed=()=>this.update();redrawn=()=>this.draw();state;recalled=null;saves=!1;dispose(){this.model.off("change:state",this.changed),this.model.off("change:board",this.redrawn),this.routes.dispose(),this.link.dispose(),this.live.dispose(),this.root.remove()}update(){let e=this.state,n=this.model.get("state");if(this.state=n,!E(n))return this.draw();let r=E(e)?e.save?.text:void 0;n.save?.text!==r&&n.save?.text!==this.recalled&&_e(n.save);let s=this.link.heard(n)?es(e,n):null,o=this.heldKey(),i=Ur(O(e),O(n)),l=ms(this.root);this.settle(i!==null),i!==null&&we(i)&&(this.local.stop=i),this.draw(),this.restoreFocus(o,i),rs(this.root,e,n),this.root.removeAttribute("aria-busy"),(!E(e)||e.serial!==n.serial||e.live!==n.live)&&this.live.say(n.live),this.saveFile(n),Hs(this.root)&&this.move(l),s!==null&&De(s)}saveFile({lab:e}){let n=e?.file??null;!this.saves||n===null||(this.saves=!1,Vr(n))}settle(e){let n=O(this.state),r=n?.step===1&&n.hand.some(s=>s.code===this.local.chosen);(e||!r)&&(this.local.chosen=null),this.local.note=null,this.local.copied=null,this.routes.settle(this.state)}draw(){E(this.state)&&(this.root.setAttribute("aria-label",this.state.name),this.state.save!==null&&(this.root.dataset.save=this.state.save.key)),U(mr(this.state,this.link.lost,this.context()),this.main),this.routes.show();let e=Gr(this.main,this.local.stop);e!==this.local.stop&&(this.local.stop=e,U(mr(this.state,this.link.lost,this.context()),this.main))}move(e){let n=O(this.state);n!==null&&(hs(this.root,e,n.moves),n.refused!==null&&fs(this.root,n.refused))}context(){return{...this.local,id:this.id,routes:this.routes,card:e=>this.card(e),place:e=>this.act({type:"try",code:this.local.chosen,place:e}),press:e=>this.press(e),enter:(e,n)=>this.act({type:"enter",code:e,seat:n}),option:e=>this.act({type:"press",id:e}),submit:e=>this.act({type:"submit",values:e}),fill:e=>this.act({type:"fill",values:e}),copy:(e,n,r)=>{this.copy(e,n,r)},openKeys:()=>Le(this.root),reload:()=>location.reload()}}card(e){if(O(this.state)?.step!==1)return this.act({type:"try",code:e,place:null});this.choose(this.local.chosen===e?null:e)}choose(e){this.local.chosen===e||O(this.state)?.step!==1||(this.local.chosen=e,this.draw())}press(e){if(e.why===void 0)return Ce(this.main),this.saves=E(this.state)&&Bn(this.state).some(n=>n.id===e.id),this.act({type:"press",id:e.id});this.local.note={id:e.id,text:e.why},this.draw(),this.live.say(e.why)}act(e){E(this.state)&&this.link.send(e,this.state.serial)}lose(){this.root.removeAttribute("aria-busy"),this.draw(),this.live.say(k.lost)}async copy(e,n,r){let s=await Hr(n);this.local.copied={name:e,done:s},this.draw(),this.live.say(s?r.copied:r.refused);let o=s?null:this.main.querySelector(`[data-copy="${e}"]`);o?.focus(),o?.select()}focused(e){let n=e.closest("[data-row] > [data-key]")?.dataset.key;n===void 0||n===this.local.stop||(this.local.stop=n,this.draw())}heldKey(){let e=document.activeElement;if(!(e===null||!this.main.contains(e)))return e.closest("[data-key]")?.dataset.key??null}restoreFocus(e,n){if(e===void 0)return;let r=Yr(this.main);r!==null?r.focus():n!==null&&e!==null&&we(e)?rt(this.main,n)?.focus():!this.routes.refocus(e)&&Gt(this.main)&&Qr(this.main,e)}};function Pu(){let t=!1;return{render({model:e,el:n}){let r=new Ln(e,n,!t);return t=!0,()=>r.dispose()}}}export{Pu as default};
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
