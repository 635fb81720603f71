var Tn=globalThis,ds=t=>t,xe=Tn.trustedTypes,ms=xe?xe.createPolicy("lit-html",{createHTML:t=>t}):void 0,Sn="$lit$",nt=`lit$${Math.random().toFixed(9).slice(2)}$`,Rn="?"+nt,Ia=`<${Rn}>`,gt=document,Gt=()=>gt.createComment(""),Jt=t=>t===null||typeof t!="object"&&typeof t!="function",Cn=Array.isArray,$s=t=>Cn(t)||typeof t?.[Symbol.iterator]=="function",Ln=`[ 	
\f\r]`,Ut=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,hs=/-->/g,fs=/>/g,ft=RegExp(`>|${Ln}(?:([^\\s"'>=/]+)(${Ln}*=${Ln}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),xs=/'/g,gs=/"/g,bs=/^(?:script|style|textarea|title)$/i,En=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),a=En(1),vs=En(2),Ru=En(3),S=Symbol.for("lit-noChange"),p=Symbol.for("lit-nothing"),ys=new WeakMap,xt=gt.createTreeWalker(gt,129);function ks(t,e){if(!Cn(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return ms!==void 0?ms.createHTML(e):e}var ws=(t,e)=>{let n=t.length-1,s=[],r,o=e===2?"<svg>":e===3?"<math>":"",i=Ut;for(let l=0;l<n;l++){let c=t[l],u,m,d=-1,h=0;for(;h<c.length&&(i.lastIndex=h,m=i.exec(c),m!==null);)h=i.lastIndex,i===Ut?m[1]==="!--"?i=hs:m[1]!==void 0?i=fs:m[2]!==void 0?(bs.test(m[2])&&(r=RegExp("</"+m[2],"g")),i=ft):m[3]!==void 0&&(i=ft):i===ft?m[0]===">"?(i=r??Ut,d=-1):m[1]===void 0?d=-2:(d=i.lastIndex-m[2].length,u=m[1],i=m[3]===void 0?ft:m[3]==='"'?gs:xs):i===gs||i===xs?i=ft:i===hs||i===fs?i=Ut:(i=ft,r=void 0);let g=i===ft&&t[l+1].startsWith("/>")?" ":"";o+=i===Ut?c+Ia:d>=0?(s.push(u),c.slice(0,d)+Sn+c.slice(d)+nt+g):c+nt+(d===-2?l:g)}return[ks(t,o+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),s]},Qt=class t{constructor({strings:e,_$litType$:n},s){let r;this.parts=[];let o=0,i=0,l=e.length-1,c=this.parts,[u,m]=ws(e,n);if(this.el=t.createElement(u,s),xt.currentNode=this.el.content,n===2||n===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(r=xt.nextNode())!==null&&c.length<l;){if(r.nodeType===1){if(r.hasAttributes())for(let d of r.getAttributeNames())if(d.endsWith(Sn)){let h=m[i++],g=r.getAttribute(d).split(nt),x=/([.?@])?(.*)/.exec(h);c.push({type:1,index:o,name:x[2],strings:g,ctor:x[1]==="."?ye:x[1]==="?"?$e:x[1]==="@"?be:$t}),r.removeAttribute(d)}else d.startsWith(nt)&&(c.push({type:6,index:o}),r.removeAttribute(d));if(bs.test(r.tagName)){let d=r.textContent.split(nt),h=d.length-1;if(h>0){r.textContent=xe?xe.emptyScript:"";for(let g=0;g<h;g++)r.append(d[g],Gt()),xt.nextNode(),c.push({type:2,index:++o});r.append(d[h],Gt())}}}else if(r.nodeType===8)if(r.data===Rn)c.push({type:2,index:o});else{let d=-1;for(;(d=r.data.indexOf(nt,d+1))!==-1;)c.push({type:7,index:o}),d+=nt.length-1}o++}}static createElement(e,n){let s=gt.createElement("template");return s.innerHTML=e,s}};function yt(t,e,n=t,s){if(e===S)return e;let r=s!==void 0?n._$Co?.[s]:n._$Cl,o=Jt(e)?void 0:e._$litDirective$;return r?.constructor!==o&&(r?._$AO?.(!1),o===void 0?r=void 0:(r=new o(t),r._$AT(t,n,s)),s!==void 0?(n._$Co??=[])[s]=r:n._$Cl=r),r!==void 0&&(e=yt(t,r._$AS(t,e.values),r,s)),e}var ge=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:s}=this._$AD,r=(e?.creationScope??gt).importNode(n,!0);xt.currentNode=r;let o=xt.nextNode(),i=0,l=0,c=s[0];for(;c!==void 0;){if(i===c.index){let u;c.type===2?u=new At(o,o.nextSibling,this,e):c.type===1?u=new c.ctor(o,c.name,c.strings,this,e):c.type===6&&(u=new ve(o,this,e)),this._$AV.push(u),c=s[++l]}i!==c?.index&&(o=xt.nextNode(),i++)}return xt.currentNode=gt,r}p(e){let n=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(e,s,n),n+=s.strings.length-2):s._$AI(e[n])),n++}},At=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,s,r){this.type=2,this._$AH=p,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=s,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=yt(this,e,n),Jt(e)?e===p||e==null||e===""?(this._$AH!==p&&this._$AR(),this._$AH=p):e!==this._$AH&&e!==S&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):$s(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==p&&Jt(this._$AH)?this._$AA.nextSibling.data=e:this.T(gt.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:s}=e,r=typeof s=="number"?this._$AC(e):(s.el===void 0&&(s.el=Qt.createElement(ks(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===r)this._$AH.p(n);else{let o=new ge(r,this),i=o.u(this.options);o.p(n),this.T(i),this._$AH=o}}_$AC(e){let n=ys.get(e.strings);return n===void 0&&ys.set(e.strings,n=new Qt(e)),n}k(e){Cn(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,s,r=0;for(let o of e)r===n.length?n.push(s=new t(this.O(Gt()),this.O(Gt()),this,this.options)):s=n[r],s._$AI(o),r++;r<n.length&&(this._$AR(s&&s._$AB.nextSibling,r),n.length=r)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let s=ds(e).nextSibling;ds(e).remove(),e=s}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},$t=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,s,r,o){this.type=1,this._$AH=p,this._$AN=void 0,this.element=e,this.name=n,this._$AM=r,this.options=o,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=p}_$AI(e,n=this,s,r){let o=this.strings,i=!1;if(o===void 0)e=yt(this,e,n,0),i=!Jt(e)||e!==this._$AH&&e!==S,i&&(this._$AH=e);else{let l=e,c,u;for(e=o[0],c=0;c<o.length-1;c++)u=yt(this,l[s+c],n,c),u===S&&(u=this._$AH[c]),i||=!Jt(u)||u!==this._$AH[c],u===p?e=p:e!==p&&(e+=(u??"")+o[c+1]),this._$AH[c]=u}i&&!r&&this.j(e)}j(e){e===p?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},ye=class extends $t{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===p?void 0:e}},$e=class extends $t{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==p)}},be=class extends $t{constructor(e,n,s,r,o){super(e,n,s,r,o),this.type=5}_$AI(e,n=this){if((e=yt(this,e,n,0)??p)===S)return;let s=this._$AH,r=e===p&&s!==p||e.capture!==s.capture||e.once!==s.once||e.passive!==s.passive,o=e!==p&&(s===p||r);r&&this.element.removeEventListener(this.name,this,s),o&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},ve=class{constructor(e,n,s){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(e){yt(this,e)}},Ms={M:Sn,P:nt,A:Rn,C:1,L:ws,R:ge,D:$s,V:yt,I:At,H:$t,N:$e,U:be,B:ye,F:ve},za=Tn.litHtmlPolyfillSupport;za?.(Qt,At),(Tn.litHtmlVersions??=[]).push("3.3.3");var U=(t,e,n)=>{let s=n?.renderBefore??e,r=s._$litPart$;if(r===void 0){let o=n?.renderBefore??null;s._$litPart$=r=new At(e.insertBefore(Gt(),o),o,void 0,n??{})}return r._$AI(t),r};async function Ls(t){try{return await navigator.clipboard.writeText(t),!0}catch{return!1}}function Ts(t,e){Rs(new Blob([t],{type:"text/plain;charset=utf-8"}),e)}function Ss({name:t,kind:e,content:n}){let s=e.startsWith("text/"),r=s?n:Uint8Array.from(atob(n),o=>o.charCodeAt(0));Rs(new Blob([r],{type:s?`${e};charset=utf-8`:e}),t)}function Rs(t,e){let n=URL.createObjectURL(t),s=document.createElement("a");s.href=n,s.download=e,s.click(),URL.revokeObjectURL(n)}function st(t){return t.currentCSSZoom??1}function Cs(){return"currentCSSZoom"in Element.prototype}var Ka=6;function Es(t,e){let n=null,s=()=>{n?.copy?.remove(),n?.card.removeAttribute("data-dragged"),n=null,removeEventListener("pointermove",r),removeEventListener("pointerup",o),removeEventListener("pointercancel",s),removeEventListener("keydown",i,!0)},r=l=>{if(n===null)return;let c=l.clientX-n.x,u=l.clientY-n.y;if(n.copy===null){if(Math.hypot(c,u)<Ka)return;e.choose(n.code),n.copy=Fa(t,n.card),n.card.setAttribute("data-dragged","")}let m=st(t);n.copy.style.translate=`${c/m}px ${u/m}px`},o=l=>{let c=n;if(s(),c===null||c.copy===null)return;qa();let u=document.elementFromPoint(l.clientX,l.clientY)?.closest("[data-place]");u&&t.contains(u)&&e.drop(c.code,u.dataset.place??"")},i=l=>{l.key==="Escape"&&s()};t.addEventListener("pointerdown",l=>{let c=l.target.closest("[data-card]");c===null||l.button!==0||l.pointerType!=="mouse"||(s(),n={card:c,code:c.dataset.card??"",x:l.clientX,y:l.clientY,copy:null},addEventListener("pointermove",r),addEventListener("pointerup",o),addEventListener("pointercancel",s),addEventListener("keydown",i,!0))})}function Fa(t,e){let n=e.getBoundingClientRect(),s=t.getBoundingClientRect(),r=document.createElement("span");r.className="exp-card exp-lifted",r.setAttribute("aria-hidden","true"),r.append(...[...e.querySelectorAll("svg.exp-face")].map(i=>i.cloneNode(!0)));let o=i=>`${i/st(t)}px`;return Object.assign(r.style,{width:o(n.width),left:o(n.left-s.left),top:o(n.top-s.top)}),t.append(r),r}function qa(){let t=e=>e.stopPropagation();addEventListener("click",t,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",t,{capture:!0}))}var Hs="[data-row] > [data-key]";function ke(t){return[...t.querySelectorAll(Hs)]}function we(t){let e=t.ownerDocument.activeElement;return e instanceof HTMLElement&&t.contains(e)&&e.matches(Hs)?e:null}function Ps(t,e,n){let s=Ua(t),r=s.findIndex(l=>l.some(c=>c.element===e)),o=s[r];if(o===void 0)return null;let i=o.findIndex(l=>l.element===e);switch(n){case"left":return o[i-1]?.element??null;case"right":return o[i+1]?.element??null;case"first":return o[0]?.element??null;case"last":return o.at(-1)?.element??null;case"up":return As(s[r-1],o[i],i)?.element??null;case"down":return As(s[r+1],o[i],i)?.element??null}}var Wa=new Set(["hand","picks"]);function Ua(t){return[...t.querySelectorAll("[data-row]")].flatMap(e=>{let n=[...e.querySelectorAll(":scope > [data-key]")].map(Ja);return Wa.has(e.dataset.row??"")?Ga(n):n.length>0?[n]:[]})}function Ga(t){let e=[];for(let n of t){let s=e.at(-1),r=s?.at(-1);s!==void 0&&r!==void 0&&n.x>=r.x?s.push(n):e.push([n])}return e}function Ja(t){let e=t.getBoundingClientRect();return{element:t,key:t.dataset.key??"",x:e.left+e.width/2,y:e.top+e.height/2}}function As(t,e,n){if(!(t===void 0||t.length===0))return e.x===0&&e.y===0?t[Math.min(n,t.length-1)]:t.reduce((s,r)=>Math.abs(r.x-e.x)<Math.abs(s.x-e.x)?r:s)}var Qa=["s","h","d","c"];function js(t){let e=new Set([...t.other?.lanes??[],...t.river,...t.own.lanes].map(({suit:n})=>n));return Qa.filter(n=>e.has(n))}function An(t){return t.draw!==null||t.other!==null||t.own.total!==null}function Hn(t){return js(t).length+(An(t)?1:0)}function Yt(t,e){let n=js(e);return t===null?n.length+1:n.indexOf(t)+1}function Vs(t,e){return t.marks?.find(n=>n.place===e)}function Me(t,e,n){return t.marks?.some(s=>s.place===e&&s.code===n)??!1}var Ya=['<rect class="exp-card-paper" x=".75" y=".75" width="98.5" height="138.5" rx="9"/>','<g class="exp-card-print">','<rect class="exp-wager-frame" x="8" y="40" width="84" height="92" rx="5"/>','<g class="exp-rose">','<circle class="exp-rose-ring" cx="50" cy="86" r="28"/>','<path class="exp-rose-dark" d="M67.5 68.5L60.4 86L50 86ZM67.5 103.5L50 96.4L50 86ZM32.5 103.5L39.6 86L50 86ZM32.5 68.5L50 75.6L50 86Z"/>','<path class="exp-rose-light" d="M67.5 68.5L50 75.6L50 86ZM67.5 103.5L60.4 86L50 86ZM32.5 103.5L50 96.4L50 86ZM32.5 68.5L39.6 86L50 86Z"/>','<path class="exp-rose-dark" d="M50 46L58.5 77.5L50 86ZM90 86L58.5 94.5L50 86ZM50 126L41.5 94.5L50 86ZM10 86L41.5 77.5L50 86Z"/>','<path class="exp-rose-light" d="M50 46L41.5 77.5L50 86ZM90 86L58.5 77.5L50 86ZM50 126L58.5 94.5L50 86ZM10 86L41.5 94.5L50 86Z"/>','<circle cx="50" cy="86" r="18" fill="var(--exp-card)"/>','<path transform="translate(43.6 75) scale(.917)" d="M7 1h6.5M11.5 1v15.5c0 4.1-2 6.5-5.3 6.5-3 0-5-1.8-5.2-5" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>','<g class="exp-suit-letter">','<path transform="translate(79 115) scale(.458)" d="M12.6 4.4C11.4 2.2 9.4 1 7 1 4 1 1.8 2.9 1.8 5.8c0 3.2 2.6 4.6 5.6 5.8 3.4 1.3 6 2.8 6 6 0 3.2-2.4 5.4-6 5.4-3 0-5.2-1.4-6.4-4" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M7 1h6.5M11.5 1v15.5c0 4.1-2 6.5-5.3 6.5-3 0-5-1.8-5.2-5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(42.7 75) scale(.917)" d="M8 1c4.3 0 7 4 7 11s-2.7 11-7 11-7-4-7-11S3.7 1 8 1ZM9.5 17l6 7" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M8 1c4.3 0 7 4 7 11s-2.7 11-7 11-7-4-7-11S3.7 1 8 1ZM9.5 17l6 7" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<path transform="translate(43.1 75) scale(.917)" d="M2 1v22M14 1 2 13.4M6.6 9l7.9 14" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M2 1v22M14 1 2 13.4M6.6 9l7.9 14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<g class="exp-art">','<rect class="exp-art-sky" x="8" y="40" width="84" height="92" rx="5"/>','<path class="exp-art-trail" d="M17 127C40 124 34 126.6 47 125S50 119.8 60 118"/>','<path class="exp-art-pole" d="M60 117v-15"/>','<path class="exp-art-flag" d="M60 102l11 3.5-11 4Z"/>','<path transform="translate(79 11) scale(.583)" d="M12.6 4.4C11.4 2.2 9.4 1 7 1 4 1 1.8 2.9 1.8 5.8c0 3.2 2.6 4.6 5.6 5.8 3.4 1.3 6 2.8 6 6 0 3.2-2.4 5.4-6 5.4-3 0-5.2-1.4-6.4-4" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(9 6)" d="M1 23 8 1l7 22M3.6 15.5h8.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 124.5 47 122.2S50 115.1 60 111.8"/>','<path class="exp-art-pole" d="M60 110.8v-15"/>','<path class="exp-art-flag" d="M60 95.8l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M1.5 6.5C1.7 3 4.3 1 7.5 1c3.5 0 6 2.2 6 5.5 0 2.9-1.6 4.9-4.6 7.8L1.5 21.5V23H14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 122.3 47 119.5S50 110.4 60 105.6"/>','<path class="exp-art-pole" d="M60 104.6v-15"/>','<path class="exp-art-flag" d="M60 89.6l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M2 4.6C3 2.2 5 1 7.6 1c3.3 0 5.6 2.2 5.6 5.2 0 3.1-2.3 5.1-5.8 5.1H6M7.4 11.3c4 0 6.6 2.3 6.6 5.7C14 20.6 11.2 23 7.5 23c-2.9 0-5.1-1.4-6.1-4" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 120.2 47 116.8S50 105.7 60 99.4"/>','<path class="exp-art-pole" d="M60 98.4v-15"/>','<path class="exp-art-flag" d="M60 83.4l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M11.5 23V1L1 16.5h14.5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 118.1 47 114S50 101 60 93.2"/>','<path class="exp-art-pole" d="M60 92.2v-15"/>','<path class="exp-art-flag" d="M60 77.2l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M13 1H3.6l-1 9.8C4 9.5 5.7 8.8 7.6 8.8c3.8 0 6.4 2.8 6.4 6.9 0 4.3-2.8 7.3-6.7 7.3-2.8 0-4.9-1.3-6-3.6" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 116 47 111.3S50 96.3 60 87"/>','<path class="exp-art-pole" d="M60 86v-15"/>','<path class="exp-art-flag" d="M60 71l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M12.6 3.4C11.5 1.9 9.9 1 8 1 4 1 1.5 5 1.5 12.5 1.5 19.4 3.8 23 7.9 23c3.7 0 6.3-2.8 6.3-6.7 0-3.9-2.5-6.5-6-6.5-3.6 0-6.4 2.6-6.6 5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 113.9 47 108.6S50 91.6 60 80.8"/>','<path class="exp-art-pole" d="M60 79.8v-15"/>','<path class="exp-art-flag" d="M60 64.8l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M1 1h13C9.6 7 7 13.4 5.8 23" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 111.8 47 105.9S50 86.9 60 74.6"/>','<path class="exp-art-pole" d="M60 73.6v-15"/>','<path class="exp-art-flag" d="M60 58.6l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M7.5 11C4.3 11 2.2 9 2.2 6s2.2-5 5.3-5 5.3 2 5.3 5-2.1 5-5.3 5C3.8 11 1.2 13.4 1.2 17S3.8 23 7.5 23s6.3-2.4 6.3-6S11.2 11 7.5 11Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 109.7 47 103.1S50 82.1 60 68.4"/>','<path class="exp-art-pole" d="M60 67.4v-15"/>','<path class="exp-art-flag" d="M60 52.4l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M3.1 20.6C4.2 22.1 5.8 23 7.7 23c4 0 6.5-4 6.5-11.5C14.2 4.6 11.9 1 7.8 1 4.1 1 1.5 3.8 1.5 7.7c0 3.9 2.5 6.5 6 6.5 3.6 0 6.4-2.6 6.6-5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path class="exp-art-trail" d="M17 127C40 124 34 107.6 47 100.4S50 77.4 60 62.2"/>','<path class="exp-art-pole" d="M60 61.2v-15"/>','<path class="exp-art-flag" d="M60 46.2l11 3.5-11 4Z"/>','<path transform="translate(9 6)" d="M1 5.5 5.5 1v22M16.5 1c4.1 0 6.5 4 6.5 11s-2.4 11-6.5 11S10 19 10 12 12.4 1 16.5 1Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(79 115) scale(.458)" d="M2 1v22M13 1v22M2 12h11" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(79 11) scale(.583)" d="M2 1v22M13 1v22M2 12h11" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(79 115) scale(.458)" d="M2 1v22h4.5c4.9 0 7.5-4.2 7.5-11S11.4 1 6.5 1Z" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(79 11) scale(.583)" d="M2 1v22h4.5c4.9 0 7.5-4.2 7.5-11S11.4 1 6.5 1Z" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(79 115) scale(.458)" d="M13.6 5C12.4 2.4 10.3 1 7.8 1 3.6 1 1 5 1 12s2.6 11 6.8 11c2.5 0 4.6-1.4 5.8-4" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>','<path transform="translate(30 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>','<path transform="translate(79 11) scale(.583)" d="M13.6 5C12.4 2.4 10.3 1 7.8 1 3.6 1 1 5 1 12s2.6 11 6.8 11c2.5 0 4.6-1.4 5.8-4" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>','<rect class="exp-card-paper" x=".75" y=".75" width="64.5" height="34.5" rx="6"/>','<rect class="exp-wager-frame" x="4" y="4" width="58" height="28" rx="4"/>','<path transform="translate(15.7 8) scale(.833)" d="M7 1h6.5M11.5 1v15.5c0 4.1-2 6.5-5.3 6.5-3 0-5-1.8-5.2-5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(14.8 8) scale(.833)" d="M8 1c4.3 0 7 4 7 11s-2.7 11-7 11-7-4-7-11S3.7 1 8 1ZM9.5 17l6 7" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<path transform="translate(15.2 8) scale(.833)" d="M2 1v22M14 1 2 13.4M6.6 9l7.9 14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>','<path transform="translate(14.8 8) scale(.833)" d="M1 23 8 1l7 22M3.6 15.5h8.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M1.5 6.5C1.7 3 4.3 1 7.5 1c3.5 0 6 2.2 6 5.5 0 2.9-1.6 4.9-4.6 7.8L1.5 21.5V23H14" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M2 4.6C3 2.2 5 1 7.6 1c3.3 0 5.6 2.2 5.6 5.2 0 3.1-2.3 5.1-5.8 5.1H6M7.4 11.3c4 0 6.6 2.3 6.6 5.7C14 20.6 11.2 23 7.5 23c-2.9 0-5.1-1.4-6.1-4" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(14.8 8) scale(.833)" d="M11.5 23V1L1 16.5h14.5" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M13 1H3.6l-1 9.8C4 9.5 5.7 8.8 7.6 8.8c3.8 0 6.4 2.8 6.4 6.9 0 4.3-2.8 7.3-6.7 7.3-2.8 0-4.9-1.3-6-3.6" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M12.6 3.4C11.5 1.9 9.9 1 8 1 4 1 1.5 5 1.5 12.5 1.5 19.4 3.8 23 7.9 23c3.7 0 6.3-2.8 6.3-6.7 0-3.9-2.5-6.5-6-6.5-3.6 0-6.4 2.6-6.6 5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M1 1h13C9.6 7 7 13.4 5.8 23" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M7.5 11C4.3 11 2.2 9 2.2 6s2.2-5 5.3-5 5.3 2 5.3 5-2.1 5-5.3 5C3.8 11 1.2 13.4 1.2 17S3.8 23 7.5 23s6.3-2.4 6.3-6S11.2 11 7.5 11Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(15.2 8) scale(.833)" d="M3.1 20.6C4.2 22.1 5.8 23 7.7 23c4 0 6.5-4 6.5-11.5C14.2 4.6 11.9 1 7.8 1 4.1 1 1.5 3.8 1.5 7.7c0 3.9 2.5 6.5 6 6.5 3.6 0 6.4-2.6 6.6-5.8" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(11.5 8) scale(.833)" d="M1 5.5 5.5 1v22M16.5 1c4.1 0 6.5 4 6.5 11s-2.4 11-6.5 11S10 19 10 12 12.4 1 16.5 1Z" fill="none" stroke="currentColor" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>','<path transform="translate(32.2 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>','<path transform="translate(31.8 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>'],f=(...t)=>t.map(e=>typeof e=="number"?Ya[e]:e).join(""),Zs={sJ:f(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,12,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/></g>'),sQ:f(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,12,"</g>",15,16,"</g>"),sK:f(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,12,"</g>",18,19,"</g>"),sA:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V122.7L24 108.7L40 128.7L74 112.7L92 130.7V132Z"/><path class="exp-art-near" d="M8 132V129.8L22 125.6l7 4L44 120.2l5 3L60 116l9 4.2l6-2L92 127.8V132Z"/><path class="exp-art-cut" d="M60 116l9 4.2-6 1-5-.8-6 .8Z"/>',22,23,24,"</g>",11,25,"</g>",26,16,"</g>"),s2:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V119.1L24 105.1L40 125.1L74 109.1L92 127.1V132Z"/><path class="exp-art-near" d="M8 132V128.9L22 123.1l7 4L44 115.6l5 3L60 109.8l9 5.8l6-2L92 126.2V132Z"/><path class="exp-art-cut" d="M60 109.8l9 5.8-6 1.3-5-1.1-6 1.1Z"/>',27,28,29,"</g>",11,25,"</g>",30,19,"</g>"),s3:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V115.5L24 101.5L40 121.5L74 105.5L92 123.5V132Z"/><path class="exp-art-near" d="M8 132V128L22 120.6l7 4L44 111l5 3L60 103.6l9 7.4l6-2L92 124.6V132Z"/><path class="exp-art-cut" d="M60 103.6l9 7.4-6 1.7-5-1.4-6 1.4Z"/>',31,32,33,"</g>",11,25,"</g>",34,19,"</g>"),s4:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V111.9L24 97.9L40 117.9L74 101.9L92 119.9V132Z"/><path class="exp-art-near" d="M8 132V127.2L22 118.2l7 4L44 106.4l5 3L60 97.4l9 9l6-2L92 123V132Z"/><path class="exp-art-cut" d="M60 97.4l9 9-6 2.1-5-1.7-6 1.7Z"/>',35,36,37,"</g>",11,25,"</g>",38,16,"</g>"),s5:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V108.3L24 94.3L40 114.3L74 98.3L92 116.3V132Z"/><path class="exp-art-near" d="M8 132V126.3L22 115.7l7 4L44 101.8l5 3L60 91.2l9 10.6l6-2L92 121.4V132Z"/><path class="exp-art-cut" d="M60 91.2l9 10.6-6 2.4-5-2-6 2Z"/>',39,40,41,"</g>",11,25,"</g>",42,19,"</g>"),s6:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V104.7L24 90.7L40 110.7L74 94.7L92 112.7V132Z"/><path class="exp-art-near" d="M8 132V125.4L22 113.2l7 4L44 97.2l5 3L60 85l9 12.2l6-2L92 119.8V132Z"/><path class="exp-art-cut" d="M60 85l9 12.2-6 2.8-5-2.4-6 2.4Z"/>',43,44,45,"</g>",11,25,"</g>",46,19,"</g>"),s7:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V101.1L24 87.1L40 107.1L74 91.1L92 109.1V132Z"/><path class="exp-art-near" d="M8 132V124.6L22 110.7l7 4L44 92.6l5 3L60 78.8l9 13.8l6-2L92 118.2V132Z"/><path class="exp-art-cut" d="M60 78.8l9 13.8-6 3.2-5-2.7-6 2.7Z"/>',47,48,49,"</g>",11,25,"</g>",50,19,"</g>"),s8:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V97.5L24 83.5L40 103.5L74 87.5L92 105.5V132Z"/><path class="exp-art-near" d="M8 132V123.7L22 108.2l7 4L44 88l5 3L60 72.6l9 15.4l6-2L92 116.6V132Z"/><path class="exp-art-cut" d="M60 72.6l9 15.4-6 3.6-5-3-6 3Z"/>',51,52,53,"</g>",11,25,"</g>",54,19,"</g>"),s9:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V94L24 80L40 100L74 84L92 102V132Z"/><path class="exp-art-near" d="M8 132V122.8L22 105.8l7 4L44 83.5l5 3L60 66.4l9 17.1l6-2L92 114.9V132Z"/><path class="exp-art-cut" d="M60 66.4l9 17.1-6 3.9-5-3.3-6 3.3Z"/>',55,56,57,"</g>",11,25,"</g>",58,19,"</g>"),sT:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V90.4L24 76.4L40 96.4L74 80.4L92 98.4V132Z"/><path class="exp-art-near" d="M8 132V121.9L22 103.3l7 4L44 78.9l5 3L60 60.2l9 18.7l6-2L92 113.3V132Z"/><path class="exp-art-cut" d="M60 60.2l9 18.7-6 4.3-5-3.6-6 3.6Z"/>',59,60,61,"</g>",11,25,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/></g>'),hJ:f(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,63,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/></g>'),hQ:f(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,63,"</g>",15,64,"</g>"),hK:f(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,63,"</g>",18,65,"</g>"),hA:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V114.7H30L34 128.7H66L70 120.7H92V132Z"/><path class="exp-art-near" d="M8 132V129.4H22L26 125H38L43 120.2H48L52 116H70L75 122.4H82L87 128.5H92V132Z"/><path class="exp-art-line" d="M42.6 121.8H77M36.9 125.3H80.1M31.2 128.8H83.2"/>',22,23,24,"</g>",11,66,"</g>",26,64,"</g>"),h2:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V111.1H30L34 125.1H66L70 117.1H92V132Z"/><path class="exp-art-near" d="M8 132V128.4H22L26 122.2H38L43 115.6H48L52 109.8H70L75 118.7H82L87 127.1H92V132Z"/><path class="exp-art-line" d="M42.6 117.8H77M36.9 122.7H80.1M31.2 127.6H83.2"/>',27,28,29,"</g>",11,66,"</g>",30,65,"</g>"),h3:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V107.5H30L34 121.5H66L70 113.5H92V132Z"/><path class="exp-art-near" d="M8 132V127.5H22L26 119.5H38L43 111H48L52 103.6H70L75 115H82L87 125.8H92V132Z"/><path class="exp-art-line" d="M42.6 113.8H77M36.9 120.1H80.1M31.2 126.3H83.2"/>',31,32,33,"</g>",11,66,"</g>",34,65,"</g>"),h4:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V103.9H30L34 117.9H66L70 109.9H92V132Z"/><path class="exp-art-near" d="M8 132V126.5H22L26 116.8H38L43 106.4H48L52 97.4H70L75 111.2H82L87 124.4H92V132Z"/><path class="exp-art-line" d="M42.6 109.9H77M36.9 117.5H80.1M31.2 125.1H83.2"/>',35,36,37,"</g>",11,66,"</g>",38,64,"</g>"),h5:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V100.3H30L34 114.3H66L70 106.3H92V132Z"/><path class="exp-art-near" d="M8 132V125.5H22L26 114H38L43 101.8H48L52 91.2H70L75 107.5H82L87 123H92V132Z"/><path class="exp-art-line" d="M42.6 105.9H77M36.9 114.9H80.1M31.2 123.8H83.2"/>',39,40,41,"</g>",11,66,"</g>",42,65,"</g>"),h6:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V96.7H30L34 110.7H66L70 102.7H92V132Z"/><path class="exp-art-near" d="M8 132V124.5H22L26 111.3H38L43 97.2H48L52 85H70L75 103.8H82L87 121.7H92V132Z"/><path class="exp-art-line" d="M42.6 101.9H77M36.9 112.3H80.1M31.2 122.6H83.2"/>',43,44,45,"</g>",11,66,"</g>",46,65,"</g>"),h7:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V93.1H30L34 107.1H66L70 99.1H92V132Z"/><path class="exp-art-near" d="M8 132V123.5H22L26 108.6H38L43 92.6H48L52 78.8H70L75 100.1H82L87 120.3H92V132Z"/><path class="exp-art-line" d="M42.6 98H77M36.9 109.7H80.1M31.2 121.4H83.2"/>',47,48,49,"</g>",11,66,"</g>",50,65,"</g>"),h8:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V89.5H30L34 103.5H66L70 95.5H92V132Z"/><path class="exp-art-near" d="M8 132V122.5H22L26 105.9H38L43 88H48L52 72.6H70L75 96.4H82L87 118.9H92V132Z"/><path class="exp-art-line" d="M42.6 94H77M36.9 107.1H80.1M31.2 120.1H83.2"/>',51,52,53,"</g>",11,66,"</g>",54,65,"</g>"),h9:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V86H30L34 100H66L70 92H92V132Z"/><path class="exp-art-near" d="M8 132V121.5H22L26 103.1H38L43 83.5H48L52 66.4H70L75 92.6H82L87 117.6H92V132Z"/><path class="exp-art-line" d="M42.6 90H77M36.9 104.4H80.1M31.2 118.9H83.2"/>',55,56,57,"</g>",11,66,"</g>",58,65,"</g>"),hT:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V82.4H30L34 96.4H66L70 88.4H92V132Z"/><path class="exp-art-near" d="M8 132V120.5H22L26 100.4H38L43 78.9H48L52 60.2H70L75 88.9H82L87 116.2H92V132Z"/><path class="exp-art-line" d="M42.6 86H77M36.9 101.8H80.1M31.2 117.6H83.2"/>',59,60,61,"</g>",11,66,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/></g>'),dJ:f(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,67,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/></g>'),dQ:f(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,67,"</g>",15,68,"</g>"),dK:f(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,67,"</g>",18,69,"</g>"),dA:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V128.7L26 110.7L48 130.7L82 110.7L92 122.7V132Z"/><path class="exp-art-near" d="M8 132V130.4L20 123.4L30 125.9L44 118.9L60 116L72 121.4L80 120.5L92 128.8V132Z"/><path class="exp-art-cut" d="M60 116L72 121.4L64 128.8L56 123.4Z"/><path class="exp-art-line" d="M44 118.9L38 127.2M20 123.4L24 130.4"/>',22,23,24,"</g>",11,70,"</g>",26,68,"</g>"),d2:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V125.1L26 107.1L48 127.1L82 107.1L92 119.1V132Z"/><path class="exp-art-near" d="M8 132V129.8L20 120L30 123.6L44 113.8L60 109.8L72 117.3L80 116L92 127.6V132Z"/><path class="exp-art-cut" d="M60 109.8L72 117.3L64 127.6L56 120Z"/><path class="exp-art-line" d="M44 113.8L38 125.3M20 120L24 129.8"/>',27,28,29,"</g>",11,70,"</g>",30,69,"</g>"),d3:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V121.5L26 103.5L48 123.5L82 103.5L92 115.5V132Z"/><path class="exp-art-near" d="M8 132V129.2L20 116.7L30 121.2L44 108.7L60 103.6L72 113.3L80 111.6L92 126.3V132Z"/><path class="exp-art-cut" d="M60 103.6L72 113.3L64 126.3L56 116.7Z"/><path class="exp-art-line" d="M44 108.7L38 123.5M20 116.7L24 129.2"/>',31,32,33,"</g>",11,70,"</g>",34,69,"</g>"),d4:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V117.9L26 99.9L48 119.9L82 99.9L92 111.9V132Z"/><path class="exp-art-near" d="M8 132V128.5L20 113.3L30 118.9L44 103.6L60 97.4L72 109.2L80 107.1L92 125.1V132Z"/><path class="exp-art-cut" d="M60 97.4L72 109.2L64 125.1L56 113.3Z"/><path class="exp-art-line" d="M44 103.6L38 121.6M20 113.3L24 128.5"/>',35,36,37,"</g>",11,70,"</g>",38,68,"</g>"),d5:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V114.3L26 96.3L48 116.3L82 96.3L92 108.3V132Z"/><path class="exp-art-near" d="M8 132V127.9L20 110L30 116.5L44 98.5L60 91.2L72 105.1L80 102.6L92 123.8V132Z"/><path class="exp-art-cut" d="M60 91.2L72 105.1L64 123.8L56 110Z"/><path class="exp-art-line" d="M44 98.5L38 119.8M20 110L24 127.9"/>',39,40,41,"</g>",11,70,"</g>",42,69,"</g>"),d6:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V110.7L26 92.7L48 112.7L82 92.7L92 104.7V132Z"/><path class="exp-art-near" d="M8 132V127.3L20 106.6L30 114.1L44 93.5L60 85L72 101L80 98.2L92 122.6V132Z"/><path class="exp-art-cut" d="M60 85L72 101L64 122.6L56 106.6Z"/><path class="exp-art-line" d="M44 93.5L38 117.9M20 106.6L24 127.3"/>',43,44,45,"</g>",11,70,"</g>",46,69,"</g>"),d7:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V107.1L26 89.1L48 109.1L82 89.1L92 101.1V132Z"/><path class="exp-art-near" d="M8 132V126.7L20 103.3L30 111.8L44 88.4L60 78.8L72 96.9L80 93.7L92 121.4V132Z"/><path class="exp-art-cut" d="M60 78.8L72 96.9L64 121.4L56 103.3Z"/><path class="exp-art-line" d="M44 88.4L38 116M20 103.3L24 126.7"/>',47,48,49,"</g>",11,70,"</g>",50,69,"</g>"),d8:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V103.5L26 85.5L48 105.5L82 85.5L92 97.5V132Z"/><path class="exp-art-near" d="M8 132V126.1L20 99.9L30 109.4L44 83.3L60 72.6L72 92.8L80 89.2L92 120.1V132Z"/><path class="exp-art-cut" d="M60 72.6L72 92.8L64 120.1L56 99.9Z"/><path class="exp-art-line" d="M44 83.3L38 114.2M20 99.9L24 126.1"/>',51,52,53,"</g>",11,70,"</g>",54,69,"</g>"),d9:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V100L26 82L48 102L82 82L92 94V132Z"/><path class="exp-art-near" d="M8 132V125.4L20 96.6L30 107.1L44 78.2L60 66.4L72 88.7L80 84.8L92 118.9V132Z"/><path class="exp-art-cut" d="M60 66.4L72 88.7L64 118.9L56 96.6Z"/><path class="exp-art-line" d="M44 78.2L38 112.3M20 96.6L24 125.4"/>',55,56,57,"</g>",11,70,"</g>",58,69,"</g>"),dT:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V96.4L26 78.4L48 98.4L82 78.4L92 90.4V132Z"/><path class="exp-art-near" d="M8 132V124.8L20 93.2L30 104.7L44 73.1L60 60.2L72 84.6L80 80.3L92 117.6V132Z"/><path class="exp-art-cut" d="M60 60.2L72 84.6L64 117.6L56 93.2Z"/><path class="exp-art-line" d="M44 73.1L38 110.5M20 93.2L24 124.8"/>',59,60,61,"</g>",11,70,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/></g>'),cJ:f(0,1,2,3,4,5,6,7,8,"</g>",9,10,11,71,"</g>",13,'<path transform="translate(29 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/></g>'),cQ:f(0,1,2,3,4,5,6,7,8,"</g>",9,14,11,71,"</g>",15,72,"</g>"),cK:f(0,1,2,3,4,5,6,7,8,"</g>",9,17,11,71,"</g>",18,73,"</g>"),cA:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V118.7C24 106.7 40 130.7 56 122.7S84 108.7 92 116.7V132Z"/><path class="exp-art-near" d="M8 132V130.1C22 129.4 26 122.7 40 120.2S54 116 60 116S76 119.2 82 124S90 127.8 92 128.2V132Z"/><circle class="exp-art-near" cx="22" cy="126.8" r="5.5"/><circle class="exp-art-near" cx="33" cy="124.2" r="5.5"/><circle class="exp-art-near" cx="72" cy="121.8" r="5.5"/><circle class="exp-art-near" cx="82" cy="125.5" r="5.5"/><path class="exp-art-line" d="M22 129.8v7M33 127.2v7M72 124.8v7M82 128.5v7"/>',22,23,24,"</g>",11,74,"</g>",26,72,"</g>"),c2:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V115.1C24 103.1 40 127.1 56 119.1S84 105.1 92 113.1V132Z"/><path class="exp-art-near" d="M8 132V129.3C22 128.4 26 119.1 40 115.6S54 109.8 60 109.8S76 114.2 82 120.9S90 126.2 92 126.7V132Z"/><circle class="exp-art-near" cx="22" cy="125.9" r="5.5"/><circle class="exp-art-near" cx="33" cy="122.3" r="5.5"/><circle class="exp-art-near" cx="72" cy="119" r="5.5"/><circle class="exp-art-near" cx="82" cy="124.1" r="5.5"/><path class="exp-art-line" d="M22 128.9v7M33 125.3v7M72 122v7M82 127.1v7"/>',27,28,29,"</g>",11,74,"</g>",30,73,"</g>"),c3:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V111.5C24 99.5 40 123.5 56 115.5S84 101.5 92 109.5V132Z"/><path class="exp-art-near" d="M8 132V128.6C22 127.5 26 115.5 40 111S54 103.6 60 103.6S76 109.3 82 117.8S90 124.6 92 125.2V132Z"/><circle class="exp-art-near" cx="22" cy="125" r="5.5"/><circle class="exp-art-near" cx="33" cy="120.5" r="5.5"/><circle class="exp-art-near" cx="72" cy="116.2" r="5.5"/><circle class="exp-art-near" cx="82" cy="122.8" r="5.5"/><path class="exp-art-line" d="M22 128v7M33 123.5v7M72 119.2v7M82 125.8v7"/>',31,32,33,"</g>",11,74,"</g>",34,73,"</g>"),c4:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V107.9C24 95.9 40 119.9 56 111.9S84 97.9 92 105.9V132Z"/><path class="exp-art-near" d="M8 132V127.8C22 126.5 26 111.9 40 106.4S54 97.4 60 97.4S76 104.3 82 114.7S90 123 92 123.7V132Z"/><circle class="exp-art-near" cx="22" cy="124.2" r="5.5"/><circle class="exp-art-near" cx="33" cy="118.6" r="5.5"/><circle class="exp-art-near" cx="72" cy="113.4" r="5.5"/><circle class="exp-art-near" cx="82" cy="121.4" r="5.5"/><path class="exp-art-line" d="M22 127.2v7M33 121.6v7M72 116.4v7M82 124.4v7"/>',35,36,37,"</g>",11,74,"</g>",38,72,"</g>"),c5:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V104.3C24 92.3 40 116.3 56 108.3S84 94.3 92 102.3V132Z"/><path class="exp-art-near" d="M8 132V127.1C22 125.5 26 108.3 40 101.8S54 91.2 60 91.2S76 99.4 82 111.6S90 121.4 92 122.2V132Z"/><circle class="exp-art-near" cx="22" cy="123.3" r="5.5"/><circle class="exp-art-near" cx="33" cy="116.8" r="5.5"/><circle class="exp-art-near" cx="72" cy="110.6" r="5.5"/><circle class="exp-art-near" cx="82" cy="120" r="5.5"/><path class="exp-art-line" d="M22 126.3v7M33 119.8v7M72 113.6v7M82 123v7"/>',39,40,41,"</g>",11,74,"</g>",42,73,"</g>"),c6:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V100.7C24 88.7 40 112.7 56 104.7S84 90.7 92 98.7V132Z"/><path class="exp-art-near" d="M8 132V126.4C22 124.5 26 104.7 40 97.2S54 85 60 85S76 94.4 82 108.5S90 119.8 92 120.7V132Z"/><circle class="exp-art-near" cx="22" cy="122.4" r="5.5"/><circle class="exp-art-near" cx="33" cy="114.9" r="5.5"/><circle class="exp-art-near" cx="72" cy="107.8" r="5.5"/><circle class="exp-art-near" cx="82" cy="118.7" r="5.5"/><path class="exp-art-line" d="M22 125.4v7M33 117.9v7M72 110.8v7M82 121.7v7"/>',43,44,45,"</g>",11,74,"</g>",46,73,"</g>"),c7:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V97.1C24 85.1 40 109.1 56 101.1S84 87.1 92 95.1V132Z"/><path class="exp-art-near" d="M8 132V125.6C22 123.5 26 101.1 40 92.6S54 78.8 60 78.8S76 89.4 82 105.4S90 118.2 92 119.2V132Z"/><circle class="exp-art-near" cx="22" cy="121.6" r="5.5"/><circle class="exp-art-near" cx="33" cy="113" r="5.5"/><circle class="exp-art-near" cx="72" cy="105.1" r="5.5"/><circle class="exp-art-near" cx="82" cy="117.3" r="5.5"/><path class="exp-art-line" d="M22 124.6v7M33 116v7M72 108.1v7M82 120.3v7"/>',47,48,49,"</g>",11,74,"</g>",50,73,"</g>"),c8:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V93.5C24 81.5 40 105.5 56 97.5S84 83.5 92 91.5V132Z"/><path class="exp-art-near" d="M8 132V124.9C22 122.5 26 97.5 40 88S54 72.6 60 72.6S76 84.5 82 102.3S90 116.6 92 117.7V132Z"/><circle class="exp-art-near" cx="22" cy="120.7" r="5.5"/><circle class="exp-art-near" cx="33" cy="111.2" r="5.5"/><circle class="exp-art-near" cx="72" cy="102.3" r="5.5"/><circle class="exp-art-near" cx="82" cy="115.9" r="5.5"/><path class="exp-art-line" d="M22 123.7v7M33 114.2v7M72 105.3v7M82 118.9v7"/>',51,52,53,"</g>",11,74,"</g>",54,73,"</g>"),c9:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V90C24 78 40 102 56 94S84 80 92 88V132Z"/><path class="exp-art-near" d="M8 132V124.1C22 121.5 26 94 40 83.5S54 66.4 60 66.4S76 79.5 82 99.2S90 114.9 92 116.3V132Z"/><circle class="exp-art-near" cx="22" cy="119.8" r="5.5"/><circle class="exp-art-near" cx="33" cy="109.3" r="5.5"/><circle class="exp-art-near" cx="72" cy="99.5" r="5.5"/><circle class="exp-art-near" cx="82" cy="114.6" r="5.5"/><path class="exp-art-line" d="M22 122.8v7M33 112.3v7M72 102.5v7M82 117.6v7"/>',55,56,57,"</g>",11,74,"</g>",58,73,"</g>"),cT:f(0,1,20,21,'<path class="exp-art-far" d="M8 132V86.4C24 74.4 40 98.4 56 90.4S84 76.4 92 84.4V132Z"/><path class="exp-art-near" d="M8 132V123.4C22 120.5 26 90.4 40 78.9S54 60.2 60 60.2S76 74.6 82 96.1S90 113.3 92 114.8V132Z"/><circle class="exp-art-near" cx="22" cy="118.9" r="5.5"/><circle class="exp-art-near" cx="33" cy="107.5" r="5.5"/><circle class="exp-art-near" cx="72" cy="96.7" r="5.5"/><circle class="exp-art-near" cx="82" cy="113.2" r="5.5"/><path class="exp-art-line" d="M22 121.9v7M33 110.5v7M72 99.7v7M82 116.2v7"/>',59,60,61,"</g>",11,74,"</g>",62,'<path transform="translate(39 6.5) scale(.958)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/></g>')},Le={0:'<g class="exp-wager-badge"><rect x="69" y="4.5" width="25" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(76.4 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>',2:'<g class="exp-wager-badge"><rect x="55" y="4.5" width="39" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(62.4 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/><path transform="translate(74.7 7.5) scale(.792)" d="M1.5 6.5C1.7 3 4.3 1 7.5 1c3.5 0 6 2.2 6 5.5 0 2.9-1.6 4.9-4.6 7.8L1.5 21.5V23H14" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>',3:'<g class="exp-wager-badge"><rect x="55" y="4.5" width="39" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(62.4 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/><path transform="translate(74.7 7.5) scale(.792)" d="M2 4.6C3 2.2 5 1 7.6 1c3.3 0 5.6 2.2 5.6 5.2 0 3.1-2.3 5.1-5.8 5.1H6M7.4 11.3c4 0 6.6 2.3 6.6 5.7C14 20.6 11.2 23 7.5 23c-2.9 0-5.1-1.4-6.1-4" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>',4:'<g class="exp-wager-badge"><rect x="55" y="4.5" width="39" height="25" rx="12.5" fill="var(--suit)"/><g color="var(--exp-card)"><path transform="translate(62 7.5) scale(.792)" d="M1.5 7.5l10 10M11.5 7.5l-10 10" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/><path transform="translate(74.3 7.5) scale(.792)" d="M11.5 23V1L1 16.5h14.5" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/></g></g>'},Bs={s:Le,h:Le,d:Le,c:Le},Os={sJ:f(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>'),sQ:f(75,76,78,79),sK:f(75,76,80,81),sA:f(75,82,79),s2:f(75,83,81),s3:f(75,84,81),s4:f(75,85,79),s5:f(75,86,81),s6:f(75,87,81),s7:f(75,88,81),s8:f(75,89,81),s9:f(75,90,81),sT:f(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z" fill="currentColor"/>'),hJ:f(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>'),hQ:f(75,76,78,92),hK:f(75,76,80,93),hA:f(75,82,92),h2:f(75,83,93),h3:f(75,84,93),h4:f(75,85,92),h5:f(75,86,93),h6:f(75,87,93),h7:f(75,88,93),h8:f(75,89,93),h9:f(75,90,93),hT:f(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z" fill="currentColor"/>'),dJ:f(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>'),dQ:f(75,76,78,94),dK:f(75,76,80,95),dA:f(75,82,94),d2:f(75,83,95),d3:f(75,84,95),d4:f(75,85,94),d5:f(75,86,95),d6:f(75,87,95),d7:f(75,88,95),d8:f(75,89,95),d9:f(75,90,95),dT:f(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z" fill="currentColor"/>'),cJ:f(75,76,77,'<path transform="translate(31.3 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>'),cQ:f(75,76,78,96),cK:f(75,76,80,97),cA:f(75,82,96),c2:f(75,83,97),c3:f(75,84,97),c4:f(75,85,96),c5:f(75,86,97),c6:f(75,87,97),c7:f(75,88,97),c8:f(75,89,97),c9:f(75,90,97),cT:f(75,91,'<path transform="translate(35.5 8.5) scale(.792)" d="M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z" fill="currentColor"/>')},_s='<rect class="exp-back-paper" x=".75" y=".75" width="98.5" height="138.5" rx="9"/><rect class="exp-back-frame" x="7" y="7" width="86" height="126" rx="5"/><svg x="7" y="7" width="86" height="126" viewBox="7 7 86 126"><path class="exp-back-contour" d="M34 70C34 50.8 46.8 53.2 54.8 54S66 65.2 66 73.2S51.6 90 43.6 86S34 78 34 70ZM24 70C24 38.8 44.8 41.9 57.8 44S76 62.2 76 75.2S52.6 102.5 39.6 96S24 83 24 70ZM14 70C14 26.8 42.8 30 60.8 34S86 59.2 86 77.2S53.6 115 35.6 106S14 88 14 70ZM4 70C4 14.8 40.8 17.6 63.8 24S96 56.2 96 79.2S54.6 127.5 31.6 116S4 93 4 70ZM-6 70C-6 2.8 38.8 4.5 66.8 14S106 53.2 106 81.2S55.6 140 27.6 126S-6 98 -6 70Z"/></svg><g class="exp-rose"><circle class="exp-rose-ring" cx="50" cy="70" r="14"/><path class="exp-rose-dark" d="M58.8 61.2L55.2 70L50 70ZM58.8 78.8L50 75.2L50 70ZM41.2 78.8L44.8 70L50 70ZM41.2 61.2L50 64.8L50 70Z"/><path class="exp-rose-light" d="M58.8 61.2L50 64.8L50 70ZM58.8 78.8L55.2 70L50 70ZM41.2 78.8L50 75.2L50 70ZM41.2 61.2L44.8 70L50 70Z"/><path class="exp-rose-dark" d="M50 50L54.2 65.8L50 70ZM70 70L54.2 74.2L50 70ZM50 90L45.8 74.2L50 70ZM30 70L45.8 65.8L50 70Z"/><path class="exp-rose-light" d="M50 50L45.8 65.8L50 70ZM70 70L54.2 65.8L50 70ZM50 90L54.2 74.2L50 70ZM30 70L45.8 74.2L50 70Z"/></g>',Ns={s:"M12 1.3C13.6 5.2 21.6 9.5 21.6 15c0 3-2.2 4.9-4.7 4.9-1.6 0-3-.7-3.9-2 .2 2.2 1.1 3.8 2.7 4.9H8.3c1.6-1.1 2.5-2.7 2.7-4.9-.9 1.3-2.3 2-3.9 2-2.5 0-4.7-1.9-4.7-4.9C2.4 9.5 10.4 5.2 12 1.3Z",h:"M12 22.6C10.6 18.8 1.9 14.3 1.9 7.9 1.9 4.5 4.3 2 7.3 2c2.1 0 3.8 1.2 4.7 3.2C12.9 3.2 14.6 2 16.7 2c3 0 5.4 2.5 5.4 5.9 0 6.4-8.7 10.9-10.1 14.7Z",d:"M12 .8c2 4.3 5 8.2 8.6 11.2-3.6 3-6.6 6.9-8.6 11.2C10 18.9 7 15 3.4 12 7 9 10 5.1 12 .8Z",c:"M12 1.3a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13 16.7c.2 2.9 1 4.9 2.8 6.1H8.2C10 21.6 10.8 19.6 11 16.7A5 5 0 1 1 7.8 9 5 5 0 0 1 12 1.3Z"},Ds={check:"M4.5 12.5l5 5 10-11",cross:"M6 6l12 12M18 6 6 18",gear:"M12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8ZM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1",undo:"M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11H9",redo:"M15.5 5 20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h5",lamp:"M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.5.4.8 1 .8 1.6h5.4c0-.6.3-1.2.8-1.6A6 6 0 0 0 12 3Z",book:"M12 6.5C10 5 7 4.5 3.5 4.5v14C7 18.5 10 19 12 20.5c2-1.5 5-2 8.5-2v-14C17 4.5 14 5 12 6.5Zm0 0v14",next:"M9 5l7 7-7 7",prev:"M15 5l-7 7 7 7",stop:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM6 6l12 12",screen:"M3 4.5h18v11.5H3ZM12 16v3.5M8 20h8",play:"M7 4.5 19 12 7 19.5Z",chart:"M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6",sum:"M18 7V4H6l6.5 8L6 20h12v-3",flag:"M6 21V3.5M6 4.5l12 3.5-12 4.5",sun:"M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M19.1 4.9l-1.8 1.8M6.7 17.3l-1.8 1.8"},Is='<g class="exp-rose"><circle class="exp-rose-ring" cx="50" cy="50" r="33.6"/><path class="exp-rose-dark" d="M71 29L62.5 50L50 50ZM71 71L50 62.5L50 50ZM29 71L37.5 50L50 50ZM29 29L50 37.5L50 50Z"/><path class="exp-rose-light" d="M71 29L50 37.5L50 50ZM71 71L62.5 50L50 50ZM29 71L50 62.5L50 50ZM29 29L37.5 50L50 50Z"/><path class="exp-rose-dark" d="M50 2L60.2 39.8L50 50ZM98 50L60.2 60.2L50 50ZM50 98L39.8 60.2L50 50ZM2 50L39.8 39.8L50 50Z"/><path class="exp-rose-light" d="M50 2L39.8 39.8L50 50ZM98 50L60.2 39.8L50 50ZM50 98L60.2 60.2L50 50ZM2 50L39.8 60.2L50 50Z"/></g>';function y(t){let e=t===void 0?void 0:Ds[t];return e===void 0?p:a`<svg class="exp-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${e} /></svg>`}function A(t){return a`<svg class="exp-suit" data-suit=${t} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${Ns[t]} />
  </svg>`}var Xa={refused:"stop",tried:"cross",mark:"flag"};function Ht(t,e){return a`<span class="exp-tag exp-tag--${t}">${y(Xa[t])}${e}</span>`}function Pn(t,e){return t.hand.find(n=>n.code===e)?.targets??t.targets}function Xt(t,e,n){let{place:s}=t,r=Pn(e,n.chosen)[s],o=r===void 0&&e.refused?.place===s?e.refused.tag:void 0,i=o??t.barred??void 0;return a`<button
    type="button"
    class="exp-spot"
    data-key=${s}
    data-place=${s}
    data-state=${r!==void 0?"target":o!==void 0?"refused":"idle"}
    data-column=${Yt(t.suit,e)}
    ?data-marked=${Me(e,s,null)}
    tabindex=${n.stop===s?0:-1}
    @click=${()=>n.place(s)}
  >
    <span class="exp-hidden">${t.label} </span>
    ${t.draw(ti(r,i,Vs(e,s)?.text))}
  </button>`}function ti(t,e,n){return t!==void 0?Ht("target",t):e!==void 0?Ht("refused",e):n===void 0?p:Ht("mark",n)}function zs(t,e){if(t===null||e===null||e.cover!==null||e.refused!==null)return null;let n=o=>o.hand.map(i=>i.code).join();if(t.cover===null&&t.step===e.step&&n(t)===n(e))return null;let s=e.step===0?e.buttons.find(o=>o.look==="main"):void 0;if(s!==void 0)return`button-${s.id}`;if(e.step===2)return e.draw===null?Object.keys(e.targets)[0]??null:e.draw.place;let r=ei(t,e)??e.hand.find(({tag:o})=>o?.kind==="new")??e.hand[0];return r===void 0?null:`card-${r.code}`}function ei(t,e){let n=new Set(t.hand.map(r=>r.code)),s=e.hand.filter(r=>!n.has(r.code));return s.length===1?s[0]:void 0}function Ks(t,e){let s=ke(t).map(r=>r.dataset.key??"");return s.includes(e)?e:s.find(r=>r.startsWith("card-"))??s[0]??""}function Fs(t,e){let n=Object.keys(Pn(t,e));return n.find(s=>s.startsWith("own-"))??n[0]??null}function Te(t){return/^(card|own|other|discard)-|^pile$/.test(t)}function lt(t,e){return[...t.querySelectorAll("[data-key]")].find(n=>n.dataset.key===e)??null}function jn(t){return t.matches(":disabled")||t.checkVisibility?.()===!1}function te(t){let e=document.activeElement;return e===null||!t.contains(e)||jn(e)}function qs(t,e){let n=".exp-cover button, [data-row] > [tabindex='0']",s=e!==null&&Te(e)?[...n.split(", "),"[data-heading]"]:["[data-heading]",...n.split(", ")],r=e==="more"?[...t.querySelectorAll("[data-open]")].at(-1):void 0,o=e===null?null:lt(t,e),i=[...s,"button"].map(l=>t.querySelector(l));for(let l of[o,r,...i])if(l?.focus(),!te(t))return}function Ws(t){let e=t.querySelector(".exp-field:has([data-fault])");return e?.querySelector("[aria-invalid]")??e?.querySelector("input")??null}var k={starting:"Getting the table ready…",lost:"Nothing answers here any more. Your game is kept in this browser.",lostAction:"Reload the page",settings:"Settings",settingsClose:"Close settings",deck:"Deck colours",deckTwo:"Two",deckFour:"Four",text:"Text size",textNormal:"Normal",textLarge:"Large",textLargest:"Largest",textProjector:"Projector",theme:"Theme",themeSystem:"Like the system",themeLight:"Light",themeDark:"Dark",themeNotebook:"Light or dark follows the notebook.",playing:"While playing",hints:"Hints",motion:"Reduce motion",sound:"Sound",present:"In class",presentSwitch:"Present: large, and no answer shows before you say so",presentHelp:"Keys while you present, for a clicker too: press ? on the page.",presenterKeys:"Keys while you present",presenterKeysClose:"Close the keys",keyTurn:"next page, page before; also on a clicker",keyOutside:"the same, outside a board or a field",keyReveal:"show what an answer is worth, or cover it again",keyBlank:"blank screen; any key or click ends it",keyFull:"full screen",keyKeys:"show these keys",blank:"Blank screen. Any key or click brings the page back.",fullScreen:"Full screen",window:"Leave full screen",kept:"Kept in this browser.",notKept:"This window keeps nothing, as a private one does: your choices hold until you leave the page.",settingsLink:"A link can set them too. Add for example",rules:"In the rules:",pages:"Pages of this lesson",page:"Page",pageDone:"done",back:"Back",next:"Next",home:"To the front page",nextLesson:"Next lesson",saved:"Saved in this browser",notSaved:"This window keeps nothing once it is closed"};function R(t){let{table:e,form:n,summary:s,exercise:r,calculator:o,tally:i,chart:l,lab:c,review:u}=t,{routes:m,routeEnd:d,explorer:h,setup:g}=t,x=e??n??s??r??o??i??l??c??u;return"serial"in t&&!!(x??m??d??h??g)}function O(t){return"serial"in t?t.table??t.exercise?.table??null:null}function H(t){return"serial"in t?t.routes??t.exercise?.routes??null:null}var ni=new Set(["wait","swap"]);function Se(t){let e=H(t);return e===null?!!t.explorer?.quiz:e.cover===null&&!ni.has(e.asked.kind)}function Js(t,e){if(Gs(e)&&!Gs(t))return"right";let n=O(e);return n===null?si(H(t),H(e)):n.refused!==null?"refusal":n.moves.length>0?"play":null}function si(t,e){return e===null?null:e.message.kind==="refused"?"refusal":t!==null&&Us(e)>Us(t)?"play":null}function Us({scene:t}){return t.tokens.length+t.journeys.reduce((e,{arrows:n})=>e+n.length,0)}function Gs(t){return"serial"in t&&t.exercise?.verdict?.kind==="right"}function Qs(t){return(O(t)??H(t))!==null}function Ys(t,e,n){if(!R(e)||!R(n))return;if(!Qs(e)&&Qs(n)){t.getBoundingClientRect().top<0&&t.scrollIntoView({block:"start"});return}if((n.table?.coach?.rows.length??0)>0&&e.table?.coach?.rows.length!==n.table?.coach?.rows.length){t.querySelector(".exp-prices tbody tr:nth-child(3), .exp-prices tbody tr:last-child")?.scrollIntoView({block:"nearest"});return}let[s,r]=[e.exercise,n.exercise];if(r===void 0)return;let o=r.hints.open.length>(s?.hints.open.length??0),i=r.verdict!==null&&r.verdict.text!==s?.verdict?.text,c=r.solution!==void 0&&s?.solution===void 0?"[data-solution]":o?"[data-open]:last-of-type":i?".exp-note[data-verdict]":null;if(c===null)return;[...t.querySelectorAll(c)].at(-1)?.scrollIntoView({block:"nearest"})}var ri={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right",Home:"first",End:"last"};function Xs(t,e){if(t.altKey)return null;let n=t.key.length===1?t.key.toLowerCase():t.key;if(t.ctrlKey||t.metaKey)return n==="z"?{type:"press",id:t.shiftKey?"redo":"undo"}:n==="y"&&!t.shiftKey?{type:"press",id:"redo"}:null;if(n==="?")return{type:"keys"};if(n==="i")return t.repeat?{type:"swallow"}:{type:"press",id:"hint"};if(n==="r")return t.repeat?{type:"swallow"}:{type:"reveal"};if(n==="Escape")return{type:"unchoose"};if(!e)return null;if(t.repeat&&(n==="Enter"||n===" "))return{type:"swallow"};let s=ri[n];return s!==void 0?t.shiftKey?null:{type:"move",direction:s}:n==="p"?{type:"pile"}:n==="s"||n==="h"||n==="d"||n==="c"?{type:"suit",suit:n}:null}function ee(t){return!t.ctrlKey&&!t.metaKey&&!t.altKey}function tr(t){return t instanceof HTMLTextAreaElement||t instanceof HTMLInputElement&&!["radio","checkbox","button","submit"].includes(t.type)}function Re(t){return a`<dialog class="exp-dialog ${t.look}" aria-labelledby=${t.id} @click=${ai}>
    <div class="exp-dialog-head">
      <p class="exp-box-title" id=${t.id}>${t.title}</p>
      <button type="button" class="exp-button exp-button--plain" @click=${oi}>
        ${y("cross")}<span class="exp-hidden">${t.close}</span>
      </button>
    </div>
    ${t.content}
  </dialog>`}function oi(t){t.currentTarget.closest("dialog")?.close()}function ai(t){t.target===t.currentTarget&&t.currentTarget.close()}var ii=[["Page down, Page up",k.keyTurn],["→ ← Space",k.keyOutside],["R",k.keyReveal],["B or .",k.keyBlank],["F",k.keyFull],["?",k.keyKeys]];function er(){return a`<dl class="exp-keys">
    ${ii.map(([t,e])=>a`<div><dt><kbd>${t}</kbd></dt><dd>${e}</dd></div>`)}
  </dl>`}var vt={deck:["two","four"],text:["normal","large","largest","projector"],theme:["system","light","dark"],motion:["on","off"],sound:["off","on"],hints:["on","off"],present:["0","1"]},bt="present",ne="expeditions:settings",sr=Object.keys(vt);function rr(){ur("deck")===void 0&&(nr(),addEventListener("storage",t=>{(t.key===ne||t.key===null)&&nr()}),Pt()&&dr().addEventListener("change",()=>Ce("theme",kt("theme"))))}function kt(t){return ur(t)??vt[t][0]}function or(t,e){if(pi(t,t===bt&&e!==vt[bt][0]?e:null),Ce(t,e),t===bt)return Ce("text",lr("text"));try{localStorage.setItem(ne,JSON.stringify({...pr(),[t]:e}))}catch{}}function ar(){try{return localStorage.setItem(ne,localStorage.getItem(ne)??"{}"),!0}catch{return!1}}function Ee(){return kt(bt)==="1"}function Pt(){return document.body.classList.contains("exp-site")}function ir(t){return t.closest('[data-motion="off"]')===null&&!matchMedia("(prefers-reduced-motion: reduce)").matches}function nr(){for(let t of sr)Ce(t,lr(t))}function lr(t){let e=cr(Object.fromEntries(new URLSearchParams(location.search))),n=t==="text"&&e[bt]==="1"?"projector":void 0;return e[t]??n??pr()[t]??vt[t][0]}function pr(){try{let{[bt]:t,...e}=cr(JSON.parse(localStorage.getItem(ne)??"{}"));return e}catch{return{}}}function cr(t){let e=Object(t),n=s=>vt[s].includes(e[s]);return Object.fromEntries(sr.filter(n).map(s=>[s,e[s]]))}function ur(t){return document.documentElement.dataset[t==="theme"?"themeChoice":t]}function Ce(t,e){let n=document.documentElement;if(t===bt&&n.toggleAttribute("data-zoom",Cs()),t!=="theme"){n.dataset[t]=e;return}n.dataset.themeChoice=e,Pt()?li(e==="system"?dr().matches:e==="dark"):e!=="system"&&new URLSearchParams(location.search).get("theme")===e&&(n.dataset.theme=e)}function li(t){for(let e of[document.documentElement,document.body])e.dataset.theme=t?"dark":"light";document.body.dataset.jpThemeLight=String(!t),document.body.classList.toggle("theme-dark",t)}function dr(){return matchMedia("(prefers-color-scheme: dark)")}function pi(t,e){let n=new URL(location.href);n.searchParams.get(t)!==e&&(e===null?n.searchParams.delete(t):n.searchParams.set(t,e),history.replaceState(history.state,"",n))}function pt(t,e){return a`<button
    type="button"
    class="exp-button exp-button--plain exp-keys-button"
    data-key="keys"
    aria-haspopup="dialog"
    aria-keyshortcuts="?"
    @click=${()=>e.openKeys()}
  >
    <span aria-hidden="true">?</span><span class="exp-hidden">${t.title}</span>
  </button>`}function jt(t,e){return Re({id:`${e.id}-keys`,title:t.title,close:t.close,look:"exp-key-list",content:a`<dl class="exp-keys">
      ${t.rows.map(([n,s])=>a`<div><dt><kbd>${n}</kbd></dt><dd>${s}</dd></div>`)}
    </dl>${Ee()?a`<p class="exp-box-title">${k.presenterKeys}</p>${er()}`:p}`})}function Ae(t){let e=t.querySelector("dialog.exp-key-list");e&&!e.open&&e.showModal()}function Vn(t){let{exercise:e,summary:n,form:s}=t;return[...[t.table,e?.table].filter(o=>o!=null).flatMap(o=>[...o.buttons,...o.cover===null?[]:[o.cover.button],...di(o)]),...e===void 0?[]:[...e.buttons,...e.watch?.steps??[],...e.hints.more===null?[]:[e.hints.more]],...n?.buttons??[],...t.calculator===void 0?[]:mi(t.calculator),...t.tally?.buttons??[],...t.chart?.buttons??[],...t.lab===void 0?[]:[...t.lab.presets,t.lab.fresh,...Zn(t)],...t.review===void 0?[]:[...t.review.buttons,...t.review.sides.flatMap(o=>o.retries)],...ci(t),...t.positionHead?.buttons??[],...t.setup===void 0?[]:[...t.setup.presets,...t.setup.buttons],...s===void 0||s.also===null?[]:[s.also]]}function ci(t){let{routeEnd:e,explorer:n}=t,s=H(t);return[...s===null?[]:ui(s),...e?.buttons??[],...n===void 0?[]:[n.start,...n.quiz?.buttons??[]]]}function ui({buttons:t,tickets:e,tools:n,cover:s,swap:r}){let o=s===null?[]:[s.button];return[...t,...e?.buttons??[],...n,...o,...r===null?[]:[r.submit]]}function di({coach:t}){return(t?.rows??[]).flatMap(({why:e})=>e===null?[]:[e])}function Zn({lab:t}){return t===void 0?[]:[...t.saves,...t.parts.flatMap(e=>e.picture??[])]}function mi({buttons:t,rounds:e,sides:n}){return[...t,...e.rounds.flatMap(s=>s.buttons),...n.flatMap(s=>s.typed.suits)]}function mr(t,e){return Vn(t).some(n=>n.id===e&&n.why===void 0)||(H(t)?.choices??[]).some(n=>n.id===e)||(t.exercise?.options??[]).some(n=>n.id===e)||t.exercise?.watch!==void 0&&e.startsWith("turn-")}function hr(t,e){if(t.ctrlKey||t.metaKey||t.altKey||t.shiftKey)return null;let n=t.key.length===1?t.key.toLowerCase():t.key;return(R(e)?e.exercise?.watch?.steps??[]:[]).find(r=>r.key===n)??null}function fr(t,e){t.addEventListener("keydown",n=>{ee(n)&&n.stopPropagation();let s=tr(n.target),r=s||Bn(n)?null:hr(n,e.state());if(r!==null)return n.preventDefault(),e.press(r);if(!s&&!Bn(n)&&e.own(n))return n.preventDefault();let o=Xs(n,we(t)!==null);o===null||Bn(n)||(n.stopPropagation(),!(s||o.type==="unchoose"&&e.chosen()===null)&&(n.preventDefault(),hi(o,t,e)))});for(let n of["keypress","keyup"])t.addEventListener(n,s=>{ee(s)&&s.stopPropagation()})}function Bn(t){return t.target.closest("dialog")!==null}function hi(t,e,n){let s=O(n.state());switch(t.type){case"move":return fi(t.direction,e,s,n.chosen());case"suit":return s===null?void 0:xi(t.suit,e,s,n.chosen());case"pile":return lt(e,"pile")?.focus();case"keys":return Ae(e);case"reveal":return n.reveal();case"unchoose":return n.choose(null);case"press":return yi(t.id,n);case"swallow":return}}function fi(t,e,n,s){let r=we(e);if(r===null)return;let o=t==="up"&&n!==null&&s!==null&&r.dataset.card===s?Fs(n,s):null;(o===null?Ps(e,r,t):lt(e,o))?.focus()}function xi(t,e,n,s){let r=n.step===2||s!==null,o=n.step===2?[`discard-${t}`]:[`own-${t}`,`discard-${t}`],i=ke(e).filter(u=>r?o.includes(u.dataset.place??""):u.dataset.card?.startsWith(t));r&&n.step!==2&&i.sort((u,m)=>o.indexOf(u.dataset.place??"")-o.indexOf(m.dataset.place??""));let l=we(e),c=l===null?-1:i.indexOf(l);i[(c+1)%i.length]?.focus()}var gi={undo:"Ctrl+Z",redo:"Ctrl+Y",hint:"I"};function yi(t,e){let n=e.state(),s=R(n)?Vn(n):[],r=t==="hint"?void 0:s.find(i=>i.id===t),o=s.find(i=>i.key===gi[t])??r;o!==void 0&&e.press(o)}var D={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},N=t=>(...e)=>({_$litDirective$:t,values:e}),_=class{constructor(e){}get _$AU(){return this._$AM._$AU}_$AT(e,n,s){this._$Ct=e,this._$AM=n,this._$Ci=s}_$AS(e,n){return this.update(e,n)}update(e,n){return this.render(...n)}};function He(t){return`${t.id}-setting`}var On=class extends _{render(e){return e}update(e,[n]){let s=e.element,{moved:r}=s.dataset;return r!==void 0&&r!==n?S:(delete s.dataset.moved,s.value===n?S:n)}},Pe=N(On);function je(t,e){let n=`${e.id}-${t.name}`,s=gr(t.help,t.fault,n);return a`<div class="exp-lab-number">
    <label class="exp-legend" for=${n}>${t.label}</label>
    <div class="exp-lab-line">
      <input
        class="exp-range"
        type="range"
        id=${n}
        form=${He(e)}
        data-key="range-${t.name}"
        min=${t.low}
        max=${t.high}
        step=${t.step}
        .value=${Pe(t.value)}
        aria-describedby=${s}
        @input=${$i}
      />
      <input
        class="exp-text exp-num"
        type="number"
        inputmode="numeric"
        form=${He(e)}
        name=${t.name}
        data-key="field-${t.name}"
        aria-label=${t.numberLabel}
        min=${t.low}
        max=${t.high}
        step="any"
        .value=${Pe(t.value)}
        aria-invalid=${t.fault===null?p:"true"}
        aria-describedby=${s}
      />
    </div>
    ${yr(t.help,t.fault,n)}
  </div>`}function Ve(t,e){let n=`${e.id}-${t.name}`;return a`<div class="exp-lab-text">
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
      aria-describedby=${gr(t.help,t.fault,n)}
    />
    ${yr(t.help,t.fault,n)}
  </div>`}function $i(t){let e=t.target,n=e.parentElement?.querySelector('input[type="number"]');if(n){n.value=e.value;for(let s of[e,n])s.dataset.moved=e.value}}function xr(t){for(let e of t.querySelectorAll("[data-moved]"))delete e.dataset.moved}function gr(t,e,n){let s=[t?`${n}-help`:"",e===null?"":`${n}-fault`].filter(Boolean);return s.length>0?s.join(" "):p}function yr(t,e,n){return a`${t?a`<p class="exp-help-line" id="${n}-help">${t}</p>`:p}
  ${e===null?p:_n(e,`${n}-fault`)}`}function _n(t,e){return a`<p class="exp-fault" id=${e}>${y("stop")}<span>${t}</span></p>`}function Vt(t){return`${location.origin}${location.pathname}${t}`}var bi=4e3,vi=3e4,Ze=class{constructor(e,n){this.model=e;this.changed=n}model;changed;due=null;waiting=[];timer;lost=!1;greet(e,n){this.await(n,null,vi),this.model.send({type:"hello",query:location.search,saved:e,address:Vt("")})}send(e,n){if(this.due&&!this.lost){if($r(e,this.due.act)||$r(e,this.waiting.at(-1)??null))return;this.waiting=[...this.waiting.filter(s=>s.type==="enter"),e];return}this.await(n,e,bi),this.model.send({...e,serial:n})}heard(e){if(!this.due||e.serial<=this.due.serial)return!1;let n=this.due.act!==null;this.dispose(),this.due=null,this.lost=!1;let s=this.waiting;this.waiting=[];for(let r of s){let o=wi(r,e);o&&this.send(o,e.serial)}return n}dispose(){clearTimeout(this.timer)}await(e,n,s){this.dispose(),this.due={serial:e,act:n},this.timer=setTimeout(()=>{this.lost=!0,this.changed()},s)}};function $r(t,e){return JSON.stringify(t)===JSON.stringify(e)}function ki(t){let{form:e,calculator:n,exercise:s,lab:r,setup:o}=t;return!!(e??n??r??o??s?.worksheet??s?.estimate?.commit??H(t)?.swap)}function wi(t,e){switch(t.type){case"try":return Mi(t,e);case"enter":return(e.calculator??e.lab??e.setup)===void 0?null:t;case"present":return t;case"reveal":return e.reveal===void 0?null:t;case"press":return mr(e,t.id)?t:null;case"submit":return ki(e)?t:null;case"fill":return(e.exercise?.worksheet??e.tally??e.setup??e.positionHead)===void 0?null:t}}function Mi(t,e){let n=O(e);return n===null?Se(e)?t:null:t.code===null||n.hand.some(s=>s.code===t.code)?t:t.place!==null&&t.place in n.targets?{...t,code:null}:null}var Be=class{element;timer;constructor(){this.element=document.createElement("p"),this.element.className="exp-hidden",this.element.setAttribute("role","status"),this.element.setAttribute("aria-live","polite")}say(e){clearTimeout(this.timer),this.element.textContent="",e&&(this.timer=setTimeout(()=>{this.element.textContent=e},60))}dispose(){clearTimeout(this.timer)}};var wt=class extends _{constructor(e){if(super(e),this.it=p,e.type!==D.CHILD)throw Error(this.constructor.directiveName+"() can only be used in child bindings")}render(e){if(e===p||e==null)return this._t=void 0,this.it=e;if(e===S)return e;if(typeof e!="string")throw Error(this.constructor.directiveName+"() called with a non-string value");if(e===this.it)return this._t;this.it=e;let n=[e];return n.raw=n,this._t={_$litType$:this.constructor.resultType,strings:n,values:[]}}};wt.directiveName="unsafeHTML",wt.resultType=1;var Oe=N(wt);var se=class extends wt{};se.directiveName="unsafeSVG",se.resultType=2;var ct=N(se);function z(t,e=0){let n=t.charAt(0),s="JQK".includes(t.charAt(1))?Bs[n]?.[String(e)]??"":"";return _e("exp-face","0 0 100 140",(Zs[t]??"")+s,n)}function Zt(){return _e("exp-back","0 0 100 140",_s)}function Bt(t){return _e("exp-chip","0 0 66 36",Os[t]??"",t.charAt(0))}function br(){return _e("exp-camp-rose","0 0 100 100",Is)}function _e(t,e,n,s){return a`<svg
    class=${t}
    viewBox=${e}
    data-suit=${s??p}
    aria-hidden="true"
    focusable="false"
  >${ct(n)}</svg>`}var re=240,Ne="cubic-bezier(.2, .7, .2, 1)";function vr(t){let e=new Map;for(let n of De(t))e.set(oe(n),(Li(n)??n).getBoundingClientRect());return e}function kr(t,e,n){let s=new Set;for(let r of n){let o=Ti(e,r),i=Si(t,r);o!==void 0&&(i===null||s.has(i)?Ei(t,r,o):Ri(i,o,r),i!==null&&s.add(i))}for(let r of t.querySelectorAll("[data-card]")){let o=e.get(oe(r));o!==void 0&&!s.has(r)&&Ci(r,o)}}function wr(t,e){let n=[e.place,e.code===null?null:`hand/${e.code}`],s=(r,o)=>({translate:`${r}px 0`,offset:o});for(let r of De(t).filter(o=>n.includes(oe(o))))r.animate([s(0,0),s(-5,.25),s(4,.6),s(-2,.85),s(0,1)],{duration:320,easing:Ne})}function oe(t){return t.dataset.at??t.dataset.backs??t.dataset.place??""}function De(t){return[...t.querySelectorAll("[data-at], [data-backs], [data-place]")]}function Li(t){return t.dataset.backs===void 0?null:t.lastElementChild}function Ti(t,e){return t.get(`${e.from}/${e.code}`)??t.get(e.from)}function Si(t,e){return e.to==="other-hand"?t.querySelector("[data-backs] > :last-child"):De(t).find(n=>oe(n)===`${e.to}/${e.code}`)??null}function Ri(t,e,n){let s=t.getBoundingClientRect();if(s.width===0)return;let r=st(t),o=`translate(${(e.left-s.left)/r}px, ${(e.top-s.top)/r}px) scale(${e.width/s.width})`,i=n.from==="pile"?0:1;t.animate([{transform:o,transformOrigin:"0 0",zIndex:5,opacity:i},{opacity:1,offset:.1},{transform:"none",transformOrigin:"0 0",zIndex:5}],{duration:re,delay:n.stage*re,easing:Ne,fill:"backwards"})}function Ci(t,e){let n=t.getBoundingClientRect(),s=st(t),r=(e.left-n.left)/s,o=(e.top-n.top)/s;Math.abs(r)<1||t.animate([{translate:`${r}px ${Math.abs(o)<60?0:o}px`},{translate:"0 0"}],{duration:re,easing:Ne})}function Ei(t,e,n){let s=De(t).find(m=>oe(m)===e.to);if(s===void 0)return;let r=s.getBoundingClientRect(),o=t.getBoundingClientRect(),i=document.createElement("span");i.className="exp-card exp-lifted",i.setAttribute("aria-hidden","true");let l=st(t);i.style.width=`${Math.min(n.width/l,74)}px`,U(e.code===null?Zt():z(e.code),i),t.append(i);let c=m=>`translate(${(m.left-o.left)/l}px, ${(m.top-o.top)/l}px)`;i.animate([{transform:c(n)},{transform:c(r)}],{duration:re,delay:e.stage*re,easing:Ne,fill:"both"}).finished.then(()=>i.remove(),()=>i.remove())}var{I:Ai}=Ms,Mr=t=>t;var Tr=t=>t.strings===void 0,Lr=()=>document.createComment(""),Ot=(t,e,n)=>{let s=t._$AA.parentNode,r=e===void 0?t._$AB:e._$AA;if(n===void 0){let o=s.insertBefore(Lr(),r),i=s.insertBefore(Lr(),r);n=new Ai(o,i,t,t.options)}else{let o=n._$AB.nextSibling,i=n._$AM,l=i!==t;if(l){let c;n._$AQ?.(t),n._$AM=t,n._$AP!==void 0&&(c=t._$AU)!==i._$AU&&n._$AP(c)}if(o!==r||l){let c=n._$AA;for(;c!==o;){let u=Mr(c).nextSibling;Mr(s).insertBefore(c,r),c=u}}}return n},ut=(t,e,n=t)=>(t._$AI(e,n),t),Hi={},_t=(t,e=Hi)=>t._$AH=e,Sr=t=>t._$AH,Ie=t=>{t._$AR(),t._$AA.remove()};var Rr=N(class extends _{constructor(){super(...arguments),this.key=p}render(t,e){return this.key=t,e}update(t,[e,n]){return e!==this.key&&(_t(t),this.key=e),n}});var Cr=(t,e,n)=>{let s=new Map;for(let r=e;r<=n;r++)s.set(t[r],r);return s},P=N(class extends _{constructor(t){if(super(t),t.type!==D.CHILD)throw Error("repeat() can only be used in text expressions")}dt(t,e,n){let s;n===void 0?n=e:e!==void 0&&(s=e);let r=[],o=[],i=0;for(let l of t)r[i]=s?s(l,i):i,o[i]=n(l,i),i++;return{values:o,keys:r}}render(t,e,n){return this.dt(t,e,n).values}update(t,[e,n,s]){let r=Sr(t),{values:o,keys:i}=this.dt(e,n,s);if(!Array.isArray(r))return this.ut=i,o;let l=this.ut??=[],c=[],u,m,d=0,h=r.length-1,g=0,x=o.length-1;for(;d<=h&&g<=x;)if(r[d]===null)d++;else if(r[h]===null)h--;else if(l[d]===i[g])c[g]=ut(r[d],o[g]),d++,g++;else if(l[h]===i[x])c[x]=ut(r[h],o[x]),h--,x--;else if(l[d]===i[x])c[x]=ut(r[d],o[x]),Ot(t,c[x+1],r[d]),d++,x--;else if(l[h]===i[g])c[g]=ut(r[h],o[g]),Ot(t,r[d],r[h]),h--,g++;else if(u===void 0&&(u=Cr(i,g,x),m=Cr(l,d,h)),u.has(l[d]))if(u.has(l[h])){let $=m.get(i[g]),v=$!==void 0?r[$]:null;if(v===null){let M=Ot(t,r[d]);ut(M,o[g]),c[g]=M}else c[g]=ut(v,o[g]),Ot(t,r[d],v),r[$]=null;g++}else Ie(r[h]),h--;else Ie(r[d]),d++;for(;g<=x;){let $=Ot(t,c[x+1]);ut($,o[g]),c[g++]=$}for(;d<=h;){let $=r[d++];$!==null&&Ie($)}return this.ut=i,_t(t,c),S}});function Ar(t,e,n){let s=`${n.id}-ask-${t.id}`,r=t.look?` exp-button--${t.look}`:"";return a`<button
      type="button"
      class="exp-button${r}"
      data-key="button-${t.id}"
      aria-haspopup="dialog"
      @click=${Pi}
    >
      ${y(t.icon)}<span>${t.label}</span>
    </button>
    <dialog class="exp-dialog" aria-labelledby=${s}>
      <p class="exp-box-title" id=${s}>${e.title}</p>
      <p class="exp-ask-words">${e.text}</p>
      <div class="exp-actions">
        <button type="button" class="exp-button" @click=${Er}>${e.no}</button>
        <button
          type="button"
          class="exp-button"
          @click=${o=>{Er(o),n.press(t)}}
        >
          ${e.yes}
        </button>
      </div>
    </dialog>`}function Pi(t){let e=t.currentTarget.nextElementSibling;e instanceof HTMLDialogElement&&e.showModal()}function Er(t){t.currentTarget.closest("dialog")?.close()}function K(t,e){if(t.ask!==void 0)return Ar(t,t.ask,e);let n=t.look?` exp-button--${t.look}`:"";return a`<button type="button" class="exp-button${n}" data-key="button-${t.id}"
    aria-disabled=${t.why===void 0?p:"true"} aria-keyshortcuts=${t.key?ji(t.key):p}
    @click=${()=>e.press(t)}>${y(t.icon)}<span>${t.label}</span></button>`}function w(t,e,n="exp-actions"){return t.length===0?p:a`<div class=${n}>${P(t,s=>s.id,s=>K(s,e))}${Mt(t,e)}</div>`}function Mt(t,e){let n=e.note;return n===null||!t.some(s=>s.id===n.id)?p:a`<p class="exp-note exp-note--plain exp-why">${y("stop")}<span>${n.text}</span></p>`}function ji(t){return t.replace("Ctrl","Control")}function ze(t){let e=t.currentTarget.closest(".exp-calculator")?.querySelector(".exp-print");if(!e)return;document.querySelector(".exp-print-frame")?.remove();let n=document.createElement("iframe");n.className="exp-print-frame",n.title=document.title,n.tabIndex=-1,n.setAttribute("aria-hidden","true"),n.srcdoc=`<!doctype html><html lang="en"><head><style>${Zi()}</style></head>
    <body><div class="exp">${e.outerHTML}</div></body></html>`,n.addEventListener("load",()=>Vi(n)),document.body.append(n)}function Vi(t){let e=t.contentWindow;e===null||t.contentDocument===null||(t.contentDocument.title=document.title,e.addEventListener("afterprint",()=>t.remove()),e.focus(),e.print())}function Zi(){return[...document.styleSheets].map(Bi).filter(t=>t.includes(".exp-print")).join(`
`)}function Bi(t){try{return[...t.cssRules].map(e=>e.cssText).join(`
`)}catch{return""}}function Lt({title:t,href:e,note:n}){let s=dt(e);return s===null?a`<span class="exp-reason-rule">${t}</span>`:s.pathname===location.pathname?a`<a class="exp-reason-rule" data-key="rule ${e}" href=${s.hash}>${t}</a>`:a`<a class="exp-reason-rule" data-key="rule ${e}" href=${s.href} target="_blank" rel="noopener"
    >${t}<span class="exp-hidden"> ${n}</span></a>`}function Nt(t){return t.length===0?p:a`<p class="exp-rules"><span>${k.rules}</span>${t.map(Lt)}</p>`}function dt(t){let{voila:e,baseUrl:n}=document.body.dataset;return e===void 0||n===void 0?null:new URL(`${n}render/${t}`,location.href)}function jr(t){return t?Hr(()=>sessionStorage,t.key)??Hr(()=>localStorage,t.key):null}function Ke(t){t&&(Pr(()=>sessionStorage,t),Pr(()=>localStorage,t))}function Hr(t,e){try{return t().getItem(e)}catch{return null}}function Pr(t,e){try{t().setItem(e.key,e.text)}catch{}}function Vr(t,e){let n=dt(t.href),s=()=>Ke({key:t.key,text:t.text});return n===null?Oi(t,s,e):a`<a
    class="exp-button exp-link-button"
    data-key="handover"
    href=${n.href}
    target="_blank"
    rel="noopener"
    @click=${s}
    >${y("chart")}<span>${t.label}<span class="exp-hidden"> ${t.note}</span></span></a
  >`}function Oi(t,e,n){let s={id:"handover",label:t.label,why:t.elsewhere};return a`<div class="exp-actions">
    <button type="button" class="exp-button" data-key="handover" @click=${()=>{e(),n.press(s)}}>
      ${y("chart")}<span>${t.label}</span>
    </button>
    ${Mt([s],n)}
  </div>`}var _i={play:[{shape:"triangle",pitch:[520,340],at:0,length:.09,volume:.16}],refusal:[{shape:"sine",pitch:[196,185],at:0,length:.1,volume:.2},{shape:"sine",pitch:[165,156],at:.12,length:.14,volume:.2}],right:[{shape:"triangle",pitch:[587,587],at:0,length:.12,volume:.12},{shape:"triangle",pitch:[880,880],at:.11,length:.24,volume:.12}]},Ni=Symbol.for("expeditions.sound"),Di=globalThis;function Fe(t){if(kt("sound")!=="on"||!navigator.userActivation?.hasBeenActive)return;let e=Di[Ni]??=new AudioContext;e.resume();for(let n of _i[t])Ii(e,n)}function Ii(t,e){let n=t.currentTime+e.at,s=n+e.length,r=new OscillatorNode(t,{type:e.shape,frequency:e.pitch[0]});r.frequency.linearRampToValueAtTime(e.pitch[1],s);let o=new GainNode(t,{gain:0});o.gain.setValueAtTime(0,n),o.gain.linearRampToValueAtTime(e.volume,n+.01),o.gain.exponentialRampToValueAtTime(.001,s),r.connect(o).connect(t.destination),r.start(n),r.stop(s)}var zi=["s","h","d","c"];function T(){return Pt()?p:Ki()}function Ki(){return a`<button
    type="button"
    class="exp-button exp-button--plain exp-settings-button"
    data-key="settings"
    aria-haspopup="dialog"
    @click=${Fi}
  >
    ${y("gear")}<span class="exp-hidden">${k.settings}</span>
  </button>`}function Fi(){if(document.querySelector("dialog.exp-settings")!==null)return;let t=document.createElement("div");t.className="exp exp-settings-frame",document.body.append(t);let e=()=>{U(qi(e),t)};e();let n=t.querySelector("dialog");addEventListener("storage",e),n.addEventListener("close",()=>{removeEventListener("storage",e),t.remove()}),t.addEventListener("keydown",s=>{ee(s)&&s.stopPropagation()}),n.showModal()}function qi(t){let e=n=>{Gi(n.target),t()};return Re({id:"exp-settings-title",title:k.settings,close:k.settingsClose,look:"exp-settings",content:a`<div @change=${e}>
      ${ae(k.deck,[rt("deck","two",k.deckTwo),rt("deck","four",k.deckFour)])}
      ${ae(k.text,[rt("text","normal",k.textNormal),rt("text","large",k.textLarge),rt("text","largest",k.textLargest),rt("text","projector",k.textProjector)])}
      ${Pt()?Wi():a`<p class="exp-help-line exp-settings-theme">${k.themeNotebook}</p>`}
      ${ae(k.playing,[qe("hints","on",k.hints),qe("motion","off",k.motion),qe("sound","on",k.sound)])}
      ${ae(k.present,[qe("present","1",k.presentSwitch)])}
      ${Pt()?a`<p class="exp-help-line">${k.presentHelp}</p>`:p}
      <p class="exp-help-line">${ar()?k.kept:k.notKept}</p>
      <p class="exp-help-line">${k.settingsLink} <code>?deck=four&amp;text=projector</code></p>
    </div>`})}function Wi(){return ae(k.theme,[rt("theme","system",k.themeSystem),rt("theme","light",k.themeLight),rt("theme","dark",k.themeDark)])}function ae(t,e){return a`<fieldset class="exp-field">
    <legend class="exp-legend">${t}</legend>
    <div class="exp-choice-row">${e}</div>
  </fieldset>`}function rt(t,e,n){return a`<label class="exp-choice">
    <input type="radio" name="exp-${t}" data-setting=${t} value=${e} .checked=${kt(t)===e} />
    <span>${n}</span>${t==="deck"?Ui(e):p}
  </label>`}function qe(t,e,n){return a`<label class="exp-choice">
    <input type="checkbox" data-setting=${t} value=${e} .checked=${kt(t)===e} />
    <span>${n}</span>
  </label>`}function Ui(t){return a`<span class="exp-deck-sample" data-sample=${t}>${zi.map(A)}</span>`}function Gi(t){let e=t.dataset.setting,n=vt[e].find(s=>s!==t.value);or(e,t.type==="radio"||t.checked?t.value:n),e==="sound"&&Fe("play")}function Br(t,e){return t.scores===null&&t.log===null&&t.buttons.length===0?p:a`<div class="exp-side">
    ${t.scores===null?p:a`<div class="exp-box">${Tt(t.scores)}</div>`}
    ${w(t.buttons.filter(n=>n.look!=="main"),e,"exp-help")}
    ${t.log===null||t.log.lines.length===0?p:Ji(t.log,Yi(t),e)}
  </div>`}function Tt(t){let[e="",...n]=t.head;return a`<table class="exp-scores exp-num">
    <caption class="exp-box-title">${t.title}</caption>
    <thead>
      <tr>
        <th scope="col"><span class="exp-hidden">${e}</span></th>
        ${n.map(s=>a`<th scope="col">${s}</th>`)}
      </tr>
    </thead>
    <tbody>${t.rows.map(s=>Zr(s))}</tbody>
    ${t.foot.length===0?p:a`<tfoot>${Zr(t.foot)}</tfoot>`}
  </table>`}function Zr([t="",...e]){return a`<tr>
    <th scope="row">${t}</th>
    ${e.map(n=>a`<td>${n}</td>`)}
  </tr>`}function Ji(t,e,n){let s=`${n.id}-log`;return a`<div class="exp-box exp-box--log">
    <p class="exp-box-title" id=${s}>${t.title}</p>
    <ol class="exp-log" aria-labelledby=${s} tabindex="0">${t.lines.map(r=>Qi(r,e))}</ol>
  </div>`}function Qi(t,e){return a`<li data-who=${t.who}><span>${Xi(t.text,e)}</span></li>`}function Yi(t){return new Map([...t.river,...t.own.lanes].map(({name:e,suit:n})=>[e.toLowerCase(),n]))}function Xi(t,e){return e.size===0?[t]:t.split(new RegExp(`\\b(${[...e.keys()].join("|")})\\b`)).map(s=>{let r=e.get(s);return r===void 0?s:a`<span class="exp-suited">${s} ${A(r)}</span>`})}function Or(t,e){return a`<div class="exp-panel exp-summary">
    <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${T()}</div>
    ${t.intro?a`<p class="exp-intro">${t.intro}</p>`:p}
    <div class="exp-sheets">${t.sheets.map(Nn)}</div>
    ${Nt(t.rules)}
    ${t.scores===null?p:tl(t,t.scores,e)}
  </div>`}function tl(t,e,n){return a`<div class="exp-summary-foot">
    <div class="exp-box">${Tt(e)}</div>
    <div class="exp-summary-ways">
      ${w(t.buttons,n)}
      ${t.handover===void 0?p:Vr(t.handover,n)}
    </div>
  </div>`}function Nn(t){let[e="",...n]=t.head;return a`<table class="exp-score-sheet exp-num" role="table">
    <caption class="exp-box-title">${t.name}</caption>
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader"><span class="exp-hidden">${e}</span></th>
        ${n.map(s=>a`<th scope="col" role="columnheader">${s}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">${t.rows.map(s=>el(s,n.length))}</tbody>
    <tfoot role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader" colspan=${n.length}>${t.total.label}</th>
        <td role="cell">${t.total.value}</td>
      </tr>
    </tfoot>
  </table>`}function el(t,e){return a`<tr role="row">
    <th scope="row" role="rowheader">
      <span class="exp-lane-name">${A(t.suit)}${t.name}</span>
      <span class="exp-chips">${t.cards.map(Bt)}</span>
    </th>
    ${t.steps.length===0?a`<td role="cell" class="exp-unstarted" colspan=${e}>${t.note}</td>`:t.steps.map(n=>a`<td role="cell">${n}</td>`)}
  </tr>`}function _r(t,e){return a`<div class="exp-panel exp-rounds">
    ${Dr(t,n=>w(n.buttons,e))}
    <div class="exp-actions">
      <button type="button" class="exp-button" data-key="button-${t.print.id}" @click=${ze}>
        <span>${t.print.label}</span>
      </button>
    </div>
  </div>`}function Nr(t){return a`<div class="exp-print" aria-hidden="true">
    ${Dr(t,()=>p)} ${t.result?a`<p class="exp-print-result">${t.result}</p>`:p}
    ${t.rounds.filter(e=>e.sheets.length>0).map(nl)}
  </div>`}function nl(t){return a`<div class="exp-print-round">
    <p class="exp-box-title">${t.name}</p>
    <p class="exp-quiet">${t.note}</p>
    <div class="exp-sheets">${t.sheets.map(Nn)}</div>
  </div>`}function Dr(t,e){let[n="",...s]=t.head,[r="",...o]=t.foot;return a`<table class="exp-rounds-table exp-num" role="table">
    <caption class="exp-box-title">${t.title}</caption>
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader"><span class="exp-hidden">${n}</span></th>
        ${s.map(i=>a`<th scope="col" role="columnheader">${i}</th>`)}
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
        <th scope="row" role="rowheader">${r}</th>
        ${o.map(i=>a`<td role="cell">${i}</td>`)}
      </tr>
    </tfoot>
  </table>`}function sl(t){return a`<td role="cell">
    <span class="exp-points"
      >${t.won?a`${y("check")}<span class="exp-hidden">${t.won}</span>`:p}<b>${t.points}</b></span
    >
    <small>${t.running}</small>
  </td>`}var We=N(class extends _{constructor(t){if(super(t),t.type!==D.PROPERTY&&t.type!==D.ATTRIBUTE&&t.type!==D.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Tr(t))throw Error("`live` bindings can only contain a single expression")}render(t){return t}update(t,[e]){if(e===S||e===p)return e;let n=t.element,s=t.name;if(t.type===D.PROPERTY){if(e===n[s])return S}else if(t.type===D.BOOLEAN_ATTRIBUTE){if(!!e===n.hasAttribute(s))return S}else if(t.type===D.ATTRIBUTE&&n.getAttribute(s)===e+"")return S;return _t(t),e}});function Ir(t,e){let n=[t.submit,...t.also===null?[]:[t.also]];return a`<form class="exp-panel exp-form" novalidate @submit=${r=>rl(r,t,e)}>
    <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${T()}</div>
    ${t.intro?a`<p class="exp-intro">${t.intro}</p>`:p}
    ${t.fields.map(r=>B(r,e))}
    ${t.folded.fields.length===0?p:al(t.folded,e)}
    <div class="exp-actions">
      ${ol(t,e)} ${t.also===null?p:K(t.also,e)}
      ${Mt(n,e)}
    </div>
  </form>`}function rl(t,e,n){if(t.preventDefault(),e.submit.why!==void 0)return n.press(e.submit);let s=new FormData(t.currentTarget),r=[...e.fields,...e.folded.fields].map(({name:o})=>o);n.submit(Object.fromEntries(r.map(o=>[o,s.getAll(o).join(",")])))}function ol(t,e){let{submit:n}=t;return n.why!==void 0?K(n,e):a`<button type="submit" class="exp-button exp-button--main" data-key="button-${n.id}">
    ${y(n.icon)}<span>${n.label}</span>
  </button>`}function al(t,e){return a`<details class="exp-fold" ?open=${t.fields.some(n=>n.fault!==void 0)?We(!0):S}>
    <summary data-key="fold">${y("next")}<span>${t.label}</span></summary>
    <div class="exp-fold-fields">${t.fields.map(n=>B(n,e))}</div>
  </details>`}function B(t,e){let n=`${e.id}-${t.name}`;return t.kind==="area"?ll(t,n):t.kind==="text"?il(t,n):pl(t,n)}function il(t,e){return a`<div class="exp-field">
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
      aria-describedby=${Dn(t,e)}
    />
    ${In(t,e)}
  </div>`}function ll(t,e){return a`<div class="exp-field">
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
      aria-describedby=${Dn(t,e)}
    ></textarea>
    ${In(t,e)}
  </div>`}function pl(t,e){return a`<fieldset class="exp-field" aria-describedby=${Dn(t,e)}>
    <legend class="exp-legend">${t.legend}</legend>
    <div class="exp-choice-row">${t.options.map(n=>cl(t,n))}</div>
    ${In(t,e)}
  </fieldset>`}function cl(t,e){let n=t.kind==="radio";return a`<label class="exp-choice">
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
  </label>`}function Dn(t,e){let n=[t.help?`${e}-help`:"",t.fault===void 0?"":`${e}-fault`].filter(Boolean);return n.length>0?n.join(" "):p}function In(t,e){let n=a`<p class="exp-fault" id="${e}-fault" data-fault=${t.name}>
    ${y("stop")}<span>${t.fault}</span>
  </p>`;return a`${t.help?a`<p class="exp-help-line" id="${e}-help">${t.help}</p>`:p}
  ${Nt(t.rules??[])} ${t.fault===void 0?p:n}`}function zr(t,e){return a`<div class="exp-calculator">
    <div class="exp-panel exp-calculator-round">
      <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${T()}</div>
      <p class="exp-intro">${t.intro}</p>
      ${ul(t,e)}
      ${t.sides.length===0?p:a`<div class="exp-calculator-sides">${t.sides.map(n=>dl(n,e))}</div>`}
      ${w(t.buttons,e)}
    </div>
    ${_r(t.rounds,e)} ${Nr(t.rounds)}
  </div>`}function ul(t,e){let{fields:n,label:s}=t.settings;return a`<details class="exp-fold">
    <summary data-key="fold">${y("next")}<span>${s}</span></summary>
    <form
      class="exp-fold-fields"
      novalidate
      @submit=${r=>Fr(r,n.map(({name:o})=>o),e)}
    >
      ${n.map(r=>B(r,e))}
      <div class="exp-actions">${Kr(t.agree)}</div>
    </form>
  </details>`}function dl(t,e){let n=`${e.id}-side-${t.seat}`;return a`<div class="exp-calculator-side" role="group" aria-label=${t.label}>
    <div class="exp-calculator-name">
      <p class="exp-box-title" id=${n}>${t.name}</p>
      <p class="exp-num"><span class="exp-quiet">${t.total.text}</span> <b data-total>${t.total.value}</b></p>
    </div>
    ${t.expeditions.map(s=>ml(s,t.seat,e))}
    ${ie(t.typed,t.seat,e)}
  </div>`}function ml(t,e,n){let s=t.picks.map(o=>zn(o,e)),r=s.includes(n.stop)?n.stop:s[0];return a`<div class="exp-reckoning" role="group" aria-label=${t.label} data-suit=${t.suit}>
    <p class="exp-reckoning-head">
      <span class="exp-lane-name">${A(t.suit)}${t.name}</span>
      ${t.total===null?p:a`<b class="exp-num">${t.total}</b>`}
    </p>
    <div class="exp-picks" data-row="picks">
      ${t.picks.map(o=>hl(o,e,zn(o,e)===r,n))}
    </div>
    ${t.note===null?p:a`<p class="exp-note exp-note--refused exp-why">${y("stop")}<span>${t.note}</span></p>`}
    <p class="exp-steps exp-num">${t.steps.map(o=>a`<span>${o}</span> `)}</p>
  </div>`}function zn(t,e){return`card-${e}-${t.code}`}function hl(t,e,n,s){return a`<button
    type="button"
    class="exp-pick"
    data-key=${zn(t,e)}
    data-lies=${t.lies}
    tabindex=${n?0:-1}
    aria-label=${t.label}
    aria-pressed=${String(t.lies==="here")}
    aria-disabled=${t.lies==="there"?"true":p}
    @click=${()=>s.enter(t.code,e)}
  >
    ${t.text}${t.lies==="no"?p:y(t.lies==="here"?"check":"stop")}
  </button>`}function ie(t,e,n){let s=`typed-${e}`,r=`${n.id}-${s}`,o=t.faults.length>0,i=a`<input
    class="exp-text"
    type="text"
    autocomplete="off"
    autocapitalize="off"
    spellcheck="false"
    id=${r}
    name=${s}
    data-key="field-${s}"
    .value=${t.text}
    aria-invalid=${o?"true":p}
    aria-describedby="${r}-help${o?` ${r}-faults`:""}"
  />`;return a`<form class="exp-typed" novalidate @submit=${l=>Fr(l,[s],n)}>
    <label class="exp-legend" for=${r}>${t.legend}</label>
    <div class="exp-typed-line">${Rr(t.number,i)}${Kr(t.submit)}</div>
    <p class="exp-help-line" id="${r}-help">${t.help}</p>
    ${o?a`<ul class="exp-fault exp-typed-faults" id="${r}-faults">
            ${t.faults.map(l=>a`<li>${y("stop")}<span>${l}</span></li>`)}
          </ul>`:p}
    ${w(t.suits,n)}
  </form>`}function Kr(t){return a`<button type="submit" class="exp-button" data-key="button-${t.id}"><span>${t.label}</span></button>`}function Fr(t,e,n){t.preventDefault();let s=new FormData(t.currentTarget);n.submit(Object.fromEntries(e.map(r=>[r,s.getAll(r).join(",")])))}function G(t,e){let n=`${e.id}-progress`;return a`<div class="exp-progress">
    <label for=${n}>${t.label}</label>
    <progress id=${n} max="1" .value=${t.share}></progress>
  </div>`}var fl=12;function Ur(t,e){return a`<div class="exp-chart-frame">
    <div class="exp-panel exp-chart">
      <div>
        <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${T()}</div>
        <p class="exp-intro">${t.intro}</p>
      </div>
      ${t.drawn===null?xl(t,e):Kn(t.drawn)}
    </div>
  </div>`}function xl(t,e){return a`<div class="exp-chart-cover">
    ${y("chart")}
    <p>${t.cover}</p>
    ${t.progress===null?p:G(t.progress,e)} ${w(t.buttons,e)}
  </div>`}function Kn(t){let[e="",n=""]=t.drawings;return a`<ul class="exp-chart-points">${t.points.map(s=>a`<li>${s}</li>`)}</ul>
    ${Wr(e,"wide")} ${Wr(n,"narrow")}
    ${t.rows.length>fl?a`<details class="exp-fold"><summary data-key="values">${y("next")}<span>${t.caption}</span></summary>${qr(t,!0)}</details>`:qr(t,!1)}`}function qr(t,e){return a`<table class="exp-values exp-num">
    <caption class=${e?"exp-hidden":p}>${t.caption}</caption>
    <thead><tr>${t.head.map(n=>a`<th scope="col">${n}</th>`)}</tr></thead>
    <tbody>
      ${t.rows.map(([n,...s])=>a`<tr><th scope="row">${n}</th>${s.map(r=>a`<td>${r}</td>`)}</tr>`)}
    </tbody>
  </table>`}function Wr(t,e){return t===""?p:a`<div class="exp-chart-drawing" data-for=${e}>${Oe(t)}</div>`}var Gr="important",gl=" !"+Gr,Fn=N(class extends _{constructor(t){if(super(t),t.type!==D.ATTRIBUTE||t.name!=="style"||t.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(t){return Object.keys(t).reduce((e,n)=>{let s=t[n];return s==null?e:e+`${n=n.includes("-")?n:n.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${s};`},"")}update(t,[e]){let{style:n}=t.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(e)),this.render(e);for(let s of this.ft)e[s]==null&&(this.ft.delete(s),s.includes("-")?n.removeProperty(s):n[s]=null);for(let s in e){let r=e[s];if(r!=null){this.ft.add(s);let o=typeof r=="string"&&r.endsWith(gl);s.includes("-")||o?n.setProperty(s,o?r.slice(0,-11):r,o?Gr:""):n[s]=r}}return S}});function Yr(t,e){return a`<div class="exp-estimate">
    ${t.commit===null?p:yl(t,t.commit,e)}
    ${t.line===null?p:vl(t,t.line,e)}
  </div>`}function yl(t,e,n){let s=`${n.id}-guess`,r=`${s}-about${t.fault===null?"":` ${s}-fault`}`;return a`<form class="exp-field exp-guess" novalidate @submit=${i=>{i.preventDefault(),n.submit({guess:qn(i.currentTarget,"number").value})}} @input=${i=>bl(i,t)}>
    <div class="exp-guess-head">
      <label class="exp-legend" for=${s}>${t.label}</label>
      <output class="exp-num" for=${s} .value=${Wn(t.value,t)}></output>
    </div>
    <input
      class="exp-range"
      type="range"
      id=${s}
      data-key="field-range"
      min=${t.low}
      max=${t.high}
      step=${t.step}
      .value=${String(t.value)}
      aria-valuetext=${Wn(t.value,t)}
      aria-describedby=${r}
    />
    <div class="exp-guess-ends exp-num" aria-hidden="true">
      <span>${Ge(t.low)}</span><span>${Ge(t.high)}</span>
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
          aria-describedby=${r}
        />
      </label>
      <button type="submit" class="exp-button exp-button--main" data-key="button-${e.id}">
        <span>${e.label}</span>
      </button>
    </div>
    ${t.fault===null?p:$l(t.fault,s)}
    <p class="exp-help-line" id="${s}-about">${t.about}</p>
  </form>`}function $l(t,e){return a`<p class="exp-fault" id="${e}-fault" data-fault="guess">${y("stop")}<span>${t}</span></p>`}function bl(t,e){let n=t.currentTarget,s=t.target,r=qn(n,"range");s.type==="range"?qn(n,"number").value=s.value:s.value!==""&&(r.value=s.value);let o=Wn(s.value===""?r.value:s.value,e);n.querySelector("output").value=o,r.setAttribute("aria-valuetext",o)}function qn(t,e){return t.querySelector(`input[type="${e}"]`)}function vl(t,e,n){return a`<p class="exp-legend">${t.label}</p>
    ${kl(e)} ${t.progress===null?p:G(t.progress,n)}
    ${t.result?a`<p class="exp-estimate-result" data-result>${t.result}</p>`:p}
    <p class="exp-help-line">${t.about}</p>`}function kl(t){return a`<div class="exp-line exp-num" role="img" aria-label=${t.text}>
    <div class="exp-line-track">
      ${t.truth===null?p:wl(t.truth)}
      ${t.ticks.map(e=>a`<span class="exp-line-tick" style=${Ue(e)}></span>`)}
      ${Qr(t.guess,"guess")} ${t.truth===null?p:Qr(t.truth.mark,"truth")}
    </div>
    <div class="exp-line-numbers">${t.ticks.map(e=>a`<span style=${Ue(e)}>${e.label}</span>`)}</div>
  </div>`}function wl(t){return a`${Jr(t.accepted,"accepted")}${Jr(t.likely,"likely")}`}function Jr([t=0,e=0],n){let s=Fn({left:`${100*t}%`,width:`${100*(e-t)}%`});return a`<span class="exp-line-span" data-span=${n} style=${s}></span>`}function Qr(t,e){return a`<span class="exp-line-mark" data-mark=${e} style=${Ue(t)}><i></i></span>
    <span class="exp-line-label" data-label=${e} style=${Ue(t)}>${t.label}</span>`}function Ue(t){return Fn({"--at":String(t.at)})}function Wn(t,e){return e.unit?`${Ge(t)} ${e.unit}`:Ge(t)}function Ge(t){return String(t).replace("-","−")}function to(t,e){let{open:n,more:s}=t;if(n.length===0&&s===null)return p;let r=`${e.id}-hints`;return a`<div class="exp-hints">
    <p class="exp-box-title" id=${r}>${t.title}</p>
    <ol class="exp-ladder" aria-labelledby=${r}>
      ${n.map((o,i)=>a`<li data-open data-key="hint-${i+1}" tabindex="-1">${Xr(i+1)}<p>${o}</p></li>`)}
      ${s===null?p:a`<li>${Xr(n.length+1)}${Ml(s,e)}</li>`}
    </ol>
  </div>`}function Xr(t){return a`<span class="exp-rung" aria-hidden="true">${t}</span>`}function Ml(t,e){return a`<button type="button" class="exp-button" data-key="more" @click=${()=>e.press(t)}>
    ${y(t.icon)}<span>${t.label}</span>
  </button>`}var Ll={right:"check",wrong:"cross"};function Je(t,e,n){return a`<ul class="exp-options" aria-label=${e}>
    ${P(t,s=>s.id,s=>Tl(s,n))}
  </ul>`}function Tl(t,e){let n=`${e.id}-reason-${t.id}`;return a`<li>
    <button
      type="button"
      class="exp-option"
      data-key="option-${t.id}"
      data-verdict=${t.verdict??p}
      aria-pressed=${String(t.chosen)}
      aria-describedby=${t.reason===null?p:n}
      @click=${()=>e.option(t.id)}
    >
      <span class="exp-option-mark">${t.verdict===null?p:y(Ll[t.verdict])}</span>
      ${t.card===void 0?p:a`<span class="exp-card">${z(t.card)}</span>`}
      <span>${t.text}${t.said?a`<span class="exp-hidden">, ${t.said}</span>`:p}</span>
    </button>
    ${t.reason===null?p:a`<p class="exp-option-reason" id=${n}>${t.reason}</p>`}
  </li>`}function b(t,e,n=""){let s="";for(let[r,o]of Object.entries(e))o!==null&&(s+=` ${r}="${typeof o=="number"?C(o):o}"`);return n===""?`<${t}${s}/>`:`<${t}${s}>${n}</${t}>`}function C(t){return String(Math.round(t*10)/10)}function F({x:t,y:e}){return`${C(t)} ${C(e)}`}function E(...t){return`M${t.map(F).join("L")}`}function St(t){return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function q(t){return document.createElementNS("http://www.w3.org/2000/svg",t)}var Dt=3,Qe=9.5,eo=5.2,Sl=2.2;function W({tail:t,tip:e,aside:n},s,r=0){let o=Math.hypot(e.x-t.x,e.y-t.y)||1,[i,l]=[(e.x-t.x)/o,(e.y-t.y)/o],c=n+r;return{x:t.x+i*s-l*c,y:t.y+l*s+i*c}}function Ye({tail:t,tip:e}){return Math.hypot(e.x-t.x,e.y-t.y)}function I(t){return`exp-map-way exp-map-way--${t===""?"none":t}`}function pe(t,e,{unit:n,marks:s,branches:r,css:o}){let[i,l]=s.map(x=>Math.sqrt(Math.max((x+Sl)**2-e.aside**2,0))),c={course:e,start:i,tip:Math.max(Ye(e)-l,i+4),unit:n},u=c.tip-Qe*n,m=le(c,"casing",c.tip,Dt*n+3.4)+b("path",{class:"exp-map-casing",d:Un(c,u,c.tip),"stroke-width":4.5}),d=W(e,i+3.4*n),h=r===!0?b("circle",{class:"exp-map-ring",cx:d.x,cy:d.y,r:3.6*n}):"",g=El[t]??oo;return b("g",{class:`${I(t)}${o===void 0?"":` ${o}`}`},m+g(c)+h)}function no(t,e,n){let s=6.4*n,r=`M${F({x:s*.5,y:-s*.15})}A${C(s*.5)} ${C(s*.5)} 0 1 1 ${F({x:s*.12,y:-s*.48})}`,o=E({x:-s*.15,y:-s*.85},{x:s*.3,y:-s*.45},{x:-s*.2,y:-s*.1}),l=b("circle",{class:"exp-map-badge",r:s})+b("path",{class:"exp-map-loop",d:r})+b("path",{class:"exp-map-loop",d:o});return b("g",{class:I(t),transform:`translate(${F(e)})`},l)}function so(t,e,n,s,r){let o={x:e.x+(n==="left"?-s:s),y:e.y},i=t==="s"?"4 2":null,l={class:"exp-map-line",d:E(e,o),"stroke-width":Dt*r,"stroke-dasharray":i};return b("g",{class:I(t)},b("path",l))}function ro(t,e,n){let s=E(W(e,0),W(e,Ye(e))),r={d:s,"stroke-width":2.6*n,"stroke-dasharray":`0.1 ${C(5.2*n)}`},o=b("path",{class:"exp-map-casing",d:s,"stroke-width":5*n});return b("g",{class:I(t)},o+b("path",{class:"exp-map-line exp-map-dots",...r}))}function le({course:t,start:e},n,s,r,o=null){let i=E(W(t,e),W(t,Math.max(s,e+.5)));return b("path",{class:`exp-map-${n}`,d:i,"stroke-width":r,"stroke-dasharray":o})}function Un({course:t,unit:e},n,s){let r=eo*e;return E(W(t,n,-r),W(t,s),W(t,n,r))}function oo(t){let e=Qe*t.unit,n=`${Un(t,t.tip-e,t.tip)}Z`;return le(t,"line",t.tip-e*.8,Dt*1.15*t.unit)+b("path",{class:"exp-map-tip",d:n})}function Rl(t){let{tip:e,unit:n}=t,s=Qe*n,r=[e-s*.58,e].map(o=>Un(t,o-s*.72,o)).join("");return le(t,"line",e-2,Dt*n+1.6)+le(t,"inlay",e-5,Dt*n-1.2)+b("path",{class:"exp-map-line",d:r,"stroke-width":2.5*n})}function Cl(t){let{course:e,tip:n,unit:s}=t,r=eo*.86*s,o=n-Qe*1.12*s,[i,l]=[-.93,.93].map(m=>W(e,o+r*.36,m*r)),c=`${E(W(e,n),i)}A${C(r)} ${C(r)} 0 1 0 ${F(l)}Z`;return le(t,"line",o-r*.6,Dt*s,`${C(6*s)} ${C(3.2*s)}`)+b("path",{class:"exp-map-tip",d:c})}var El={a:oo,v:Rl,s:Cl};function ot({x:t,y:e},n){return{x:t-n,y:e-n,width:2*n,height:2*n}}function It(t,e,n){return{x:t.x-e,y:t.y-n,width:t.width+2*e,height:t.height+2*n}}function J(t,e){let n=Math.min(t.x+t.width,e.x+e.width)-Math.max(t.x,e.x);return n<=0?0:n*Math.max(0,Math.min(t.y+t.height,e.y+e.height)-Math.max(t.y,e.y))}function Q(t,e,n){let s=n.x+n.width,r=n.y+n.height;if(t.x<n.x&&e.x<n.x||t.x>s&&e.x>s||t.y<n.y&&e.y<n.y||t.y>r&&e.y>r)return 0;let o=e.x-t.x,i=e.y-t.y,l=0,c=1;if(o!==0){let[u,m]=[(n.x-t.x)/o,(s-t.x)/o];l=Math.max(l,Math.min(u,m)),c=Math.min(c,Math.max(u,m))}if(i!==0){let[u,m]=[(n.y-t.y)/i,(r-t.y)/i];l=Math.max(l,Math.min(u,m)),c=Math.min(c,Math.max(u,m))}return c>l?(c-l)*Math.hypot(o,i):0}function mt(t,e){return e.x>=t.x&&e.y>=t.y&&e.x+e.width<=t.x+t.width&&e.y+e.height<=t.y+t.height}function Rt({x:t,y:e},n,s=0){return t>n.x-s&&t<n.x+n.width+s&&e>n.y-s&&e<n.y+n.height+s}function ht({x:t,y:e},n){return Math.hypot(Math.max(n.x-t,0,t-n.x-n.width),Math.max(n.y-e,0,e-n.y-n.height))}var Ct=17,Y=13,lo=10.5,ao=["M-7-4 0-8 7-4V4L0 8-7 4Z","M0-8.4 8-1.6 5 7.4H-5L-8-1.6Z","M-7-7H7V7H-7Z","M0-8A8 8 0 1 1-.01-8Z","M-7.6-6H7.6L4.4 7H-4.4Z","M-3.4-8H3.4L8-3.4V3.4L3.4 8H-3.4L-8 3.4V-3.4Z"];function ce(t,e,n){return b("path",{class:`exp-map-token${n?" exp-map-token--own":""}`,d:ao[t%ao.length]})+b("text",{class:"exp-map-letter",y:3.8,"font-size":lo},St(e))}function po(t,e,{seat:n,letter:s,own:r},o){let i=e.reach*.72+5*o,l=8*o,u=mo([[-1,-1],[1,-1],[-1,1],[1,1],[0,-1.45],[0,1.45],[-1.45,0],[1.45,0]].map(([d,h],g)=>{let x={x:e.at.x+d*i,y:e.at.y+h*i};return{what:x,cost:t.cost(ot(x,l),e.place.code)+g+(h>0?14:0)}}));t.take(ot(u,l),`${e.place.code}-token-${n}`,!0);let m=`translate(${F(u)}) scale(${o.toFixed(2)})`;return b("g",{transform:m},ce(n,s,r))}function co(t,e,n,s,r){let o=-e.reach/r,i=[0,12,-11+o,-20+o].flatMap(c=>[{left:!1,rise:c},{left:!0,rise:c}]),l=mo(i.map((c,u)=>{let m=t.cost(io(e,c,r),e.place.code);return{what:c,cost:m+u*3+(c.rise<0?14:0)}}));return t.take(io(e,l,r),`${e.place.code}-flag-${n}`,!0),Al(n,uo(e,l,r),l,e,s,r)}function uo({at:t,reach:e},{left:n,rise:s},r){return{x:t.x+(n?-1:1)*(s<0?e+3*r:e*.5),y:t.y-e-(17+s)*r}}function io(t,e,n){let{x:s,y:r}=uo(t,e,n),o=24*n;return{x:(e.left?s-o:s)-1,y:r-1,width:o+2,height:(Y+1)*n}}function Al(t,{x:e,y:n},{left:s,rise:r},o,i,l){let c=(s?-1:1)*l,m={a:[[0,0],[Ct*1.45,Y/2],[0,Y]],v:[[0,0],[Ct*1.15,0],[Ct*.85,Y/2],[Ct*1.15,Y],[0,Y]]}[t]??[[0,0],[Ct,0],[Ct,Y],[0,Y]],d=`${E(...m.map(([x,$])=>({x:e+c*x,y:n+l*$})))}Z`,h=r<0?E({x:e,y:n},{x:e,y:n+(Y+4)*l}):E({x:e,y:o.at.y-i*.6},{x:e,y:n}),g={x:e+c*Ct*(t==="a"?.36:.47),y:n+(Y*.5+3.7)*l};return b("g",{class:I(t)},b("path",{class:"exp-map-pole-gap",d:h})+b("path",{class:"exp-map-pole",d:h})+b("path",{class:"exp-map-flag",d})+b("text",{class:"exp-map-flag-letter",...g,"font-size":lo*l},St(t.toUpperCase())))}function mo(t){return t.reduce((e,n)=>n.cost<e.cost?n:e).what}var ho={expedition:"",head:null,choices:[],chosen:null,chosenTail:null,verb:"lay"};function fo(t,e,n){let s=new Map;for(let o of t.places.keys())s.set(o,{numbers:[],effect:"",chosen:n.chosen===o,own:!1,open:!1,reached:e.reached===o,marked:!1,visited:!1,from:n.choices.length>0&&(n.chosenTail??n.head)===o,heads:[],tokens:[]});let r=(o,i)=>{let l=o===null?void 0:s.get(o);l!==void 0&&i(l)};for(let{place:o,number:i,text:l}of n.choices)r(o,c=>{c.numbers.length===0&&(c.effect=l),c.numbers.push(i)});for(let o of e.own)r(o,i=>i.own=!0);for(let o of e.open)r(o,i=>i.open=!0);for(let o of e.marks??[])r(o,i=>i.marked=!0);for(let o of e.tokens)r(o.place,i=>i.tokens.push(o));for(let{expedition:o,arrows:i,head:l}of e.journeys){for(let c of i.flat())r(c,u=>u.visited=!0);r(l,c=>c.heads.push(o))}return s}function j(t){return t.numbers.length>0}function Hl(t){return j(t)?9:t.marked?8:t.reached?7:t.own||t.open||t.from?4.5:1}function xo(t,e){return t.board.places.flatMap(n=>{let s=e.get(n.code),o=t.radius*(n.kind==="start"?1.5:1)+Hl(s)*t.unit;return(n.edge?["left","right"]:[null]).map(l=>({place:n,side:l,at:t.at(n,l),stand:s,reach:o}))})}function go(t,e,{head:n,choices:s}){let r=[];for(let{place:i,tail:l}of s){let c=t.course(e,l,i),u=t.place(i);c!==null?r.push(c.tail,c.tip):u!==void 0&&r.push(e.at(u,null))}let o=n===null||r.length>0?void 0:t.place(n);return o!==void 0&&r.push(e.at(o,null)),e.fitted(r)}function zt(t,e,n=null){if(n!==null){let s=C(e*1.45);return b("path",{class:`exp-map-${t}`,d:`M0 -${s}A${s} ${s} 0 0 ${n==="left"?1:0} 0 ${s}Z`})}switch(t){case"start":return b("circle",{class:"exp-map-start-ring",r:e*1.6})+b("path",{class:"exp-map-start",d:jl(e*1.3)});case"green":return b("circle",{class:"exp-map-green",r:e});case"blue":return b("rect",{class:"exp-map-blue",...Pl(e*.92),rx:1});case"red":{let s=e*1.24;return b("path",{class:"exp-map-red",d:`${E({x:0,y:-s},{x:s,y:0},{x:0,y:s},{x:-s,y:0})}Z`})}}}function Pl(t){return{x:-t,y:-t,width:2*t,height:2*t}}function jl(t){let e=Array.from({length:8},(n,s)=>{let r=t*(s%2===0?1.55:.525),o=s*Math.PI/4;return{x:Math.sin(o)*r,y:-Math.cos(o)*r}});return`${E(...e)}Z`}function yo(t,e,{place:n,side:s,at:r,stand:o}){let{unit:i}=t,l=t.radius*(n.kind==="start"?1.25:1),c="";o.reached&&(c+=b("circle",{class:"exp-map-now",r:l+7*i})),o.marked&&(c+=ue("pointed",l+7*i,5)),j(o)?c+=Vl(l+5.4*i,i,o.chosen):o.own?c+=ue("own",l+3.6*i,5):o.open?c+=ue("open",l+3.4*i,4):o.from&&(c+=ue("from",l+3.6*i,4)),c+=zt(n.kind,t.radius,s),j(o)&&o.own&&(c+=b("circle",{class:"exp-map-eye",r:t.radius*.38}));let u=j(o)||o.from?I(e):null;return b("g",{class:u,transform:`translate(${F(r)})`},c)}function ue(t,e,n){return b("circle",{class:"exp-map-gap",r:e,"stroke-width":n})+b("circle",{class:`exp-map-ring-${t}`,r:e})}function Vl(t,e,n){let s=[1,3,5,7].map(r=>{let[o,i]=[Math.cos(r*Math.PI/4),Math.sin(r*Math.PI/4)],[l,c]=[t-2,t+4.6*e];return E({x:o*l,y:i*l},{x:o*c,y:i*c})});return ue(n?"chosen":"lit",t,n?7:5)+b("path",{class:"exp-map-tick",d:s.join("")})}var Zl={wait:"M-5-8H5M-5 8H5M-4-8C-4-2 4 2 4 8M4-8C4-2-4 2-4 8",token:"M-7-4 0-8 7-4V4L0 8-7 4Z",arrow:"M-8 0H7M2-5 7 0 2 5",loop:"M5.8-3.4A6.7 6.7 0 1 0 6.7 1M6.8-8V-3H1.8",blue:"M-7.5-7.5H7.5V7.5H-7.5ZM-4 0H4M0-4V4",ticket:"M-8-5H8V-2A2 2 0 0 0 8 2V5H-8V2A2 2 0 0 0-8-2ZM-3-2.5V-1M-3 1V2.5M3-2 5 0 3 2 1 0Z",remove:"M8 0H-7M-2-5-7 0-2 5",swap:"M-7-3.5H7M3-7.5 7-3.5 3 .5M7 4H-7M-3 0-7 4-3 8"};function $o(t){return a`<svg class="exp-due-sign" viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
    <path d=${Zl[t]} />
  </svg>`}function bo(t){let n=pe(t,{tail:{x:-6,y:12},tip:{x:58,y:12},aside:0},{unit:1.15,marks:[4,4]});return a`<svg class="exp-line-sample" viewBox="0 0 54 24" aria-hidden="true" focusable="false">${ct(n)}</svg>`}function Xe(t){if(t===void 0)return p;let e=zt(t,t==="start"?4.4:6);return a`<svg class="exp-place-sign" viewBox="-9.5 -9.5 19 19" aria-hidden="true" focusable="false">
    ${ct(e)}
  </svg>`}function tn(t,e,n){return a`<svg class="exp-token-sign" viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
    ${ct(ce(e,t,n))}
  </svg>`}function vo(){return a`<svg class="exp-ticket-sign" viewBox="0 0 64 34" aria-hidden="true" focusable="false">
    <path d="M2 2H62V12A5 5 0 0 0 62 22V32H2V22A5 5 0 0 0 2 12Z" /><path class="exp-ticket-perforation" d="M17 6V28" />
    <path class="exp-ticket-mark" d="M40 7.5 49.5 17 40 26.5 30.5 17Z" />
  </svg>`}var de=1.2,Bl=3,Ol=6;function Gn(t,e,n,s){let r=`${s.id}-${e}`;return a`<section class="exp-routes-cards" role="group" data-look=${e} aria-labelledby=${r}>
    ${Jn(t.title,t.note,r)}
    <ul class="exp-places">
      ${P(t.cards,o=>o.place,o=>a`<li>${_l(o,e,n,s)}</li>`)}
    </ul>
  </section>`}function Jn(t,e,n){return a`<h3 class="exp-box-title" id=${n}>${t}${e?a` <span class="exp-quiet">${e}</span>`:p}</h3>`}function _l(t,e,n,s){return a`<button
    type="button"
    class="exp-place-card"
    data-key="${e}-${t.place}"
    aria-label=${t.label}
    @click=${r=>s.routes.go(t.place,r.detail)}
  >
    ${Qn(t,n,s)}
  </button>`}function Qn(t,e,n){let{board:s}=n.routes,r=e.find(o=>o.place===t.place&&o.letter===t.token);return a`${s===null?p:Nl(t.place,s,n)}
    <b>${t.name}</b>${t.note?a` <small>${t.note}</small>`:p} ${r===void 0?p:tn(r.letter,r.seat,r.own)}`}function Nl(t,e,n){let{left:s,right:r,top:o,bottom:i}=e.frame,l=r-s,c=e.places.find(m=>m.code===t),u=`${s} ${-o*de} ${l} ${(o-i)*de}`;return a`<svg class="exp-mini" viewBox=${u} aria-hidden="true" focusable="false">
    <use href="#${n.id}-land" />
    ${c===void 0?p:vs`<circle class="exp-map-${c.kind}" cx=${c.lon} cy=${-c.lat*de} r=${l/22} stroke-width=${l/70} />`}
  </svg>`}function wo(t){let{board:e}=t.routes;return e===null?p:a`<svg class="exp-mini-ground" width="0" height="0" aria-hidden="true" focusable="false">
    <defs><path id="${t.id}-land" class=${e.land.length>0?"exp-mini-land":"exp-mini-links"} d=${Dl(e)} /></defs>
  </svg>`}var ko=new WeakMap;function Dl(t){let e=ko.get(t);if(e!==void 0)return e;let n=t.land.length>0?t.land.map(Il).join(""):t.links.map(s=>zl(t,s)).join("");return ko.set(t,n),n}function Il(t){let e=[];for(let n=0;n+1<t.length;n+=2*Bl)e.push(`${t[n]} ${(-t[n+1]*de).toFixed(1)}`);return e.length<Ol?"":`M${e.join("L")}Z`}function zl(t,e){let s=[e.a,e.b].map(r=>t.places.find(o=>o.code===r)).map(r=>r===void 0?"":`${r.lon} ${-r.lat*de}`);return e.side===null&&!s.includes("")?`M${s.join("L")}`:""}var Kl=6;function Mo(t,e){let n=`${e.id}-tickets`,s=t.count>Kl?1:t.count;return a`<section class="exp-routes-tickets" role="group" aria-labelledby=${n}>
    ${Jn(t.title,String(t.count),n)}
    ${s===0?p:a`<div class="exp-ticket-signs">${Array.from({length:s},vo)}</div>`}
    ${w(t.buttons,e)} ${t.note?a`<p class="exp-help-line">${t.note}</p>`:p}
  </section>`}function Lo(t){let[e="",...n]=t.head;return a`<div class="exp-box">
    <table class="exp-scores exp-players exp-num">
      <caption class="exp-box-title">
        ${t.title}${t.note?a` <span class="exp-quiet">${t.note}</span>`:p}
      </caption>
      <thead>
        <tr><th scope="col">${e}</th>${n.map(s=>a`<th scope="col">${s}</th>`)}</tr>
      </thead>
      <tbody>${t.rows.map(Fl)}</tbody>
    </table>
  </div>`}function Fl({letter:t,seat:e,own:n,turn:s,cells:r}){let[o="",...i]=r;return a`<tr ?data-own=${n} aria-current=${s?"true":p}>
    <th scope="row"><span>${tn(t,e,n)}${o}</span></th>
    ${i.map(l=>a`<td>${l}</td>`)}
  </tr>`}function To(t,e){if(t.lines.length===0)return p;let n=`${e.id}-log`;return a`<div class="exp-box exp-box--log">
    <p class="exp-box-title" id=${n}>${t.title}</p>
    <ol class="exp-log" aria-labelledby=${n} tabindex="0">
      ${t.lines.map(({who:s,text:r})=>a`<li data-who=${s}><span>${r}</span></li>`)}
    </ol>
  </div>`}function Ro(t,e,n){return a`<form class="exp-routes-swap" @submit=${r=>{if(r.preventDefault(),t.submit.why!==void 0)return n.press(t.submit);let o=new FormData(r.currentTarget),i=l=>String(o.get(l)??"");n.submit({drawn:i("drawn"),discarded:i("discarded")})}}>
    ${So("drawn",t.keep,t.drawn,e,n)} ${So("discarded",t.discard,t.hand,e,n)}
    ${t.submit.why===void 0?a`<div class="exp-actions">
            <button type="submit" class="exp-button exp-button--main" data-key="button-${t.submit.id}">
              <span>${t.submit.label}</span>
            </button>
          </div>`:w([t.submit],n)}
  </form>`}function So(t,e,n,s,r){return a`<fieldset>
    <legend class="exp-legend">${e}</legend>
    <div class="exp-places">
      ${n.map((o,i)=>a`<label class="exp-place-card">
          <input type="radio" name=${t} value=${i+1} data-key="${t}-${o.place}" aria-label=${o.label} />
          ${Qn(o,s,r)}
        </label>`)}
    </div>
  </fieldset>`}function Co(t,e){let{asked:n,swap:s,message:r,choices:o,tails:i,buttons:l,tools:c}=t;return n.kind==="wait"&&!r.text&&s===null&&o.length+i.length+l.length+c.length===0?p:a`<section class="exp-box exp-routes-act" role="group" aria-label=${t.asked.text}>
    ${t.swap===null?p:Ro(t.swap,t.scene.tokens,e)}
    ${Ul(t,e)}
    <div>${Jl(t,e)} ${tp(t,e)}</div>
    ${Wl(t.message)}
    ${w(t.tools,e,"exp-routes-tools")}
  </section>`}var ql={refused:"stop",hint:"lamp",warned:"flag"};function Wl(t){if(!t.text)return p;let e=t.rule===null?p:a` ${Lt(t.rule)}`;return a`<p class="exp-reason exp-routes-message" data-kind=${t.kind}>
    ${y(ql[t.kind])}<span>${t.text}${e}</span>
  </p>`}function Ul({expeditions:t,asked:e,filter:n},s){return t.length===0||!n?p:a`<fieldset class="exp-expeditions">
    <legend class="exp-box-title">${e.choose}</legend>
    ${P(t,r=>r.id,r=>Gl(r,s))}
  </fieldset>`}function Gl(t,e){let{choosing:n}=e.routes;return a`<label class="exp-expedition ${I(t.id)}">
    <input
      type="radio"
      name="${e.id}-expedition"
      value=${t.id}
      data-key="expedition-${t.id}"
      .checked=${n.expedition===t.id}
      ?disabled=${t.why!==null}
      @change=${()=>e.routes.takeExpedition(t.id)}
    />
    ${bo(t.id)}
    <span><b>${t.name}</b><small>${t.why??t.at}</small></span>
    <span class="exp-expedition-left exp-num">${t.left}</span>
  </label>`}function Jl(t,e){if(t.choices.length===0&&t.tails.length===0)return p;let{choosing:n}=e.routes,s=`${e.id}-moves`;return a`<div class="exp-moves-head">
      <h3 id=${s} tabindex="-1">${n.asksTail?t.asked.tails:t.asked.tips}</h3>
      ${n.tail===null?p:Yl(t,e)}
    </div>
    ${t.search===void 0?p:Ql(t.search,e)}
    <ol class="exp-moves" aria-labelledby=${s}>
      ${P(n.rows,r=>r.key,r=>a`<li>${Xl(r,e)}</li>`)}
    </ol>`}function Ql({label:t,none:e},n){let{choosing:s,query:r}=n.routes,o=`${n.id}-search`;return a`<div class="exp-moves-search">
    <label class="exp-hidden" for=${o}>${t}</label>
    <input
      class="exp-text"
      type="search"
      autocomplete="off"
      spellcheck="false"
      placeholder=${t}
      id=${o}
      data-key="search"
      .value=${r}
      aria-describedby="${o}-none"
      @input=${i=>n.routes.find(i.target.value)}
    />
    <p class="exp-quiet" id="${o}-none">${s.rows.length===0?e:""}</p>
  </div>`}function Yl({asked:t},e){return a`<button
    type="button"
    class="exp-button exp-button--plain exp-moves-back"
    data-key="tails"
    @click=${()=>e.routes.backToTails()}
  >
    ${y("prev")}<span>${t.back}</span>
  </button>`}function Xl(t,e){let{board:n,choosing:s}=e.routes,r=t.choice?.on??(t.choice!==null&&s.choice?.id===t.choice.id);return a`<button
    type="button"
    class="exp-move ${I(t.choice?.expedition??s.expedition)}"
    data-move
    data-key=${t.key}
    aria-pressed=${t.choice===null?p:String(r)}
    aria-keyshortcuts=${t.number<10?t.number:p}
    @click=${o=>e.routes.take(t,o.detail)}
  >
    <span class="exp-move-number exp-num">${t.number}<span class="exp-hidden">. </span></span>
    ${Xe(n?.places.find(({code:o})=>o===t.place)?.kind)}
    <span><b>${t.label}</b>${t.effect?a`<small><span class="exp-hidden">, </span>${t.effect}</small>`:p}</span>
    ${t.choice?.on===!0?y("check"):p}
  </button>`}function tp(t,e){let n=t.choices.length>0&&t.direct!==!0;if(!n&&t.buttons.length===0)return p;let{choice:s}=e.routes.choosing;return a`<div class="exp-routes-go">
    ${n?a`<button
            type="button"
            class="exp-button exp-button--main exp-lay"
            data-key="lay"
            aria-disabled=${s===null?"true":p}
            @click=${()=>e.routes.lay()}
          >
            <span>${s?.act??t.asked.idle}</span>
          </button>`:p}
    ${w(t.buttons,e)}
  </div>`}function en(t,e,n=p){return a`<div class="exp-routes-frame"><div class="exp-routes">
    ${np(t,e)} ${sp(t,e)} ${wo(e)}
    <div class="exp-routes-layout">
      ${me(e)}
      <div class="exp-routes-aside">${op(t,e)} ${n} ${ap(t,e)}</div>
      ${ep(t,e)}
    </div>
    ${jt(t.keys,e)}
  </div></div>`}function ep({hand:t,openCards:e,tickets:n,scene:s},r){return(t??e??n)===null?p:a`<div class="exp-routes-held">
    ${t===null?p:Gn(t,"hand",s.tokens,r)}
    ${e===null?p:Gn(e,"open",s.tokens,r)}
    ${n===null?p:Mo(n,r)}
  </div>`}function me(t){return a`<div class="exp-routes-map" data-key="map">${t.routes.mapElement??p}</div>`}function np(t,e){let n=e.routes.board?.words.skip;return!n||t.choices.length===0||t.cover!==null?p:a`<a class="exp-skip" href="#${e.id}-moves" @click=${e.routes.skip}>${n}</a>`}function sp(t,e){let{heading:n,asked:s,keys:r}=t;return a`<div class="exp-routes-head">
    ${n===null?p:rp(n)}
    <p
      class="exp-due"
      data-kind=${s.kind}
      tabindex="-1"
      data-heading
      role=${n===null?"heading":p}
      aria-level=${n===null?2:p}
    >${$o(s.kind)}<span>${s.text}</span></p>
    <div class="exp-head-tools">${pt(r,e)}${n===null?p:T()}</div>
  </div>`}function rp({title:t,round:e,totals:n}){return a`<div class="exp-routes-title">
    <h2>${t}</h2>
    <p class="exp-state exp-num"><span>${e}</span>${n.map(s=>a`<span class="exp-quiet">${s.name} <b>${s.value}</b></span>`)}</p>
  </div>`}function op(t,e){let{cover:n}=t;return n===null?Co(t,e):a`<div class="exp-box exp-routes-act exp-cover">
    <p>${n.text}</p>
    ${w([n.button],e)}
  </div>`}function ap(t,e){return t.players===null&&t.log===null?p:a`<div class="exp-routes-side">
    ${t.players===null?p:Lo(t.players)} ${t.log===null?p:To(t.log,e)}
  </div>`}function Eo(t,e){let n=`${e.id}-coach`;return a`<section class="exp-box exp-coach" aria-labelledby=${n}>
    <p class="exp-box-title" id=${n}>${y("lamp")}<span>${t.title}</span></p>
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
          <span>${t.good?y("check"):p}<span>${t.standing}</span></span>
          ${n===null?p:a`<button type="button" class="exp-button exp-button--plain" data-key="button-${n.id}"
                @click=${()=>e.press(n)}>${n.label} <span class="exp-hidden">${t.name}</span></button>`}
        </div>
      </td>
    </tr>
    ${t.reasons.length===0?p:a`<tr class="exp-reasons" ?data-good=${t.good}>
          <td colspan="3"><ul>${t.reasons.map(s=>a`<li>${s}</li>`)}</ul></td>
        </tr>`}`}function Yn(t){if(t.total===null)return a`<span class="exp-ledger exp-ledger--none" aria-hidden="true"><span>${t.text}</span></span>`;let e=t.parts.map(n=>a`<span>${pp(n)}</span>`);return a`<span class="exp-ledger exp-num" aria-hidden="true">${e}<b>${t.total}</b></span>`}function Xn(t){return t===null?p:a`<span class="exp-ledger exp-ledger--total exp-num">
    <span>${t.text}</span><b>${t.value}</b>
  </span>`}function pp(t){return t.split(/\s*([−×+])\s*/).map((e,n)=>n%2===1?a`<i>${e}</i>`:e)}function Ao(t,e,n){return a`<div class="exp-zone exp-zone--other" role="group" aria-label=${t.label} data-row="other">
    ${Po(t,e,n,(s,r)=>a`${Yn(s.ledger)}${r}${jo(s,e)}`)}
    <div class="exp-camp" data-column=${Yt(null,e)}>
      ${Xn(t.total)} ${t.backs===null?p:up(t.backs)}
    </div>
  </div>`}function Ho(t,e,n){let s=e.river.length===0;return a`<div class="exp-zone exp-zone--own" role="group" aria-label=${t.label} data-row="own">
    ${Po(t,e,n,(r,o)=>a`${s?ts(r):p} ${jo(r,e)}
        <span class="exp-landing">${o}</span>${Yn(r.ledger)}`)}
    ${An(e)?cp(t,e):p}
  </div>`}function Po(t,e,n,s){let r=o=>{let{suit:i,label:l}=o;return Xt({place:o.place,suit:i,label:l,draw:c=>s(o,c)},e,n)};return P(t.lanes,o=>o.place,r)}function cp(t,e){return a`<div class="exp-camp" data-column=${Yt(null,e)}>${br()}${Xn(t.total)}</div>`}function up(t){let e=Array.from({length:t.count},()=>a`<span class="exp-card">${Zt()}</span>`);return a`<span class="exp-backs" data-backs="other-hand">${e}</span><span>${t.text}</span>`}function ts(t){return a`<span class="exp-lane-name" aria-hidden="true">${A(t.suit)}${t.name}</span>`}function jo(t,e){return t.cards.length===0?a`<span class="exp-empty">${A(t.suit)}</span>`:a`<span class="exp-column">${P(t.cards,n=>n.code,n=>a`<span
        class="exp-card"
        data-at="${t.place}/${n.code}"
        ?data-marked=${Me(e,t.place,n.code)}
        >${z(n.code,n.multiplier)}</span
      >`)}</span>`}function Vo(t,e){return t.river.length===0&&t.draw===null?p:a`<div class="exp-zone exp-zone--river" role="group" aria-label=${t.riverLabel} data-row="river">
    ${P(t.river,n=>n.place,n=>dp(n,t,e))}
    ${t.draw===null?p:mp(t.draw,t,e)}
  </div>`}function dp(t,e,n){let{place:s,suit:r,label:o,barred:i,top:l}=t,c=l===null?a`<span class="exp-empty">${A(r)}</span>`:a`<span class="exp-card" data-at="${s}/${l}">${z(l)}</span>`;return Xt({place:s,suit:r,label:o,barred:i,draw:m=>a`${c}<span class="exp-river-foot">${ts(t)}${m}</span>`},e,n)}function mp(t,e,n){let{place:s,label:r}=t,o=a`<span class="exp-count exp-num" aria-hidden="true">${t.count}</span>`,i=a`<span class="exp-lane-name" aria-hidden="true">${t.name}</span>`;return Xt({place:s,suit:null,label:r,draw:c=>a`<span class="exp-pile"><span class="exp-card" data-at=${s}>${Zt()}${o}</span></span>
      <span class="exp-river-foot">${i}${c}</span>`},e,n)}function Zo(t,e){return a`<div class="exp-shelf">
    <div class="exp-say">
      ${t.prompt?a`<p class="exp-prompt">${t.step===0?p:fp(t.step)}<span>${t.prompt}</span></p>`:p}
      ${w(hp(t),e,"exp-onward")}
      ${gp(t.message)}
      ${t.heading===null?pt(t.keys,e):p}
    </div>
    ${t.cover===null?$p(t,e):yp(t.cover,e)}
  </div>`}function hp(t){return t.buttons.filter(e=>e.look==="main")}function fp(t){let e=n=>a`<i ?data-on=${n<=t}></i>`;return a`<span class="exp-step" aria-hidden="true">${e(1)}${e(2)}</span>`}var xp={refused:"stop",hint:"lamp",warned:"flag"};function gp(t){let e=t.rule===null?p:a` ${Lt(t.rule)}`;return a`<p class="exp-reason" data-kind=${t.kind}>
    ${y(xp[t.kind])}<span>${t.text}${e}</span>
  </p>`}function yp(t,e){return a`<div class="exp-cover"><p>${t.text}</p>${w([t.button],e)}</div>`}function $p(t,e){return a`<p class="exp-hand-label" aria-hidden="true">${t.handLabel}</p>
    <div class="exp-hand" role="group" aria-label=${t.handLabel} data-row="hand">
      ${P(t.hand,n=>n.code,(n,s)=>bp(n,t.hand[s-1],t,e))}
    </div>`}function bp(t,e,n,s){let{code:r,label:o}=t,i=`card-${r}`,l=e!==void 0&&e.code.charAt(0)!==r.charAt(0),c=n.refused?.code===r?{kind:"refused",text:n.refused.tag}:null,u=t.tag??c;return a`<button
    type="button"
    class=${l?"exp-card is-first":"exp-card"}
    data-key=${i}
    data-card=${r}
    data-at="hand/${r}"
    tabindex=${s.stop===i?0:-1}
    aria-pressed=${n.step===1?String(s.chosen===r):p}
    @click=${()=>s.card(r)}
  >
    <span class="exp-hidden">${o}${u===null?"":", "}</span>
    <span class="exp-crop">${z(r)}</span>
    ${u===null?p:Ht(u.kind,u.text)}
  </button>`}var vp=3;function es(t){return t.other===null&&Hn(t)<=vp}function Kt(t,e){let n=Br(t,e);return a`<div class="exp-table-frame"><div class="exp-table">
    ${t.heading===null?p:kp(t.heading,t.keys,e)}
    <div class="exp-layout${n===p?" exp-layout--bare":""}">
      <div class="exp-sheet${es(t)?" exp-sheet--small":""}" data-board>
        <div class="exp-map" data-columns=${Hn(t)}>
          ${Mp()}
          ${t.other===null?p:Ao(t.other,t,e)}
          ${Vo(t,e)}
          ${Ho(t.own,t,e)}
        </div>
        ${Zo(t,e)}
      </div>
      ${n}
      ${t.coach===void 0?p:Eo(t.coach,e)}
    </div>
    ${jt(t.keys,e)}
  </div></div>`}function kp(t,e,n){return a`<div class="exp-head">
    <h2>${t.title}</h2>
    <p class="exp-state exp-num"><b>${t.round}</b>${t.totals.map(({name:s,value:r})=>a`<span class="exp-quiet">${s} <b>${r}</b></span>`)}</p>
    <p class="exp-lastline">${t.last}</p>
    <div class="exp-head-tools">${pt(e,n)}${T()}</div>
  </div>`}var wp=["M-20 90C80 20 190 60 230 130S150 250 60 230-80 170-20 90Z","M-40 90C70-20 230 20 275 125S170 300 50 275-110 180-40 90Z","M20 110C80 70 150 85 180 135S130 205 75 195-10 150 20 110Z","M640 560C720 480 860 500 930 580S900 740 780 720 570 640 640 560Z","M600 560C700 440 880 450 970 570S920 800 770 770 520 660 600 560Z","M690 580C740 530 830 540 870 590S850 680 790 670 640 630 690 580Z","M520 40C600-10 720 10 760 60S690 170 600 150 450 90 520 40Z","M560 55C610 25 680 35 710 70S660 125 610 120 520 85 560 55Z","M120 520C190 470 300 480 330 540S260 660 170 640 50 570 120 520Z","M165 540C205 510 265 520 285 555S240 620 190 605 120 570 165 540Z"].join("");function Mp(){return a`<svg
    class="exp-contours"
    viewBox="0 0 900 700"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <path d=${wp} />
  </svg>`}var Lp={right:"check",wrong:"cross"};function Bo(t,e){let[n="",...s]=t.head,r=o=>Tp(o.currentTarget);return a`<form
    class="exp-worksheet"
    novalidate
    @change=${o=>e.fill(r(o))}
    @submit=${o=>{o.preventDefault(),e.submit(r(o))}}
  >
    <table class="exp-num" role="table" data-steps=${s.length}>
      <caption class="exp-hidden">${t.title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader"><span class="exp-hidden">${n}</span></th>
          ${s.map(o=>a`<th scope="col" role="columnheader">${o}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">${t.rows.map(o=>Sp(o,s.length,e))}</tbody>
      ${t.total===null?p:Cp(t.totalLabel,t.total,s.length,e)}
    </table>
    <button type="submit" class="exp-button exp-button--main" data-key="button-${t.check.id}">
      ${y(t.check.icon)}<span>${t.check.label}</span>
    </button>
  </form>`}function Tp(t){return Object.fromEntries([...new FormData(t)].map(([e,n])=>[e,String(n)]))}function Sp(t,e,n){return a`<tr role="row">
    <th scope="row" role="rowheader">
      <span class="exp-hidden">${t.label}</span>
      <span class="exp-lane-name" aria-hidden="true">${t.suit===""?p:A(t.suit)}${t.name}</span>
      <span class="exp-chips" aria-hidden="true">${t.cards.map(Bt)}</span>
    </th>
    ${t.note===""||t.cells.length===e?p:a`<td role="cell" class="exp-worksheet-note" colspan=${e-t.cells.length}>${t.note}</td>`}
    ${t.cells.map(s=>a`<td role="cell">${Rp(s,n)}</td>`)}
  </tr>`}function Rp(t,e){return t.box===null?a`<span class="exp-given">${t.given}</span>`:Oo(t.box,e)}function Cp(t,e,n,s){return a`<tfoot role="rowgroup">
    <tr role="row">
      <th scope="row" role="rowheader" colspan=${n}>${t}</th>
      <td role="cell">${Oo(e,s)}</td>
    </tr>
  </tfoot>`}function Oo(t,e){let n=`${e.id}-box-${t.name}`,s=`${e.id}-said-${t.name}`,r=t.first?`${s} ${e.id}-verdict`:s;return a`<span class="exp-fill" data-verdict=${t.verdict??p}>
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
      aria-describedby=${t.verdict===null?p:r}
    />
    ${t.verdict===null?p:y(Lp[t.verdict])}
    <span class="exp-hidden" id=${s}>${t.said}</span>
  </span>`}function _o(t,e,n,s){return a`<div class="exp-watch">
    <div class="exp-watch-bar">
      <p class="exp-watch-counter exp-num">${t.counter}</p>
      ${w(t.steps,s,"exp-watch-steps")}
    </div>
    ${Ep(t,s)} ${t.comment===null?p:Ap(t.comment)} ${n}
    ${t.question===null||e===null?p:Hp(t.question,e,s)}
  </div>`}function Ep(t,e){let{turn:n,turns:s,turnLabel:r,counter:o}=t;return a`<input
    type="range"
    class="exp-watch-slider"
    data-key="turn"
    min="0"
    max=${s}
    aria-label=${r}
    aria-valuetext=${o}
    .value=${We(String(n))}
    @change=${i=>e.option(`turn-${i.currentTarget.value}`)}
  />`}function Ap(t){return a`<div class="exp-note exp-note--plain" data-comment>${y("book")}<p>${t}</p></div>`}function Hp(t,e,n){return a`<div class="exp-watch-question">
    <p class="exp-watch-asked">${t}</p>
    ${Je(e,t,n)}
  </div>`}function No(t,e){let n=`${e.id}-task`,s=t.verdict===null?p:jp(t.verdict,`${e.id}-verdict`),r=t.routes!==void 0||t.table!==null&&!es(t.table),o=t.routes===void 0?"":" exp-exercise--map",i=t.routes!==void 0&&(t.options??t.worksheet??t.watch??null)===null,l=`exp-panel exp-exercise${r?" exp-exercise--wide":""}${o}`;return a`<div class="exp-exercise-frame">
    <div class=${l} role="group" aria-labelledby=${n} ?data-done=${t.done}>
      <div class="exp-task">
        ${y(t.icon)}
        <div>
          <p class="exp-eyebrow">${t.number}${t.done?y("check"):p}</p>
          <p class="exp-task-words" id=${n} tabindex="-1" data-heading>${t.task}</p>
          ${t.detail?a`<p class="exp-quiet">${t.detail}</p>`:p}
        </div>
        ${T()}
      </div>
      ${t.watch===void 0?p:_o(t.watch,t.options,s,e)}
      ${t.table===null?p:a`<div class="exp-exercise-table">${Kt(t.table,e)}</div>`}
      ${t.routes===void 0?p:a`<div class="exp-exercise-table">${en(t.routes,e,i?s:p)}</div>`}
      ${t.options===null||t.watch!==void 0?p:Je(t.options,t.optionsLabel,e)}
      ${t.worksheet===void 0?p:Bo(t.worksheet,e)}
      ${t.estimate===void 0?p:Yr(t.estimate,e)}
      <div class="exp-guide">
        ${t.watch===void 0&&!i?s:p} ${t.solution===void 0?p:Vp(t.solution)}
        ${w(t.buttons,e)}
      </div>
      ${to(t.hints,e)}
    </div>
  </div>`}var Pp={right:["right","check"],wrong:["refused","cross"],unsure:["plain","lamp"]};function jp(t,e){let[n,s]=Pp[t.kind];return a`<div class="exp-note exp-note--${n}" data-verdict=${t.kind} id=${e}>
      ${y(s)}
      <p><strong>${t.title}</strong> ${t.text}${t.rule===null?p:a` ${Lt(t.rule)}`}</p>
    </div>
    ${t.outcomes.length===0?p:a`<div class="exp-outcomes">${t.outcomes.map(Zp)}</div>`}`}function Vp(t){return a`<div class="exp-note exp-note--right" data-solution>${y("lamp")}<p>${t}</p></div>`}function Zp(t){return a`<div>
    <p class="exp-outcome-title">${t.title}</p>
    <p class="exp-num exp-outcome-sum">${t.sum} <b>${t.total}</b></p>
    <p class="exp-quiet">${t.text}</p>
  </div>`}function Do(t,e,n){return a`<section class="exp-panel exp-lab-answer" aria-labelledby="${e.id}-answer">
    <h3 id="${e.id}-answer" tabindex="-1" data-heading>${t.guess?.title??t.answerTitle}</h3>
    ${t.guess===null?p:Bp(t.guess,e)}
    ${t.said?a`<p class="exp-note exp-note--plain exp-lab-said" data-said>${y("chart")}<span>${t.said}</span></p>`:p}
    <div class="exp-lab-about">
      ${t.about?a`<p class="exp-help-line">${t.about}</p>`:p}
      ${t.progress===null?p:G(t.progress,e)}
    </div>
    ${t.parts.map(s=>Op(s,e,n))} ${w(t.saves,e)}
  </section>`}function Bp(t,e){return a`<form class="exp-lab-guess" novalidate @submit=${s=>{s.preventDefault();let r=new FormData(s.currentTarget);e.submit({best:String(r.get("best")??""),mean:String(r.get("mean")??"")})}}>
      ${B(t.best,e)} ${Ve(t.mean,e)}
      <button type="submit" class="exp-button exp-button--main" data-key="button-${t.reveal.id}">
        <span>${t.reveal.label}</span>
      </button>
    </form>
    <div class="exp-chart-cover">${y("chart")}<p>${t.cover}</p></div>`}function Op(t,e,n){let s=`${e.id}-part-${t.id}`;return a`<div
    class="exp-lab-part"
    role="group"
    aria-labelledby=${s}
    data-part=${t.id}
    @input=${r=>n(r,!0)}
    @change=${r=>n(r,!1)}
  >
    <h4 id=${s}>${t.title}</h4>
    <p class="exp-help-line">${t.about}</p>
    ${t.numbers.map(r=>je(r,e))}
    ${t.progress===null?p:G(t.progress,{...e,id:s})}
    ${t.drawn===null?p:Kn(t.drawn)}
    ${t.picture===null?p:a`<div class="exp-actions">${K(t.picture,e)}</div>`}
  </div>`}var nn="hand";function Io(t,e){let[n]=t.suits;return a`<div role="group" aria-label=${t.legend}>
    <div class="exp-lab-faces" data-row="picks">
      ${(n?.cards??[]).map(s=>a`<button
          type="button"
          class="exp-lab-face"
          data-key="face-${s.code}"
          tabindex=${Dp(t,"face",e)===s.code?0:-1}
          aria-label=${s.label}
          aria-pressed=${String(s.place===nn)}
          @click=${()=>e.enter(s.code,nn)}
        >
          <span class="exp-lab-crop">${z(s.code)}</span>
          ${s.place===""?p:_p(s)}
        </button>`)}
    </div>
    <p class="exp-help-line exp-num">${t.about}</p>
    ${t.fault===null?p:_n(t.fault,`${e.id}-cards-fault`)}
  </div>`}function _p(t){return t.place===nn?a`<span class="exp-lab-mark">${y("check")}</span>`:a`<span class="exp-lab-mark" data-mark=${t.mark}></span>`}function zo(t,e){let n=()=>document.querySelector(`#${e.id}-setting [name="place"]:checked`)?.value??nn;return a`<div role="group" aria-label=${t.cards.legend} class="exp-lab-suits">
    ${t.cards.suits.map(s=>Np(s,n,e))}
    <p class="exp-help-line">${t.cards.about}</p>
  </div>`}function Np(t,e,n){let s=t.cards.map(o=>`card-${o.code}`),r=s.includes(n.stop)?n.stop:s[0];return a`<div role="group" aria-label=${t.name}>
    <p class="exp-lane-name">${A(t.suit)}${t.name}</p>
    <div class="exp-picks" data-row="picks" data-suit=${t.suit}>
      ${t.cards.map(o=>a`<button
          type="button"
          class="exp-pick exp-lab-pick"
          data-key="card-${o.code}"
          data-lies=${o.off?"there":o.place===""?"no":"here"}
          tabindex=${`card-${o.code}`===r?0:-1}
          aria-label=${o.label}
          aria-pressed=${String(o.place!=="")}
          aria-disabled=${o.off?"true":p}
          @click=${()=>n.enter(o.code,e())}
        >
          ${o.text}${o.mark===""?p:a`<small data-mark=${o.mark}></small>`}
        </button>`)}
    </div>
  </div>`}function Dp(t,e,n){let s=t.suits.flatMap(r=>r.cards.map(o=>o.code));return s.find(r=>`${e}-${r}`===n.stop)??s[0]??""}var Ip=150,ns;function qo(t,e){return a`<div class="exp-lab">
    <div>
      <div class="exp-panel-head"><h2>${t.title}</h2>${T()}</div>
      <p class="exp-intro">${t.intro}</p>
    </div>
    <div class="exp-lab-start" role="group" aria-labelledby="${e.id}-start">
      <p class="exp-legend" id="${e.id}-start">${t.presetsLabel}</p>
      ${w(t.presets,e)}
    </div>
    <div class="exp-lab-halves">
      <form class="exp-lab-set" novalidate id=${He(e)} @submit=${Kp}
        @input=${n=>Ko(n,e)}
        @change=${n=>Fo(n,e)}>
        ${zp(t,e)}
      </form>
      ${Do(t,e,(n,s)=>s?Ko(n,e):Fo(n,e))}
    </div>
  </div>`}function zp(t,e){return a`<section class="exp-panel" aria-labelledby="${e.id}-cards">
      <h3 id="${e.id}-cards">${t.cardsTitle}</h3>
      ${B(t.suit,e)} ${Io(t.hand,e)}
      <details class="exp-fold">
        <summary data-key="fold">${y("next")}<span>${t.table.fold}</span></summary>
        <div class="exp-fold-fields">${B(t.table.place,e)} ${zo(t.table,e)}</div>
      </details>
    </section>
    <section class="exp-panel" aria-labelledby="${e.id}-round">
      <h3 id="${e.id}-round">${t.roundTitle}</h3>
      ${t.numbers.map(n=>je(n,e))} ${B(t.policy,e)}
      <div class="exp-lab-seed">${Ve(t.seed,e)} ${K(t.fresh,e)}</div>
      ${B(t.predict,e)}
    </section>`}function Kp(t){t.preventDefault()}function Ko(t,e){let n=t.target;n.type==="range"&&(clearTimeout(ns),ns=setTimeout(()=>Wo(n.form,e),Ip))}function Fo(t,e){let n=t.target;clearTimeout(ns),Wo(n.form,e)}function Wo(t,e){t!==null&&e.submit(Fp(t))}function Fp(t){let e={};for(let[n,s]of new FormData(t))e[n]=String(s);return e}var qp="notebooks/index.ipynb";function Uo(t,e){return a`<div class="exp-panel exp-position-head">
    <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${T()}</div>
    ${t.fault===void 0?p:Wp(t.fault)} ${t.intro?a`<p class="exp-intro">${t.intro}</p>`:p}
    ${Ft(t.fields,e)} ${w(t.buttons,e)}
  </div>`}function Wp(t){let e=dt(qp);return a`<div class="exp-note exp-note--refused">
    ${y("stop")}
    <div>
      <p>${t.text}</p>
      <ul class="exp-position-faults">${t.faults.map(n=>a`<li>${n}</li>`)}</ul>
      ${e===null?p:a`<p><a href=${e.href} data-key="home">${t.home}</a></p>`}
    </div>
  </div>`}function Ft(t,e){if(t.length===0)return p;let n=s=>{let r=new FormData(s.currentTarget);e.fill(Object.fromEntries(t.map(({name:o})=>[o,r.getAll(o).join(",")])))};return a`<form
    class="exp-fields"
    novalidate
    @change=${n}
    @submit=${s=>{s.preventDefault(),n(s)}}
  >
    ${t.map(s=>B(s,e))}
  </form>`}function Go(t,e){let n=`${e.id}-share`;return a`<div class="exp-panel exp-share" role="group" aria-labelledby=${n}>
    <p class="exp-box-title" id=${n}>${t.title}</p>
    <div class="exp-share-items">${Up(t).map(s=>sn(s,t.words,e))}</div>
  </div>`}function Up({seed:t,link:e,record:n}){return[{name:"seed",label:t.label,text:t.value,help:null,file:null},...e===null?[]:[{name:"link",...e,text:Vt(e.query),file:null}],...n===null?[]:[{name:"record",...n}]]}function sn(t,e,n){let s=`${n.id}-share-${t.name}`,r=n.copied?.name===t.name?n.copied:null;return a`<div class="exp-share-item">
    <div>
      <p class="exp-share-label" id=${s}>
        ${t.label} ${t.name==="seed"?a`<code>${t.text}</code>`:p}
      </p>
      ${t.help===null?p:a`<p class="exp-help-line">${t.help}</p>`}
    </div>
    <div class="exp-actions">
      <button
        type="button"
        class="exp-button"
        id="${s}-copy"
        data-key="copy-${t.name}"
        aria-labelledby="${s}-copy ${s}"
        @click=${()=>n.copy(t.name,t.text,e)}
      >
        ${e.copy}
      </button>
      ${t.file===null?p:Gp(t,t.file,e)}
    </div>
    ${r===null?p:Jp(t,r.done,s,e)}
  </div>`}function Gp(t,e,n){let s=()=>Ts(t.text,e);return a`<button type="button" class="exp-button" data-key="download-${t.name}" @click=${s}>
    ${n.download}
  </button>`}function Jp(t,e,n,s){return e?a`<p class="exp-help-line exp-share-outcome">${s.copied}</p>`:a`<p class="exp-help-line exp-share-outcome">${s.refused}</p>
    <textarea
      class="exp-text"
      readonly
      rows="3"
      data-copy=${t.name}
      aria-labelledby=${n}
      .value=${t.text}
    ></textarea>`}function Jo({title:t,text:e,link:n,words:s},r){let o=`${r.id}-position-share`,i=Vt(n.query);return a`<div class="exp-panel exp-share exp-position-share" role="group" aria-labelledby=${o}>
    <p class="exp-box-title" id=${o}>${t}</p>
    <div class="exp-share-items">
      <div class="exp-position-item">
        ${sn({name:"text",label:e.label,text:e.value,help:e.help,file:null},s,r)}
        <code class="exp-position-text">${e.value}</code>
      </div>
      <div class="exp-position-item">
        ${sn({name:"link",label:n.label,text:i,help:n.help,file:null},s,r)}
        <code class="exp-position-text">${i}</code>
        ${n.notes.map(l=>a`<p class="exp-note exp-note--plain">${y("screen")}<span>${l}</span></p>`)}
      </div>
      ${n.code===""?p:Qp(n.code)}
    </div>
  </div>`}function Qp(t){return a`<div class="exp-position-code">${Oe(t)}</div>`}function Qo(t,e){return a`<div class="exp-reveal" ?data-open=${t.open}>
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
  </div>`}function Xo(t,e){return a`<div class="exp-review">
    <div class="exp-panel">
      <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${T()}</div>
      <p class="exp-intro">${t.intro}</p>
      ${t.progress===null?p:G(t.progress,e)}
      ${w(t.buttons,e)}
    </div>
    ${t.sides.map((n,s)=>Yp(n,s,e))}
    ${t.method.length===0?p:sc(t)}
  </div>`}function Yp(t,e,n){return a`<section class="exp-panel exp-review-side" aria-labelledby="${n.id}-side-${e}">
    <h3 id="${n.id}-side-${e}">${t.title}</h3>
    <p>${t.counts}</p>
    ${t.retries.length===0?p:a`<h4 class="exp-box-title">${t.retryLabel}</h4>${w(t.retries,n)}`}
    ${t.rounds.map((s,r)=>Xp(s,`${e}-${r}`))}
  </section>`}function Xp(t,e){return a`<div class="exp-review-round">
    <h4 class="exp-box-title">${t.title}</h4>
    <p class="exp-quiet">${t.counts}</p>
    <div class="exp-review-parts">
      ${t.luck===null?p:a`<div>${ss(t.luck)} ${tc(t,e)}</div>`}
      ${t.choices.length===0?p:a`<ol class="exp-review-choices">${t.choices.map((n,s)=>ec(n,`${e}-${s}`))}</ol>`}
    </div>
  </div>`}function tc(t,e){return t.draws===null?p:a`<details class="exp-fold">
    <summary data-key="draws-${e}">${y("next")}<span>${t.drawsLabel}</span></summary>
    ${ss(t.draws)}
  </details>`}function ec(t,e){let[n,s]=t.seed;return a`<li>
    <details class="exp-fold">
      <summary data-key="choice-${e}">
        ${y("next")}<span>${t.title} <span class="exp-review-cost exp-num">${t.cost}</span></span>
      </summary>
      <div class="exp-review-choice">
        <ul class="exp-review-reasons">${t.reasons.map(r=>a`<li>${r}</li>`)}</ul>
        <dl class="exp-review-seen">${t.seen.map(nc)}</dl>
        ${ss(t.prices)}
        <p class="exp-help-line">${n}: <code>${s}</code></p>
      </div>
    </details>
  </li>`}function nc(t){return a`<div>
    <dt>${t.name}</dt>
    ${t.cards.length===0?a`<dd>${t.text}</dd>`:a`<dd><span class="exp-hidden">${t.text}</span><span class="exp-chips">${t.cards.map(Bt)}</span></dd>`}
  </div>`}function ss(t){return a`<table class="exp-values exp-num">
    <caption>${t.caption}</caption>
    <thead><tr>${t.head.map(e=>a`<th scope="col">${e}</th>`)}</tr></thead>
    <tbody>${t.rows.map(Yo)}</tbody>
    ${t.foot.length===0?p:a`<tfoot>${Yo(t.foot)}</tfoot>`}
  </table>`}function Yo([t,...e]){return a`<tr><th scope="row">${t}</th>${e.map(n=>a`<td>${n}</td>`)}</tr>`}function sc(t){return a`<div class="exp-panel exp-review-method">
    <h3>${t.methodLabel}</h3>
    <ul>${t.method.map(e=>a`<li>${e}</li>`)}</ul>
  </div>`}function ta(t,e){return a`<div class="exp-routes-frame"><div class="exp-panel exp-routes-end">
    <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${T()}</div>
    <p class="exp-intro">${t.intro}</p>
    <div class="exp-routes-end-top">
      <div class="exp-box">${Tt(t.scores)}</div>
      ${w(t.buttons,e)}
    </div>
    <div class="exp-routes-sheets">${t.sheets.map(rc)}</div>
    ${Nt(t.rules)} ${me(e)}
  </div></div>`}function rc(t){return a`<section class="exp-box">
    <h3 class="exp-box-title">${t.name}</h3>
    <ul class="exp-route-points">${t.points.map(e=>a`<li>${e}</li>`)}</ul>
    <p><b>${t.total}</b></p>
    <p class="exp-quiet">${t.tickets}</p>
  </section>`}function on(t,e){let n=rn(e),s=({name:r})=>rn(r).some(o=>oc(o,n))?0:1;return t.filter(({name:r,short:o})=>[...rn(r),...rn(o)].some(i=>ac(i,n))).sort((r,o)=>s(r)-s(o)||r.name.localeCompare(o.name,"en",{sensitivity:"base"}))}function oc(t,e){return e.some(n=>t.startsWith(n))}function ac(t,e){return e.some(n=>` ${t}`.includes(` ${n}`))}function rn(t){let e=t.normalize("NFD").replace(new RegExp("\\p{M}","gu"),"").toLowerCase();return[""," "].map(n=>e.replace(/['’]/g,n).replace(/[^\p{L}\p{N}]+/gu," ").trim())}function ea(t,e){return a`<div class="exp-routes-frame"><div class="exp-routes">
    <div class="exp-routes-head">
      <div class="exp-routes-title"><h2 tabindex="-1" data-heading>${t.title}</h2><p class="exp-quiet">${t.intro}</p></div>
      <div class="exp-head-tools">${pt(t.keys,e)}${T()}</div>
    </div>
    <div class="exp-routes-layout">
      ${me(e)}
      <div class="exp-routes-aside">
        ${t.quiz===null?a`<div class="exp-actions">${K(t.start,e)}</div>${pc(t,e)}`:ic(t.quiz,e)}
      </div>
    </div>
    ${jt(t.keys,e)}
  </div></div>`}function ic(t,e){return a`<section class="exp-box exp-quiz" aria-labelledby="${e.id}-quiz">
    <h3 class="exp-box-title" id="${e.id}-quiz">${t.title}</h3>
    <p class="exp-quiz-question">${t.text}</p>
    ${t.answer?lc(t):p}
    <p class="exp-quiet exp-num">${t.count}</p>
    ${w(t.buttons,e)}
  </section>`}function lc(t){let e=t.right===null?"plain":t.right?"right":"refused",n=t.right===null?void 0:t.right?"check":"cross";return a`<p class="exp-note exp-note--${e}">${y(n)}<span>${t.answer}</span></p>`}function pc(t,e){let{board:n,query:s}=e.routes,r=on(n?.places??[],s),[o,i]=[`${e.id}-search`,`${e.id}-found`];return a`<div class="exp-box exp-finder">
    <label class="exp-legend" for=${o}>${t.search}</label>
    <input
      class="exp-text"
      type="search"
      autocomplete="off"
      spellcheck="false"
      id=${o}
      data-key="search"
      .value=${s}
      aria-controls="${i}-list"
      aria-describedby="${i}-none"
      @input=${l=>e.routes.find(l.target.value)}
    />
    <h3 class="exp-box-title" id=${i}>${t.found}</h3>
    <p class="exp-quiet" id="${i}-none">${r.length===0?t.none:""}</p>
    <ul class="exp-found" id="${i}-list" aria-labelledby=${i}>
      ${P(r,l=>l.code,l=>a`<li>
          <button
            type="button"
            class="exp-move"
            data-key="found-${l.code}"
            @click=${()=>e.routes.go(l.code)}
          >
            ${Xe(l.kind)}<span>${l.name}</span>
          </button>
        </li>`)}
    </ul>
  </div>`}function na(t,e){let n=t.links.filter(({href:r})=>dt(r)!==null);if(t.fields.length+n.length===0)return p;let s=`${e.id}-route-setup`;return a`<div class="exp-panel exp-route-setup" role="group" aria-labelledby=${s}>
    <p class="exp-box-title" id=${s}>${t.title}</p>
    ${Ft(t.fields,e)} ${t.typed===null?p:uc(t.typed,e)}
    ${n.length===0?p:a`<p class="exp-actions">${n.map(cc)}</p>`}
  </div>`}function cc({title:t,href:e,note:n}){return a`<a class="exp-button" data-key="way ${e.split("?")[0]}" href=${dt(e).href} target="_blank" rel="noopener">
    ${y("play")}<span>${t}<span class="exp-hidden"> ${n}</span></span></a>`}function uc(t,e){return a`<div class="exp-setup-line" @change=${({target:s})=>{let{name:r,value:o}=s;e.submit({[r]:o})}}>${ie(t,"at",e)}</div>`}function sa(t,e){return a`<div class="exp-setup">
    <div class="exp-panel exp-setup-line">
      ${w(t.presets,e)}
      <div @change=${dc}>${ie(t.typed,"setup",e)}</div>
      <p class="exp-setup-status" data-faults=${t.faults.length>0}>${t.status}</p>
      ${os(t.faults,`${e.id}-whole`)} ${w(t.buttons,e)}
    </div>
    <div class="exp-setup-halves">
      <div class="exp-panel exp-setup-choose">
        ${mc(t,e)}
        <p class="exp-help-line" id="${e.id}-setup-hint">${t.hint}</p>
        <div role="group" aria-label=${t.cardsLegend} class="exp-setup-suits">
          ${t.cards.map(n=>fc(n,e))}
        </div>
      </div>
      <div class="exp-setup-seen">
        <div role="group" aria-label=${t.tableLegend}>${Kt(t.table,e)}</div>
        <div class="exp-panel">
          ${Ft(t.fields,e)} ${os(t.fieldFaults,`${e.id}-field-faults`)}
        </div>
      </div>
    </div>
  </div>`}function dc(t){t.target.form?.requestSubmit()}function mc(t,e){return a`<div role="group" aria-label=${t.placesLegend} class="exp-setup-places">
    ${t.places.map(n=>hc(n,e))}
  </div>`}function hc(t,e){let n=`${e.id}-place-${t.letter}`;return a`<div class="exp-setup-place" role="group" aria-label=${t.name}>
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
    ${t.field===null?p:Ft([t.field],e)} ${os(t.faults,n)}
  </div>`}function fc(t,e){let n=t.cards.map(rs),s=n.includes(e.stop)?e.stop:n[0];return a`<div role="group" aria-label=${t.name}>
    <p class="exp-lane-name">${A(t.suit)}${t.name}</p>
    <div class="exp-picks" data-row="picks" data-suit=${t.suit}>
      ${t.cards.map(r=>xc(r,rs(r)===s,e))}
    </div>
  </div>`}function rs(t){return`pick-${t.code}`}function xc(t,e,n){return a`<button
    type="button"
    class="exp-pick exp-setup-pick"
    data-key=${rs(t)}
    data-lies=${t.lies}
    data-held=${t.held}
    tabindex=${e?0:-1}
    aria-label=${t.label}
    aria-pressed=${String(t.held||t.lies==="here")}
    @click=${()=>n.enter(t.code,"")}
  >
    ${t.text}${t.mark===""?p:a`<small data-mark=${t.mark}></small>`}
  </button>`}function os(t,e){return t.length===0?p:a`<ul class="exp-fault exp-typed-faults" id=${e}>
    ${t.map(n=>a`<li>${y("stop")}<span>${n}</span></li>`)}
  </ul>`}function oa(t,e){let n=s=>{let r=s.target;r.type==="text"&&(r.dataset.moved=r.value),e.fill(gc(s.currentTarget))};return a`<div class="exp-calculator">
    <div class="exp-panel exp-tally">
      <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${t.title}</h2>${T()}</div>
      <p class="exp-intro">${t.intro}</p>
      <form class="exp-tally-form" novalidate @input=${n} @submit=${s=>s.preventDefault()}>
        ${B(t.players,e)} ${t.lines.map(s=>yc(s,e))}
      </form>
      <p class="exp-tally-result" data-result>${t.settled?y("check"):p}<span>${t.result}</span></p>
      ${$c(t,e)}
    </div>
    <div class="exp-print" aria-hidden="true">
      ${Tt(t.printed)}
      <p class="exp-print-result">${t.result}</p>
    </div>
  </div>`}function gc(t){return Object.fromEntries([...new FormData(t)].map(([e,n])=>[e,String(n)]))}function yc(t,e){return a`<div class="exp-tally-line" role="group" aria-label=${t.label} ?data-won=${t.won!==""}>
    <div class="exp-tally-boxes">
      ${ra(t.person,e,"exp-tally-person")} ${t.boxes.map(n=>ra(n,e))}
    </div>
    <p class="exp-tally-total exp-num">
      <span class="exp-quiet">${t.totalLabel}</span> <b data-total>${t.total}</b>
      ${t.won===""?p:a`<span class="exp-tally-won">${y("check")}${t.won}</span>`}
    </p>
    <p class="exp-tally-steps exp-num">${t.steps}</p>
  </div>`}function ra(t,e,n=""){let s=`${e.id}-${t.name}`,r=[t.hint===""?"":`${s}-hint`,t.fault===""?"":`${s}-fault`].filter(Boolean);return a`<div class="exp-tally-box ${n}">
      <label for=${s}>${t.label}</label>
      <input
        class="exp-text exp-num"
        type="text"
        inputmode=${t.digits?"numeric":"text"}
        autocomplete="off"
        spellcheck="false"
        maxlength="12"
        id=${s}
        name=${t.name}
        data-key="field-${t.name}"
        .value=${Pe(t.value)}
        aria-invalid=${t.fault===""?p:"true"}
        aria-describedby=${r.length>0?r.join(" "):p}
      />
      <span class="exp-tally-hint exp-num" id="${s}-hint">${t.hint}</span>
    </div>
    ${t.fault===""?p:a`<p class="exp-fault exp-tally-fault" id="${s}-fault">
            ${y("stop")}<span><b>${t.label}:</b> ${t.fault}</span>
          </p>`}`}function $c(t,e){let{copy:n,print:s}=t,r=e.copied?.name==="sheet"?e.copied:null;return a`<div class="exp-actions">
      <button
        type="button"
        class="exp-button"
        data-key="copy-sheet"
        @click=${()=>e.copy("sheet",n.text,{copied:n.copied,refused:n.refused})}
      >
        ${n.label}
      </button>
      <button type="button" class="exp-button" data-key="button-${s.id}" @click=${ze}>
        <span>${s.label}</span>
      </button>
      ${t.buttons.map(o=>K(o,e))} ${Mt(t.buttons,e)}
    </div>
    ${r===null?p:a`<p class="exp-help-line">${r.done?n.copied:n.refused}</p>`}
    ${r===null||r.done?p:a`<textarea class="exp-text exp-area" readonly data-copy="sheet" aria-label=${n.label} .value=${n.text}></textarea>`}`}function as(t,e,n){return a`${e?kc(n):p} ${R(t)?bc(t,n):vc()}`}function bc(t,e){return a`${t.positionHead===void 0?p:Uo(t.positionHead,e)}
  ${t.form===void 0?p:Ir(t.form,e)}
  ${t.exercise===void 0?p:No(t.exercise,e)}
  ${t.chart===void 0?p:Ur(t.chart,e)}
  ${t.table===void 0?p:Kt(t.table,e)}
  ${t.summary===void 0?p:Or(t.summary,e)}
  ${t.review===void 0?p:Xo(t.review,e)}
  ${t.calculator===void 0?p:zr(t.calculator,e)}
  ${t.tally===void 0?p:oa(t.tally,e)}
  ${t.lab===void 0?p:qo(t.lab,e)}
  ${t.routes===void 0?p:en(t.routes,e)}
  ${t.routeEnd===void 0?p:ta(t.routeEnd,e)}
  ${t.routeSetup===void 0?p:na(t.routeSetup,e)}
  ${t.explorer===void 0?p:ea(t.explorer,e)}
  ${t.setup===void 0?p:sa(t.setup,e)}
  ${t.positionShare===void 0?p:Jo(t.positionShare,e)}
  ${t.reveal===void 0?p:Qo(t.reveal,e)}
  ${t.share===void 0?p:Go(t.share,e)}`}function vc(){return a`<p class="exp-starting">${k.starting}</p>`}function kc(t){return a`<div class="exp-note exp-note--refused exp-lost">
    ${y("stop")}
    <div>
      <p>${k.lost}</p>
      <button type="button" class="exp-button" data-key="reload" @click=${()=>t.reload()}>
        ${k.lostAction}
      </button>
    </div>
  </div>`}function ia(t,e,{narrow:n,moves:s}){let{words:r}=t,o=a`<details class="exp-map-signs"><summary>${r.legend}</summary>${aa(t)}</details>`;return a`${n?o:aa(t)}${Lc(t,e,s)}`}function aa({legend:t,words:e}){return a`<ul class="exp-map-legend" aria-label=${e.legend}>
    ${t.map(n=>a`<li data-sign=${n.sign}>${wc(n)}</li>`)}
  </ul>`}function wc({sign:t,text:e}){return t==="own"||t==="open"?a`<span class="exp-map-pill exp-map-pill--${t}">${e}</span>`:a`${Mc(t)} ${e}`}function Mc(t){let e=t==="token"?ce(0,"",!1):t==="edge"?zt("red",6,"left"):zt(t,t==="start"?4.4:6);return a`<svg class="exp-map-icon" viewBox=${t==="edge"?"-5 -9.5 19 19":"-9.5 -9.5 19 19"} aria-hidden="true" focusable="false">${ct(e)}</svg>`}function Lc({words:t},e,n){return a`<div class="exp-map-zoom" role="group" aria-label=${t.view}>
    <button type="button" class="exp-button" data-key="map-out" aria-label=${t.zoomOut} title=${t.zoomOut} @click=${()=>e.zoom(!1)}>
      −
    </button>
    <button type="button" class="exp-button" data-key="map-in" aria-label=${t.zoomIn} title=${t.zoomIn} @click=${()=>e.zoom(!0)}>
      +
    </button>
    <button type="button" class="exp-button" data-key="map-whole" @click=${()=>e.whole()}>${t.whole}</button>
    <button type="button" class="exp-button" data-key="map-move" ?hidden=${!n} @click=${()=>e.toMove()}>${t.toMove}</button>
  </div>`}var Tc=[23.4,-23.4],qt=30;function ca(t){return t.map(e=>{let n="";for(let s=0;s+1<e.length;s+=2)n+=`${n===""?"M":"L"}${e[s]} ${-e[s+1]}`;return`${n}Z`}).join("")}function ua(t,e){let{board:n,scale:s,stretch:r,unit:o,window:i}=t,l=he(i,"sea");if(e==="")return l+la(t);let{x:c,y:u}=t.point(0,0),m=`translate(${C(c)} ${C(u)}) scale(${s.toFixed(4)} ${(s*r).toFixed(4)})`,d=(x,$)=>b("path",{class:`exp-map-${x}`,d:e,transform:m,"vector-effect":"non-scaling-stroke","stroke-width":$}),g=Tc.filter(x=>x<n.frame.top&&x>n.frame.bottom).map(x=>ha(t,x)).join("");return l+d("shallow",17*o)+d("shore",7.5*o)+la(t)+d("land",null)+b("path",{class:"exp-map-grid exp-map-tropic",d:g})}function da(t,e){let n=[],s={land:"",sea:""};for(let{a:o,b:i,dashed:l}of t.board.links){let c=t.course(e,o,i);c!==null&&(n.push([c.tail,c.tip]),s[l?"sea":"land"]+=E(c.tail,c.tip))}return{drawn:b("path",{class:"exp-map-link",d:s.land})+b("path",{class:"exp-map-link exp-map-link--sea",d:s.sea}),courses:n}}function ma(t){let{size:e,window:n,board:s,look:r}=t,o=e.narrow?4:6*t.unit,{x:i,y:l,width:c,height:u}=n,m={x:i-o,y:l-o,width:c+2*o,height:u+2*o},d=(s.frame.right-s.frame.left)/r.zoom>180?10:5,[h,g]=[o/2,o/4],x="";for(let[v,M]of pa(s.frame.left,s.frame.right,d)){let[Z,V]=[Math.max(i,t.point(v,0).x),Math.min(i+c,t.point(M,0).x)];if(V>Z)for(let et of[l-o,l+u])x+=he({x:Z,y:et+g,width:V-Z,height:h},"scale")}for(let[v,M]of pa(s.frame.bottom,s.frame.top,d)){let[Z,V]=[Math.max(l,t.point(0,M).y),Math.min(l+u,t.point(0,v).y)];if(V>Z)for(let et of[i-o,i+c])x+=he({x:et+g,y:Z,width:h,height:V-Z},"scale")}let $=[m,n].map(v=>`M${C(v.x)} ${C(v.y)}h${C(v.width)}v${C(v.height)}h${C(-v.width)}Z`);return b("path",{class:"exp-map-page",d:$.join("")})+he(m,"frame")+he(n,"frame")+x}function la(t){let{left:e,right:n,top:s,bottom:r}=t.board.frame,{y:o,height:i}=t.window,l="";for(let c=Math.ceil(e/qt)*qt;c<=n;c+=qt){let{x:u}=t.point(c,0);l+=E({x:u,y:o},{x:u,y:o+i})}for(let c=Math.ceil(r/qt)*qt;c<=s;c+=qt)l+=ha(t,c);return b("path",{class:"exp-map-grid",d:l})}function ha(t,e){let{x:n,width:s}=t.window,{y:r}=t.point(0,e);return E({x:n,y:r},{x:n+s,y:r})}function pa(t,e,n){let s=[];for(let r=Math.ceil(t/n/2)*n*2;r<e;r+=2*n)s.push([r,r+n]);return s}function he({x:t,y:e,width:n,height:s},r){return b("rect",{class:`exp-map-${r}`,x:t,y:e,width:n,height:s})}var an=new Map,Wt;function ln(t,e,n,s){let r=`${n?700:400} ${e.toFixed(2)}px ${s}`,o=`${r}|${t}`,i=an.get(o);return i===void 0&&(Wt===void 0&&(Wt=document.createElement("canvas").getContext("2d")??null),Wt&&(Wt.font=r),i=Wt?Wt.measureText(t).width:t.length*e*(n?.56:.52),an.size>4e3&&an.clear(),an.set(o,i)),i}var Et=["lit","reached","own","head","start","open","token","edge","visited","other"],Sc=11,Rc=11.5;function Cc({place:t,stand:e}){return j(e)?"lit":e.reached||e.marked?"reached":e.own?"own":e.heads.length>0||e.from?"head":t.kind==="start"?"start":e.open?"open":e.tokens.length>0?"token":t.edge?"edge":e.visited?"visited":"other"}function Ec(t){return t.own?"own":t.open?"open":j(t)?"plain":t.reached?"now":null}function pn(t,e,n,s=!1){let{place:r,side:o,stand:i,at:l,reach:c}=e,u=Cc(e),m=Ec(i)??(s?"open":null),d=m!==null||["reached","head","start"].includes(u),h=(t.size.narrow?Rc:Sc)*t.unit*(d?1.06:1),g=m===null?0:4*t.unit,x=i.numbers.length*h*1.5;return{code:r.code,text:r.short,at:l,reach:c,wish:o==="right"?r.wishRight:r.wish,rank:Et.indexOf(u),must:Et.indexOf(u)<=Et.indexOf("open")||u==="edge",bold:d,plate:m,numbers:i.numbers,chosen:i.chosen,size:h,padding:g,lead:x,width:ln(r.short,h,d,n)+2*g+x+1,height:h*(m===null?1.12:1.5)}}function cn({label:t,box:e,brief:n,push:s,ambiguous:r},o,i){let{plate:l,padding:c,lead:u,size:m,numbers:d,bold:h}=t,g=e.y+e.height/2,x=s>8*o.unit||r&&(t.must||o.isRoomy)?Ac(t,e):"";l!==null&&(x+=b("rect",{class:`exp-map-plate exp-map-plate--${l}`,...e,rx:3*o.unit})),d.forEach((M,Z)=>{let V=e.x+c+m*(.52+1.5*Z);x+=b("circle",{class:"exp-map-number",cx:V,cy:g,r:m*.66}),x+=b("text",{class:"exp-map-digit",x:V,y:g+m*.35,"font-size":m*(M>9?.8:.98)},String(M))});let v={class:`exp-map-name${h?" exp-map-name--bold":""}${l===null?"":` exp-map-name--${l}`}`,x:e.x+c+u,y:g+m*.35,"font-size":m};return n||(x+=b("text",v,St(t.text))),t.numbers.length>0?b("g",{class:I(i)},x):x}function Ac({at:t,reach:e},n){let s={x:Math.max(n.x,Math.min(t.x,n.x+n.width)),y:Math.max(n.y,Math.min(t.y,n.y+n.height))},r=Math.hypot(t.x-s.x,t.y-s.y);if(r<=e)return"";let o=e/r,i={x:t.x+(s.x-t.x)*o,y:t.y+(s.y-t.y)*o};return b("path",{class:"exp-map-leader",d:E(s,i)})}var Hc=["E","W","N","S","NE","SE","NW","SW"],Pc=["SSE","SSW","NNE","NNW"],fa=[0,6,14,24],jc=Et.indexOf("edge"),xa=Et.indexOf("token"),Vc=Et.indexOf("visited"),Zc=260,Bc=60;function ga(t,e,n,s,r){let o=[...t].sort((h,g)=>h.rank-g.rank||g.text.length-h.text.length),i=new Map(o.map(h=>[h,_c(h,e,n,s)])),l=o.filter(h=>h.must),c=Oc(l,i,r?1:Bc),{unit:u,isRoomy:m,size:d}=s;for(let h of o){if(h.must||d.narrow&&s.room<95&&h.rank>xa)continue;let g=ya(i.get(h),c),x=m?1e3:h.rank<=xa?42:h.rank===Vc?34:28;g===null||g.hard>(m?34:0)||g.soft>x*u*u||c.push({label:h,...g})}return c}function Oc(t,e,n){let s=7,r=()=>(s=s*16807%2147483647)/2147483647,o={cost:1/0,placed:[]};for(let i=0;i<n;i++){let l=i%3===0?.02:.15,c=i===0?t:t.map(d=>({label:d,turn:r()+d.rank*l})).sort((d,h)=>d.turn-h.turn).map(({label:d})=>d),u=[],m=0;for(let d of c){let h=ya(e.get(d),u);if(h!==null&&(h.hard>40&&d.rank===jc?m+=60:(u.push({label:d,...h}),m+=h.total),m>=o.cost))break}m<o.cost&&(o={cost:m,placed:u})}return o.placed}function ya(t,e){let n=null;for(let s of t){if(n!==null&&s.hard*10+s.soft>=n.total)break;let{hard:r}=s,o=It(s.box,1.5,.5);for(let l of e){let c=J(o,l.box);c>0&&(r+=3*c+60)}let i=r*10+s.soft;(n===null||i<n.total)&&(n={...s,hard:r,total:i})}return n}function _c(t,e,n,s){let{unit:r,isRoomy:o}=s,i=t.must||o,l=[t.wish,...Hc.filter($=>$!==t.wish),...i?Pc:[]],c=(i?fa:fa.slice(0,1)).map($=>$*r),u=t.reach+c.at(-1)+12,m=It({...t.at,width:0,height:0},t.width+u,t.height+u),d=n.near(m),h=e.filter($=>$.place.code!==t.code&&ht($.at,m)<40);return(t.numbers.length>0&&!t.chosen?[!1,!0]:[!1]).flatMap($=>c.flatMap(v=>l.map((M,Z)=>{let V=is(t,M,v,$?t.lead+2*t.padding:t.width),et=(Z===0?0:3+Z*.6)+v*1.5+($?Zc:0);return Nc(t,V,{push:v,soft:et,brief:$},d,h)}))).sort(($,v)=>$.hard*10+$.soft-v.hard*10-v.soft)}function Nc(t,e,n,s,r){let{soft:o}=n,i=mt(It(s.window,-2,-2),e)?0:900;for(let u of s.taken){let m=J(e,u.box);m>1&&(i+=m+(u.fixed?400:30))}let l=ht(t.at,e),c=!1;for(let u of r){let m=ht(u.at,e);m<u.reach+4&&(o+=t.must?9:6),!(m>=l-1.5)&&(c=!0,o+=t.must?14:8)}for(let[u,m]of s.arrows)o+=Q(u,m,e)*(t.must?1.2:2.6);for(let[u,m]of s.links)o+=Q(u,m,e)*(t.plate===null?.5:.25);return{...n,box:e,hard:i,soft:o,ambiguous:c}}function is({at:t,reach:e,height:n},s,r,o){let i=e+r+2.5,l=(e+r)*.72+1,c=s.startsWith("N"),[u,m]=s==="E"||s==="W"?[s==="E"?i:-i-o,-n/2]:s.length===2?[s.endsWith("E")?l:-l-o,c?-l-n+2:l-2]:[-o*(s.length===1?.5:s.endsWith("E")?.28:.72),c?-i-n+1:i-1];return{x:t.x+u,y:t.y+m,width:o,height:n}}function $a({projection:t,names:e,family:n},s){if(s===null||e.some(({label:l,brief:c})=>l.code===s.place.code&&!c))return"";let r={...pn(t,s,n,!0),reach:s.reach+4},i=["E","W","N","S","NW","SW"].map(l=>is(r,l,0,r.width)).find(l=>mt(t.window,l));return i===void 0?"":cn({label:r,box:i,brief:!1,push:0,ambiguous:!1},t,"")}var tt={zoom:1,x:.5,y:.5},Dc=[1.15,1.42],Ic=68,zc=1.4,Kc=600,Fc=110,qc=16,X=(t,e,n)=>Math.min(n,Math.max(e,t)),un=class t{constructor(e,n,s){this.board=e;this.size=n;let{frame:r,places:o}=e,i=Math.sqrt(n.width*n.height/Math.max(1,o.length)),l=X(n.width/Kc/n.text,1,zc);this.unit=n.text*(n.narrow?.95:1)*X(Math.sqrt(i/Ic/n.text),1,l),this.border=n.narrow?6:11*this.unit,this.outside=o.some(M=>M.edge)?9*this.unit:0;let[c,u]=[r.right-r.left,r.top-r.bottom],m={width:n.width-2*this.border,height:n.height-2*this.border},d=(m.width-2*this.outside)/c;this.stretch=X(m.height/(u*d),...Dc),this.base=Math.max(.1,Math.min(d,m.height/(u*this.stretch)));let h=X(s.zoom,1,this.closest);this.scale=this.base*h,this.wide=c*this.scale+2*this.outside,this.high=u*this.scale*this.stretch;let g=Math.min(this.wide,m.width),x=Math.min(this.high,m.height),$=this.border+(m.width-g)/2,v=this.border+(m.height-x)/2;this.window={x:$,y:v,width:g,height:x},this.origin={x:X($+g/2-s.x*this.wide,$+g-this.wide,$),y:X(v+x/2-s.y*this.high,v+x-this.high,v)},this.look={zoom:h,x:($+g/2-this.origin.x)/this.wide,y:(v+x/2-this.origin.y)/this.high}}board;size;unit;border;outside;stretch;base;scale;window;wide;high;look;origin;get closest(){return Math.max(6,qc/this.base)}get radius(){return X(this.scale*2.05,4.6,9)*Math.max(1,this.unit)}get arrowUnit(){return Math.max(this.unit,Math.min(1.5,this.unit*X(this.scale/4.4/this.unit,1,1.35)))}get room(){return Math.sqrt(this.wide*this.high/Math.max(1,this.board.places.length))/this.unit}get isRoomy(){return this.room>=Fc}point(e,n){let{left:s,top:r}=this.board.frame;return{x:this.origin.x+this.outside+(e-s)*this.scale,y:this.origin.y+(r-n)*this.scale*this.stretch}}degrees({x:e,y:n}){let{left:s,top:r}=this.board.frame;return{lon:s+(e-this.origin.x-this.outside)/this.scale,lat:r-(n-this.origin.y)/this.scale/this.stretch}}at(e,n){let{left:s,right:r}=this.board.frame;return this.point(e.edge?n==="right"?r:s:e.lon,e.lat)}zoomed(e,n){let s=X(this.look.zoom*e,1,this.closest),r=s/this.look.zoom,{x:o,y:i,width:l,height:c}=this.window,u=n.x-this.outside-(n.x-this.origin.x-this.outside)*r,m=n.y-(n.y-this.origin.y)*r,d=(this.wide-2*this.outside)*r+2*this.outside;return{zoom:s,x:(o+l/2-u)/d,y:(i+c/2-m)/(this.high*r)}}seen(e){return new t(this.board,this.size,e)}dragged(e,n){return{zoom:this.look.zoom,x:this.look.x-e/this.wide,y:this.look.y-n/this.high}}fitted(e,n){if(e.length===0)return tt;let[s,r]=[e.map(({x:h})=>h),e.map(({y:h})=>h)],[o,i,l,c]=[Math.min(...s),Math.max(...s),Math.min(...r),Math.max(...r)],{width:u,height:m}=this.size,d=Math.min((u-2*this.border-190*this.unit)/(i-o+this.scale),(m-2*this.border-90*this.unit)/(c-l+this.scale*this.stretch));return{zoom:n??X(d*this.look.zoom,1,this.closest/2),x:((o+i)/2-this.origin.x)/this.wide,y:((l+c)/2-this.origin.y)/this.high}}},dn=class{constructor(e){this.board=e;this.places=new Map(e.places.map(n=>[n.code,n])),this.links=new Map(e.links.map(n=>[at(n.a,n.b),n]))}board;places;links;place(e){return this.places.get(e)}link(e,n){return this.links.get(at(e,n))}course(e,n,s){let[r,o,i]=[this.place(n),this.place(s),this.link(n,s)];return r===void 0||o===void 0||i===void 0?null:{tail:e.at(r,i.side),tip:e.at(o,i.side)}}};function at(t,e){return t<e?`${t} ${e}`:`${e} ${t}`}var ls=6.6;function ps(t){let e=new Map;for(let{expedition:n,arrows:s}of t)for(let[r,o]of s){if(r===void 0||o===void 0)continue;let i=at(r,o),l=e.get(i)??[];l.includes(n)||e.set(i,[...l,n])}return e}function ba(t,e,n,s,r){let o=e.get(at(s,r))??[],i=o.indexOf(n);return i<0?0:(i-(o.length-1)/2)*ka(t,s,r)}function va(t,e,n,s,r,o){let i=(e.get(at(r,o))??[]).filter(c=>c!==s);return i.length===0?0:(i.every(c=>n.indexOf(c)>n.indexOf(s))?-1:1)*(i.length/2+.4)*ka(t,r,o)}function ka(t,e,n){let s=t.link(e,n);return s===void 0||s.a===e?1:-1}function wa(t,e,n,s,r){let o={arrows:"",badges:"",courses:[],taken:[]},i=ps(n.journeys),l=e.arrowUnit,c=s.verb==="remove"?new Map(s.choices.map(({tail:u,place:m})=>[at(u,m),m])):null;for(let{expedition:u,arrows:m,closed:d,loops:h}of n.journeys)m.forEach(([g="",x=""],$)=>{let v=t.course(e,g,x);if(v===null)return;let M={...v,aside:ba(t,i,u,g,x)*ls*l},V=u===s.expedition&&c?.get(at(g,x))===s.chosen&&s.chosen!==null?{css:"exp-map-doomed"}:{},et=[e.radius,e.radius];if(o.arrows+=pe(u,M,{unit:l,marks:et,branches:h.includes($),...V}),o.courses.push([M.tail,M.tip]),!d.includes($))return;let L=W(M,Ye(M)/2);o.badges+=no(u,L,e.unit),o.taken.push(ot(L,6.4*e.unit))});return o.arrows+=Wc(e,n),s.verb==="lay"&&Uc(t,e,n,s,r,o),o}function Wc(t,{journeys:e}){let n=t.board.places.filter(s=>s.edge);return e.flatMap(({expedition:s,arrows:r})=>{let o=new Set(r.flat());return n.filter(({code:i})=>o.has(i)).flatMap(i=>["left","right"].map(l=>so(s,t.at(i,l),l,t.outside+2,t.unit)))}).join("")}function Uc(t,e,n,s,r,o){let i=ps(n.journeys),l=n.journeys.map(({expedition:h})=>h),{unit:c,radius:u,arrowUnit:m}=e,d="";for(let{place:h,tail:g}of s.choices){let x=t.course(e,g,h);if(x===null)continue;let $=va(t,i,l,s.expedition,g,h)*ls*m,v={...x,aside:$};o.courses.push([v.tail,v.tip]),r.get(h)?.chosen===!0&&(s.chosenTail===null||s.chosenTail===g)?d+=pe(s.expedition,v,{unit:m*1.15,marks:[u,u+6*c]}):o.arrows+=ro(s.expedition,v,c)}o.arrows+=d}var mn=class t{constructor(e,n,s){this.window=e;this.arrows=n;this.links=s}window;arrows;links;taken=[];take(e,n,s){this.taken.push({box:e,owner:n,fixed:s})}near(e){let n=([r,o])=>Q(r,o,e)>0,s=new t(this.window,this.arrows.filter(n),this.links.filter(n));return s.taken.push(...this.taken.filter(r=>J(r.box,e)>0)),s}cost(e,n){let s=mt(this.window,e)?0:900;for(let r of this.taken)r.owner!==n&&(s+=J(e,r.box)*(r.fixed?5:3));for(let[r,o]of this.arrows)s+=Q(r,o,e)*3;for(let[r,o]of this.links)s+=Q(r,o,e)*.8;return s}};var Gc=10.5,Jc=.15,cs=2;function Ma(t,e,n,s){let r=Gc*t.unit,o=[...n.taken,...s].map(({box:i})=>i);return t.board.seas.flatMap(({name:i,area:l})=>{let c=ln(i.toUpperCase(),r,!1,"serif")*1.1+i.length*r*Jc+6,u=t.point((l.left+l.right)/2,(l.top+l.bottom)/2),m=Qc(l).map(([x,$])=>{let{x:v,y:M}=t.point(x,$);return{x:v-c/2,y:M-r*.8,width:c,height:r*1.6}}),d=({x,y:$,height:v})=>Math.hypot(x+c/2-u.x,1.5*($+v/2-u.y));m.sort((x,$)=>d(x)-d($));let h=It(t.window,-8,-4),g=m.find(x=>mt(h,x)&&Yc(x,n,o)&&e.isSea(t,x));return g!==void 0&&o.push(g),g===void 0?[]:[{name:i,box:g,size:r}]})}function La(t){return t.map(({name:e,box:{x:n,y:s,width:r,height:o},size:i})=>{let l={x:n+r/2,y:s+o/2+i*.35,"font-size":i};return b("text",{class:"exp-map-sea-name",...l},St(e))}).join("")}var hn=class{rings;constructor({land:e}){this.rings=e.map(n=>{let[s,r]=[0,1].map(o=>n.filter((i,l)=>l%2===o));return{ring:n,west:Math.min(...s),east:Math.max(...s),south:Math.min(...r),north:Math.max(...r)}})}isSea(e,{x:n,y:s,width:r,height:o}){for(let i=0;i<=8;i++)for(let l of[0,.5,1]){let{lon:c,lat:u}=e.degrees({x:n+r*i/8,y:s+o*l});if(this.isLand(c,u))return!1}return!0}isLand(e,n){return this.rings.some(({ring:s,west:r,east:o,south:i,north:l})=>{if(e<r||e>o||n<i||n>l)return!1;let c=!1;for(let u=0,m=s.length-2;u<s.length;m=u,u+=2){let[d,h,g,x]=[s[u],s[u+1],s[m],s[m+1]];h>n!=x>n&&e>d+(n-h)/(x-h)*(g-d)&&(c=!c)}return c})}};function Qc({left:t,right:e,top:n,bottom:s}){let r=[];for(let o=s+cs;o<n;o+=cs)for(let i=t;i<=e;i+=cs)r.push([i,o]);return r}function Yc(t,e,n){return!n.some(s=>J(s,t)>0)&&!e.arrows.some(([s,r])=>Q(s,r,t)>0)&&!e.links.some(([s,r])=>Q(s,r,t)>0)}var fn=class{constructor(e){this.atlas=e;this.outline=ca(e.board.land),this.land=new hn(e.board),this.layers.setAttribute("aria-hidden","true"),this.inside.append(...["ground","links","arrows","places","beside","names"].map(()=>q("g"))),this.layers.append(this.inside,this.edges,this.hints)}atlas;layers=q("g");inside=q("svg");edges=q("g");hints=q("g");outline;land;ground="";hinted="";spots(e,{scene:n,lit:s}){return xo(e,fo(this.atlas,n,s))}draw(e,n,s,r,o,i){let{scene:l,lit:c}=n,{unit:u,window:m}=e,d=new Map(s.map(L=>[L.place.code,L.stand])),h=da(this.atlas,e),g=wa(this.atlas,e,l,c,d),x=new mn(m,g.courses,h.courses);for(let{at:L,reach:it,place:fe}of s)x.take(ot(L,it),fe.code,!1);for(let L of g.taken)x.take(L,"",!0);r!==null&&x.take(r,"",!0);let $=s.filter(({at:L})=>Rt(L,m,10)),v=l.journeys.map(({expedition:L,head:it})=>{let fe=$.find(({place:Na,side:Da})=>Na.code===it&&Da===this.sideOf(l,L,it));return fe===void 0?"":co(x,fe,L,e.radius,u)}),M=$.filter(({side:L})=>L!=="right").flatMap(L=>L.stand.tokens.map(it=>po(x,L,it,u))),Z=l.nameless?[]:$.map(L=>pn(e,L,o)),V=ga(Z,s,x,e,i),et=[...s].sort((L,it)=>Ta(L)-Ta(it));return this.write(e,[ua(e,this.outline),La(Ma(e,this.land,x,V))+h.drawn,g.arrows,et.map(L=>yo(e,c.expedition,L)).join(""),v.join("")+M.join("")+g.badges,V.map(L=>cn(L,e,c.expedition)).join("")]),this.edges.innerHTML=ma(e),{projection:e,spots:s,names:V,family:o}}hint(e,n){let s=$a(e,n);s!==this.hinted&&(this.hints.innerHTML=this.hinted=s)}sideOf(e,n,s){if(s===null||this.atlas.place(s)?.edge!==!0)return null;let r=e.journeys.find(o=>o.expedition===n)?.arrows.at(-1);return this.atlas.link(r?.[0]??"",s)?.side??"left"}write({window:e},n){let{x:s,y:r,width:o,height:i}=e;for(let[l,c]of Object.entries({x:s,y:r,width:o,height:i}))this.inside.setAttribute(l,String(c));this.inside.setAttribute("viewBox",`${s} ${r} ${o} ${i}`),n.forEach((l,c)=>{c===0&&l===this.ground||(this.inside.children[c].innerHTML=l)}),this.ground=n[0]}};function Ta({stand:t}){return j(t)?2:t.heads.length>0||t.reached?1:0}var Xc={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}},tu=2.2,eu=1e3;function Sa({key:t,ctrlKey:e,metaKey:n,altKey:s}){if(e||n||s)return null;let r=Xc[t];return r!==void 0?{type:"move",way:r}:t==="Enter"||t===" "?{type:"act"}:t==="+"||t==="="?{type:"zoom",closer:!0}:t==="-"?{type:"zoom",closer:!1}:t==="0"?{type:"whole"}:/^[1-9]$/.test(t)?{type:"number",number:Number(t)}:new RegExp("^\\p{L}$","u").test(t)?{type:"letter",letter:t}:null}function Ra(t,e,n){let s=null;for(let r of t){let[o,i]=[r.at.x-e.at.x,r.at.y-e.at.y],l=o*n.x+i*n.y;if(r.place.code===e.place.code||l<=1)continue;let c=l+tu*(Math.abs(o*n.y)+Math.abs(i*n.x));(s===null||c<s.cost)&&(s={spot:r,cost:c})}return s?.spot??null}var xn=class{typed="";last=-1/0;names;constructor(e){this.names=e.flatMap(({code:n,name:s,short:r})=>[...new Set([s,r])].map(o=>({code:n,name:us(o)}))).sort((n,s)=>n.name.localeCompare(s.name))}next(e,n,s){this.typed=s-this.last>eu?us(e):this.typed+us(e),this.last=s;let r=/^(.)\1+$/u.test(this.typed);return this.find(this.typed,this.typed.length===1,n)??(r?this.find(this.typed.charAt(0),!0,n):null)}find(e,n,s){let r=[...new Set(this.names.filter(({name:o})=>o.startsWith(e)).map(({code:o})=>o))];return r[n?(r.indexOf(s)+1)%r.length:0]??null}};function us(t){return t.normalize("NFD").replace(new RegExp("\\p{M}","gu"),"").toLowerCase()}function Ca(t,e,n){let s=new xn(e);t.addEventListener("keydown",r=>{let o=n.focused();if(r.key==="Tab"||o===null)return;let i=r.key==="?"||r.key==="Escape";!r.ctrlKey&&!r.metaKey&&!r.altKey&&!i&&r.stopPropagation();let l=Sa(r);if(l!==null)switch(r.preventDefault(),l.type){case"move":{let c=Ra(n.spots(),o,l.way);return c===null?void 0:n.focus(c.place.code,c.side)}case"letter":{let c=n.nameless()?null:s.next(l.letter,o.place.code,r.timeStamp);return c===null?void 0:n.focus(c)}case"number":return r.repeat?void 0:n.number(l.number);case"act":return r.repeat?void 0:n.act(o.place.code);case"zoom":return n.zoom(l.closer);case"whole":return n.whole()}})}var nu={width:960,height:560};function Ea({clientWidth:t,clientHeight:e},n){let s=parseFloat(getComputedStyle(n).fontSize)/16||1,r=t===0?nu:{width:t,height:e};return{...r,text:s,narrow:r.width<640*s}}var su=60,ru=480,Aa={narrow:3.4,wide:2},gn=class{constructor(e,n,s){this.atlas=e;this.box=n;this.host=s}atlas;box;host;look=tt;moved=!1;cramped=!1;get size(){return Ea(this.box,this.host)}get isHeld(){return this.look.zoom>1&&this.moved}projection(e=this.look){return new un(this.atlas.board,this.size,e)}take(e){this.look=e,this.moved=!0}toMove(e){this.look=go(this.atlas,this.projection(tt),e),this.moved=!this.isCramped}follow(e){!this.moved&&e.choices.length>0&&this.isCramped&&this.toMove(e)}resized(e){let n=this.isCramped;!this.moved&&n!==this.cramped&&(this.look=tt,n&&this.toMove(e)),this.cramped=n}showPlace(e){let n=this.atlas.place(e);if(n===void 0||this.projection().isRoomy)return;let s=this.projection(tt);this.look=s.fitted([s.at(n,null)],this.size.narrow?Aa.narrow:Aa.wide),this.moved=!this.isCramped}get isCramped(){let{narrow:e,width:n,text:s}=this.size;return e&&(n<ru*s||this.projection(tt).room<su)}};var ou=[.31,.38,.46,.56],au=2,yn=class{element=document.createElement("div");corner=0;box=null;heights=new Map;constructor(){this.element.className="exp-map-note"}show(e,n,s){this.element.setAttribute("aria-live",s?"polite":"off"),this.element.hidden=e===null,U(e===null?"":pu(e,n),this.element)}settle(e,n,s,r){let{element:o}=this;if(o.hidden)return null;let i=e.size.narrow?null:this.freest(e,n,s,r?1e6:e.look.zoom>1?au:0),l=i===null||e.look.zoom<=1&&i.cost>0?null:i.box;return o.classList.toggle("exp-map-note--below",l===null),o.style.width=l===null?"":`${l.width}px`,o.style.left=l===null?"":`${Math.round(l.x)}px`,o.style.top=l===null?"":`${Math.round(l.y)}px`,this.box=l,l}covers(e){return this.box!==null&&!this.element.hidden&&ht(e,this.box)<12}heightAt(e,n){let s=`${e} ${n} ${this.element.textContent}`,r=this.heights.get(s);return r===void 0&&(this.element.classList.remove("exp-map-note--below"),this.element.style.width=`${e}px`,r=this.element.offsetHeight,r>0&&this.heights.set(s,r)),r}freest(e,n,s,r){let{window:o,size:i}=e,l=null;for(let c of ou){let u=Math.round(Math.max(230*i.text,o.width*c)),m=this.heightAt(u,i.text);for(let d of[0,1,2,3]){let h=lu(e,u,m,d),x=n.filter(({at:v})=>J(h,ot(v,7))>0).reduce((v,M)=>v+(M.place.code===s?99:iu(M)),0),$=x+d/2-(d===this.corner?r:0);(l===null||$<l.rate)&&(l={box:h,cost:x,corner:d,rate:$})}if(l!==null&&l.cost===0)break}return this.corner=l.corner,l}};function iu({stand:t}){return j(t)||t.heads.length>0?6:1}function lu({window:t,border:e},n,s,r){let[o,i]=[r<2,r%2===1],l=i?t.x-e+2:t.x+t.width+e-2-n,c=o?t.y+t.height+e-3-s:t.y-e+3;return{x:l,y:c,width:n,height:s}}function pu({name:t,fact:e},n){let s=n.startsWith(t)?n.slice(t.length).replace(/^[\s,.:;]+/,""):n;return a`<p><b>${t}</b> <span class="exp-quiet">${s}</span></p>
    <p>${e}</p>`}var cu=5,Ha=1.8,uu=160;function Pa(t,e){let n=new Map,s=null,r=!1,o=0,i,l=({clientX:d,clientY:h})=>{let{left:g,top:x}=t.getBoundingClientRect(),$=st(t);return{x:(d-g)/$,y:(h-x)/$}},c=()=>{let d=e.projection();s=d===null||n.size===0?null:{fingers:[...n.values()],projection:d}},u=d=>{let h=s===null?null:du(s.projection,s.fingers,[...n.values()]);h!==null&&e.look(h,d)};t.addEventListener("pointerdown",d=>{d.button===0&&(n.size===0&&(r=!1),n.set(d.pointerId,l(d)),c())}),t.addEventListener("pointermove",d=>{if(s===null||!n.has(d.pointerId))return;if(d.pointerType==="mouse"&&d.buttons===0)return m(d);n.set(d.pointerId,l(d));let h=s.fingers[0],g=[...n.values()];!r&&g.length===1&&Math.hypot(g[0].x-h.x,g[0].y-h.y)<cu||g.length===1&&(d.pointerType==="touch"?!e.held():s.projection.look.zoom<=1)||(r||t.setPointerCapture(d.pointerId),r=!0,cancelAnimationFrame(o),o=requestAnimationFrame(()=>u(!0)))});let m=d=>{n.has(d.pointerId)&&(cancelAnimationFrame(o),r&&d.type==="pointerup"&&u(!1),n.delete(d.pointerId),c())};return t.addEventListener("pointerup",m),t.addEventListener("pointercancel",m),t.addEventListener("click",d=>{r?r=!1:e.press(d.detail===0?null:l(d),d.target,d.detail)}),t.addEventListener("dblclick",d=>{let h=e.projection();h===null||e.isPlace(l(d))||(d.preventDefault(),e.look(h.zoomed(d.shiftKey?1/Ha:Ha,l(d)),!1))}),t.addEventListener("wheel",d=>{let h=e.projection();if(h===null||!d.ctrlKey&&!d.metaKey)return;d.preventDefault();let g=d.deltaY*(d.deltaMode===1?16:1);e.look(h.zoomed(Math.exp(-Math.max(-120,Math.min(120,g))/400),l(d)),!0),clearTimeout(i),i=setTimeout(()=>{let x=e.projection();x!==null&&e.look(x.look,!1)},uu)},{passive:!1}),t.addEventListener("touchmove",d=>d.touches.length>1&&d.preventDefault(),{passive:!1}),()=>{clearTimeout(i),cancelAnimationFrame(o)}}function du(t,e,n){let[s,r]=e,[o,i]=n;if(s===void 0||o===void 0)return null;if(r===void 0||i===void 0)return t.dragged(o.x-s.x,o.y-s.y);let l=Math.hypot(r.x-s.x,r.y-s.y)||1,c={x:(s.x+r.x)/2,y:(s.y+r.y)/2},u=t.zoomed(Math.hypot(i.x-o.x,i.y-o.y)/l,c);return t.seen(u).dragged((o.x+i.x)/2-c.x,(o.y+i.y)/2-c.y)}var mu={lit:24,other:16},ja=6;function $n(t){return t>0&&t%2===0}function Va({projection:t,spots:e,names:n},s){if(!Rt(s,t.window,6))return null;let o=e.map(({at:l,stand:c,place:u})=>({code:u.code,lit:j(c),off:Math.hypot(l.x-s.x,l.y-s.y)})).filter(({lit:l,off:c})=>c<=mu[l?"lit":"other"]).sort((l,c)=>l.off-(l.lit?ja:0)-c.off+(c.lit?ja:0))[0];return o!==void 0&&o.off<=t.radius+4?o.code:n.find(({box:l})=>ht(s,l)===0)?.label.code??o?.code??null}var Za={lit:22,other:12},bn=class{constructor(e){this.atlas=e;this.targets=e.board.places.flatMap(n=>(n.edge?["left","right"]:[null]).map(r=>hu(n.code,r))),this.stop=this.targets[0],this.element.append(...this.targets.map(n=>n.element))}atlas;element=q("g");targets;stop;lay(e,n,s,r){n.forEach(({at:o,reach:i,stand:l,place:c},u)=>{let{element:m,circles:d}=this.targets[u];m.setAttribute("transform",`translate(${F(o)})`),m.classList.toggle("exp-map-target--lit",j(l));let h=Math.max(i,(j(l)?Za.lit:Za.other)*Math.max(1,e.size.text));for(let[x,$]of[h,i+4,i+4].entries())d[x].setAttribute("r",$.toFixed(1));let g=[s.told[c.code]??c.label,...l.numbers.map(String),l.effect];m.setAttribute("aria-label",g.filter(x=>x!=="").join(", ")),j(l)&&r.verb!=="tail"?m.setAttribute("aria-pressed",String(l.chosen)):m.removeAttribute("aria-pressed")}),this.hasFocus()||(this.stop=this.find(this.wanted(s,r))??this.stop),this.rove()}focused(){return this.targets.find(e=>e.element===document.activeElement)??null}focus(e,n){let s=this.find(e,n);s!==void 0&&(this.stop=s,this.rove(),s.element.focus({preventScroll:!0}))}of(e){return this.targets.find(n=>e instanceof Node&&n.element.contains(e))??null}hasFocus(){return this.element.contains(document.activeElement)}find(e,n){let s=this.targets.filter(r=>r.code===e);return s.find(r=>r.side===n)??s.find(r=>r===this.stop)??s[0]}wanted({reached:e},n){let s=this.atlas.board.places.find(r=>r.kind==="start");return n.chosen??n.choices[0]?.place??n.head??e??s?.code??null}rove(){for(let e of this.targets){let n=e===this.stop||e.side!=="right"&&this.stop.code!==e.code||e.side===null;e.element.setAttribute("tabindex",e===this.stop?"0":"-1"),e.element.setAttribute("role",n?"button":"presentation"),n?e.element.removeAttribute("aria-hidden"):e.element.setAttribute("aria-hidden","true")}}};function hu(t,e){let n=q("g");n.setAttribute("class","exp-map-target"),n.dataset.place=t;let s=["hit","focus-gap","focus"].map(r=>{let o=q("circle");return o.setAttribute("class",`exp-map-${r}`),o});return n.append(...s),{code:t,side:e,element:n,circles:s}}var Ba=1.5,fu={journeys:[],tokens:[],own:[],open:[],reached:null,told:{}},vn=class{constructor(e,n){this.board=e;this.on=n;this.atlas=new dn(e),this.drawing=new fn(this.atlas),this.targets=new bn(this.atlas),this.looking=new gn(this.atlas,this.box,this.element),this.element.className="exp-map-cell",this.box.className="exp-map-box",this.bar.className="exp-map-bar";let{left:s,right:r,top:o,bottom:i}=e.frame;this.element.style.setProperty("--exp-map-shape",((r-s)/(o-i)).toFixed(3)),this.svg.setAttribute("class","exp-map-sheet"),this.svg.setAttribute("role","group"),this.svg.setAttribute("aria-label",e.words.map),this.svg.append(this.drawing.layers,this.targets.element),this.box.append(this.svg),this.element.append(this.box,this.bar,this.note.element),Ca(this.svg,e.places,{focused:()=>this.spot(this.targets.focused()),nameless:()=>this.scene.nameless===!0,spots:()=>this.sheet?.spots??[],focus:(l,c)=>this.focus(l,c),act:l=>this.act(l,!1),number:l=>this.number(l),zoom:l=>this.zoom(l),whole:()=>this.go(tt,!1)});for(let l of["pointerover","pointerout","focusin","focusout"])this.svg.addEventListener(l,c=>{this.pointed=l==="pointerover"?this.targets.of(c.target):null,this.hint()});this.letGo=Pa(this.svg,{projection:()=>this.sheet?.projection??null,held:()=>this.looking.isHeld,look:(l,c)=>this.go(l,c),isPlace:l=>this.placeAt(l)!==null,press:(l,c,u)=>this.press(l,c,u)}),this.watcher=typeof ResizeObserver>"u"?null:new ResizeObserver(()=>this.resized());for(let l of[this.box,this.element])this.watcher?.observe(l)}board;on;element=document.createElement("div");box=document.createElement("div");svg=q("svg");bar=document.createElement("div");note=new yn;atlas;drawing;targets;looking;watcher;letGo;scene=fu;lit=ho;sheet=null;pointed=null;read=null;show(e,n){let s=e.reached!==this.scene.reached,r=n.expedition!==this.lit.expedition||n.head!==this.lit.head,o=n.chosen===this.lit.chosen?null:n.chosen;[this.scene,this.lit]=[e,n],o!==null?this.tell(o,!1):s||this.read===null?this.tell(e.reached,!1):this.tell(this.read,!1),r&&this.looking.follow(n),this.draw()}toMove(){this.looking.toMove(this.lit),this.draw()}focusPlace(e){this.atlas.place(e)!==void 0&&(this.lit.choices.some(n=>n.place===e)||(this.looking.showPlace(e),this.tell(e,!0),this.draw()),this.focus(e))}dispose(){this.watcher?.disconnect(),this.letGo()}zooming={zoom:e=>this.zoom(e),whole:()=>this.go(tt,!1),toMove:()=>this.toMove()};resized(){let{size:e}=this.looking,n=this.sheet?.projection.size,s=e.width===n?.width&&e.height===n.height&&e.text===n.text;this.box.clientWidth===0||s||(this.looking.resized(this.lit),this.draw())}draw(e=!1){if(this.watcher!==null&&this.box.clientWidth===0)return;let n=this.looking.projection(),{narrow:s}=n.size;this.element.toggleAttribute("data-narrow",s),U(ia(this.board,this.zooming,{narrow:s,moves:this.lit.choices.length>0||this.lit.head!==null}),this.bar),this.looking.look=n.look,this.svg.setAttribute("viewBox",`0 0 ${n.size.width} ${n.size.height}`),this.svg.style.touchAction=this.looking.isHeld?"none":"pan-x pan-y",this.svg.classList.toggle("exp-map-sheet--drag",n.look.zoom>1);let r=this.drawing.spots(n,{scene:this.scene,lit:this.lit}),o=this.note.settle(n,r,this.targets.focused()?.code??null,e),i=getComputedStyle(this.svg).fontFamily||"sans-serif";this.sheet=this.drawing.draw(n,{scene:this.scene,lit:this.lit},r,o,i,e),this.targets.lay(n,r,this.scene,this.lit),this.hint()}hint(){let e=this.scene.nameless?null:this.pointed??this.targets.focused();this.sheet!==null&&this.drawing.hint(this.sheet,this.spot(e))}go(e,n){this.looking.take(e),this.draw(n)}zoom(e){let{projection:n}=this.sheet??{};if(n===void 0)return;let s=this.spot(this.targets.focused()),{x:r,y:o,width:i,height:l}=n.window,c={x:r+i/2,y:o+l/2},u=s!==null&&Rt(s.at,n.window)?s.at:c;this.go(n.zoomed(e?Ba:1/Ba,u),!1)}tell(e,n){this.read=e;let s=e===null||this.scene.nameless?void 0:this.atlas.place(e);this.note.show(s??null,s===void 0?"":this.scene.told[s.code]??s.label,n)}press(e,n,s){let r=e===null?this.targets.of(n)?.code??null:this.placeAt(e);if(r===null)return;let o=this.sheet?.spots.find(({place:i,at:l})=>i.code===r&&e!==null&&Math.abs(l.x-e.x)<40);this.targets.focus(r,o?.side),this.act(r,$n(s))}placeAt(e){return this.sheet===null?null:Va(this.sheet,e)}act(e,n){let s=this.lit.choices.filter(({place:r})=>r===e);if(this.tell(e,!0),s.length===0)return this.draw(),this.on.read(e);if(this.lit.chosen!==e)return this.on.choose(e,n);n||(s.length>1?this.on.choose(e,n):this.on.lay())}number(e){let n=this.lit.choices.find(s=>s.number===e);n!==void 0&&this.focus(n.place),this.on.number(e)}spot(e){return this.sheet?.spots.find(({place:n,side:s})=>n.code===e?.code&&s===e.side)??null}focus(e,n){this.targets.focus(e,n);let s=this.spot(this.targets.focused()),{projection:r}=this.sheet??{};if(!(s===null||r===void 0)){if(Rt(s.at,r.window,s.side===null?-20:1))return this.note.covers(s.at)?this.draw():void 0;r.look.zoom>1&&this.go(r.fitted([s.at],r.look.zoom),!1)}}};var kn=class{expedition="";tail=null;found=null;id=null;table=null;first="";settle(e){let n=this.table;this.table=e;let s=n!==null&&e!==null&&Oa(n)===Oa(e);return s||this.letAllGo(),e!==null&&e.first!==""&&((e.first!==this.first||!this.canTake(this.expedition))&&this.takeExpedition(e.first),this.first=e.first),!s}get choice(){return this.choices.find(({id:e})=>e===this.id)??null}get asksTail(){return this.tails.length>0&&this.tail===null}get rows(){return this.asksTail?this.tails.map(xu):this.choices.filter(({tip:e})=>this.found?.has(e)??!0).map(gu)}takeExpedition(e){this.expedition=e,this.letAllGo()}get isDirect(){return this.table?.direct===!0}take({choice:e,place:n}){if(e===null)return this.tail=n,!1;let s=this.id===e.id;return this.id=e.id,s||this.isDirect}takeTail(e){return this.tails.some(n=>n.place===e)?(this.tail=e,this.id=null,!0):!1}letGo(){if(this.choice!==null)this.id=null;else if(this.tail!==null)this.tail=null;else return!1;return!0}letAllGo(){this.tail=null,this.id=null}canTake(e){return this.table?.expeditions.some(n=>n.id===e&&n.why===null)??!1}get tails(){return this.table?.tails??[]}get choices(){let{filter:e,choices:n}=this.table??{filter:!1,choices:[]};return n.filter(s=>(!e||s.expedition===this.expedition)&&(this.tails.length===0||s.tail===this.tail))}};function xu({place:t,label:e,effect:n},s){return{key:`tail-${t}`,number:s+1,place:t,label:e,effect:n,choice:null}}function gu(t,e){let{id:n,tip:s,label:r,effect:o}=t;return{key:`move-${n}`,number:e+1,place:s,label:r,effect:o,choice:t}}function Oa({asked:t,choices:e,tails:n,scene:s}){return JSON.stringify([t.kind,e,n,s.journeys,s.tokens])}function _a(t,e){let{asksTail:n,choice:s,rows:r,tail:o}=e,l=(s??(t?.filter===!1?r[0]?.choice:null))?.expedition??e.expedition;return{expedition:l,head:n?null:$u(t,e,l),choices:yu(t,r).map(c=>({place:c.place,tail:c.choice?.tail??"",number:c.number,text:c.effect})),chosen:s?.tip??null,chosenTail:o,verb:n?"tail":bu(t)}}function yu(t,e){return t?.search===void 0?e:e.filter(({choice:n})=>n?.on===!0)}function $u(t,{choice:e,tail:n,rows:s},r){let o=e?.tail||n||s[0]?.choice?.tail;return o||(t?.scene.journeys.find(i=>i.expedition===r)?.head??null)}function bu(t){let e=t?.asked.kind;return e==="token"||e==="remove"?e:"lay"}var vu=/^(move|tail)-|^(lay|tails)$/,ku=/^(move|tail|expedition|hand|open|drawn|discarded|button)-|^(lay|tails)$/,wu=".exp-routes-act, .exp-routes-cards",Mu="[data-move], .exp-routes .exp-cover button, .exp-routes-swap input, .exp-routes-go > * > button",wn=class{constructor(e,n,s){this.model=e;this.root=n;this.acts=s}model;root;acts;choosing=new kn;query="";map=null;drawn=null;shown=null;moved=!1;dispose(){this.map?.dispose()}get board(){let e=this.model.get("board");return e?.places===void 0?null:e}get mapElement(){let{board:e}=this;return e!==this.drawn&&(this.map?.dispose(),this.map=e===null?null:new vn(e,this.events()),this.drawn=e,this.shown=null),this.map?.element??null}settle(e){let n=H(e);this.moved=this.choosing.settle(n),n!==null&&n.search===void 0&&this.search("")}show(){let e=Lu(this.acts.state());if(e===null||this.map===null)return;let n=_a(H(this.acts.state()),this.choosing),s=JSON.stringify(n);this.shown?.scene===e&&this.shown.lit===s||(this.shown={scene:e,lit:s},this.map.show(e,n))}takeExpedition(e){this.choosing.takeExpedition(e),this.acts.draw()}take(e,n=0){if(this.choosing.take(e))return $n(n)?void 0:this.lay();this.acts.draw(),e.choice===null&&this.focusFirst()}lay(){let{choice:e}=this.choosing;e!==null&&this.acts.send({type:"press",id:e.id})}letGo(){let{tail:e}=this.choosing;if(!this.choosing.letGo())return!1;let n=this.root.querySelector(".exp-routes-act")?.contains(document.activeElement)??!1;return this.acts.draw(),n&&e!==null&&this.choosing.tail===null&&this.focusKey(`tail-${e}`),!0}backToTails(){for(;this.choosing.tail!==null;)this.letGo()}skip=e=>{e.preventDefault(),this.root.querySelector(".exp-moves-head > h3")?.focus()};key(e){if(e.ctrlKey||e.metaKey||e.altKey)return!1;if(e.repeat)return/^(Enter| )$/.test(e.key)&&e.target.closest(wu)!==null;if(e.key==="Escape")return this.letGo();if(/^[1-9]$/.test(e.key))return this.number(Number(e.key));let n=e.target.matches(".exp-expedition > input");return e.key!=="Enter"||!n||this.choosing.choice===null?!1:(this.lay(),!0)}find(e){this.search(e),this.acts.draw()}go(e,n=0){let s=this.rowAt(e);if(s!==void 0&&H(this.acts.state())?.asked.kind==="token")return this.take(s,n);this.map?.focusPlace(e)}number(e){let n=this.choosing.rows[e-1];return n===void 0?!1:((this.choosing.choice?.id!==n.choice?.id||n.choice===null)&&this.take(n),n.choice!==null&&this.focusKey(n.key),!0)}refocus(e){if(e===null||!ku.test(e)||H(this.acts.state())===null)return!1;let n=lt(this.root,e),s=te(this.root)&&(n===null||jn(n)),r=this.choosing.isDirect&&n!==null;return(s||this.moved&&vu.test(e)&&!r)&&this.focusFirst()}search(e){this.query=e;let n=e.trim()!==""&&H(this.acts.state())!==null;this.choosing.found=n?new Set(on(this.board?.places??[],e).map(({code:s})=>s)):null}focusFirst(){let e=this.root.querySelector(Mu);return e?.focus(),e!==null}focusKey(e){[...this.root.querySelectorAll("[data-move]")].find(s=>s.dataset.key===e)?.focus()}rowAt(e){let{choice:n,rows:s}=this.choosing,r=s.filter(i=>i.place===e),o=n===null?-1:r.findIndex(i=>i.choice?.id===n.id);return r[(o+1)%r.length]}events(){return{choose:(e,n)=>{let s=this.rowAt(e);if(s!==void 0){if(this.choosing.isDirect)return n?void 0:this.take(s);this.choosing.take(s)||this.acts.draw()}},read:e=>this.read(e),lay:()=>this.lay(),number:e=>{let n=this.choosing.rows[e-1];n!==void 0&&(this.choosing.isDirect?this.take(n):this.choosing.take(n)||this.acts.draw(),this.map?.focusPlace(n.place))}}}read(e){let n=this.acts.state();if(R(n)){if(this.choosing.takeTail(e))return this.acts.draw();Se(n)&&this.acts.send({type:"try",code:H(n)===null?null:this.choosing.expedition||null,place:e})}}};function Lu(t){return R(t)?(H(t)??t.routeEnd??t.explorer)?.scene??null:null}function Tu(){let{dataset:t}=document.documentElement,e=Number(t.expViews??0)+1;return t.expViews=String(e),e}var Mn=class{constructor(e,n,s){this.model=e;this.state=e.get("state"),this.link=new Ze(e,()=>this.lose()),this.routes=new wn(e,this.root,{state:()=>this.state,send:o=>this.act(o),draw:()=>this.draw()}),this.root.className="exp",this.root.setAttribute("role","group"),rr(),this.root.append(this.main,this.live.element),n.append(this.root),this.root.addEventListener("focusin",o=>this.focused(o.target)),fr(this.root,{state:()=>this.state,chosen:()=>this.local.chosen,choose:o=>this.choose(o),press:o=>this.press(o),reveal:()=>this.reveal(),own:o=>this.routes.key(o)}),Es(this.root,{choose:o=>this.choose(o),drop:(o,i)=>this.act({type:"try",code:o,place:i})}),s&&this.root.setAttribute("aria-busy","true"),this.routes.settle(this.state),this.draw();let r="save"in this.state?this.state.save:null;this.recalled=jr(r),s&&this.link.greet(this.recalled,R(this.state)?this.state.serial:-1),e.on("change:state",this.changed),e.on("change:board",this.redrawn),this.presenting.observe(document.documentElement,{attributeFilter:["data-present"]})}model;root=document.createElement("div");main=document.createElement("div");live=new Be;id=`exp-${Tu()}`;local={chosen:null,stop:"",note:null,copied:null};link;routes;changed=()=>this.update();redrawn=()=>this.draw();presenting=new MutationObserver(()=>this.present());state;recalled=null;saves=!1;dispose(){this.model.off("change:state",this.changed),this.model.off("change:board",this.redrawn),this.presenting.disconnect(),this.routes.dispose(),this.link.dispose(),this.live.dispose(),this.root.remove()}update(){let e=this.state,n=this.model.get("state");if(this.state=n,!R(n))return this.draw();let s=R(e)?e.save?.text:void 0;n.save?.text!==s&&n.save?.text!==this.recalled&&Ke(n.save);let r=this.link.heard(n)?Js(e,n):null,o=this.heldKey(),i=zs(O(e),O(n)),l=vr(this.root);this.settle(i!==null),i!==null&&Te(i)&&(this.local.stop=i),this.draw(),this.restoreFocus(o,i),Ys(this.root,e,n),this.root.removeAttribute("aria-busy"),(!R(e)||e.serial!==n.serial||e.live!==n.live)&&this.live.say(n.live),this.saveFile(n),ir(this.root)&&this.move(l),r!==null&&Fe(r)}saveFile({lab:e}){let n=e?.file??null;!this.saves||n===null||(this.saves=!1,Ss(n))}settle(e){let n=O(this.state),s=n?.step===1&&n.hand.some(r=>r.code===this.local.chosen);(e||!s)&&(this.local.chosen=null),this.local.note=null,this.local.copied=null,this.routes.settle(this.state)}draw(){R(this.state)&&(this.root.setAttribute("aria-label",this.state.name),this.state.save!==null&&(this.root.dataset.save=this.state.save.key)),U(as(this.state,this.link.lost,this.context()),this.main),this.routes.show();let e=Ks(this.main,this.local.stop);e!==this.local.stop&&(this.local.stop=e,U(as(this.state,this.link.lost,this.context()),this.main))}move(e){let n=O(this.state);n!==null&&(kr(this.root,e,n.moves),n.refused!==null&&wr(this.root,n.refused))}context(){return{...this.local,id:this.id,routes:this.routes,card:e=>this.card(e),place:e=>this.act({type:"try",code:this.local.chosen,place:e}),press:e=>this.press(e),enter:(e,n)=>this.act({type:"enter",code:e,seat:n}),option:e=>this.act({type:"press",id:e}),submit:e=>this.act({type:"submit",values:e}),fill:e=>this.act({type:"fill",values:e}),copy:(e,n,s)=>{this.copy(e,n,s)},reveal:()=>this.reveal(),openKeys:()=>Ae(this.root),reload:()=>location.reload()}}card(e){if(O(this.state)?.step!==1)return this.act({type:"try",code:e,place:null});this.choose(this.local.chosen===e?null:e)}choose(e){this.local.chosen===e||O(this.state)?.step!==1||(this.local.chosen=e,this.draw())}press(e){if(e.why===void 0)return xr(this.main),this.saves=R(this.state)&&Zn(this.state).some(n=>n.id===e.id),this.act({type:"press",id:e.id});this.local.note={id:e.id,text:e.why},this.draw(),this.live.say(e.why)}present(){this.link.send({type:"present",on:Ee()},R(this.state)?this.state.serial:-1)}reveal(){R(this.state)&&this.state.reveal!==void 0&&this.act({type:"reveal"})}act(e){R(this.state)&&this.link.send(e,this.state.serial)}lose(){this.root.removeAttribute("aria-busy"),this.draw(),this.live.say(k.lost)}async copy(e,n,s){let r=await Ls(n);this.local.copied={name:e,done:r},this.draw(),this.live.say(r?s.copied:s.refused);let o=r?null:this.main.querySelector(`[data-copy="${e}"]`);o?.focus(),o?.select()}focused(e){let n=e.closest("[data-row] > [data-key]")?.dataset.key;n===void 0||n===this.local.stop||(this.local.stop=n,this.draw())}heldKey(){let e=document.activeElement;if(!(e===null||!this.main.contains(e)))return e.closest("[data-key]")?.dataset.key??null}restoreFocus(e,n){if(e===void 0)return;let s=Ws(this.main);s!==null?s.focus():n!==null&&e!==null&&Te(e)?lt(this.main,n)?.focus():!this.routes.refocus(e)&&te(this.main)&&qs(this.main,e)}};function Su(){let t=!1;return{render({model:e,el:n}){let s=new Mn(e,n,!t);return t=!0,()=>s.dispose()}}}export{Su as default};
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
