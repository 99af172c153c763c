/**
 * Runs in the head. A link or button that needs a script is marked `data-asleep`, or is inside an element that is,
 * until the script is ready (`layout/script-state`). A click before that is replayed then; after 5 s it does what it
 * does without the script. `data-again` reloads the page and saves what was typed for it (`restoreInput`).
 */
export const clickReplay = `{
let last;
addEventListener("click",e=>{
let t=e.target.closest("a,button"),p=t?.closest("[data-asleep]"),o;
if(t?.matches("[data-again]")){
try{sessionStorage["typed "+location.pathname]=JSON.stringify([...document.querySelectorAll("input,select,textarea")].map(f=>[f.value,f.checked]))}catch{}
return location.reload()}
if(!p||e.ctrlKey||e.metaKey||e.shiftKey)return;
e.preventDefault();e.stopPropagation();
if(last)last.ariaBusy=null;
last=t;t.ariaBusy="true";
o=new MutationObserver(()=>{
o.disconnect();t.ariaBusy=null;
if(last==t){last=0;t.click()}});
o.observe(p,{attributeFilter:["data-asleep"]});
setTimeout(()=>p.removeAttribute("data-asleep"),5e3)
},true)
}`.replaceAll("\n", "");
