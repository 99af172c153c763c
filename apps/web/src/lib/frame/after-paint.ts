/**
 * Runs in the head. What `data-after-paint` names, scripts and sheets, is asked for in that order when the page is on
 * the screen: on a slow line nothing comes before what there is to read; nor do pictures (`data-unpainted`). A
 * page opened in the background is not painted; it gets them 3 s after it is there. When a script does not arrive, what
 * needs it goes away (`data-unloaded`), as where there are no scripts.
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
