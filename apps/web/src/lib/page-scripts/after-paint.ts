/**
 * Runs in the head. Loads the scripts and style sheets named by `data-after-paint`, in that order, once the page has
 * been painted: on a slow network nothing loads before the text; pictures wait too (`data-unpainted`). A page opened in
 * the background is not painted; it loads them 3 s after its load event. When a script fails to load, what needs it is
 * hidden (`data-unloaded`), as where scripting is off.
 */
export const afterPaint = `{
let n=0,r=document.documentElement,
fail=()=>{
r.dataset.unloaded="";
for(let p of document.querySelectorAll("[data-asleep]"))p.removeAttribute("data-asleep")},
go=()=>{
if(n++)return;
delete r.dataset.unpainted;
for(let{dataset:{afterPaint:a}}of document.querySelectorAll("[data-after-paint]")){
let f=/\\.css/.test(a),e=document.createElement(f?"link":"script");
if(f){e.rel="stylesheet";e.href=a}else{e.type="module";e.async=false;e.src=a;e.onerror=fail}
document.head.append(e)}},
whole=()=>document.readyState=="loading"?addEventListener("DOMContentLoaded",go):go();
r.dataset.unpainted="";
try{new PerformanceObserver(whole).observe({type:"paint",buffered:true})}catch{}
addEventListener("load",()=>setTimeout(whole,3e3))
}`.replaceAll("\n", "");
