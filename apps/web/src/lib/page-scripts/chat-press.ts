/**
 * Runs in the head, before `clickReplay`. A press on a link to the chat (`data-chat`) is answered at once, on the slowest
 * line too: the chat's frame opens (`layout/site-chat/chat-opening`), the chat is asked for before anything else, and
 * pictures outside the window that are still on their way wait for it. Nothing leads anywhere by itself: after 5 s, or
 * when the chat cannot be loaded, the frame offers WhatsApp. Where it was closed meanwhile, the chat stays closed.
 */
export const chatPress = `
addEventListener("click",e=>{
let d=document,q=s=>d.querySelector(s),t=e.target.closest("a[data-chat],[data-chat-close]"),f=q("[data-chat-opening]"),p=q("[data-site-chat]"),s,w=[],
back=()=>{for(let[i,a,b]of w){if(b)i.srcset=b;if(a)i.src=a}w=[]};
if(!t||!f||!p||window.Mauzo||e.ctrlKey||e.metaKey||e.shiftKey)return;
e.preventDefault();e.stopImmediatePropagation();
f.hidden=!t.matches("a");
if(f.hidden)return;
f.querySelector("button").focus();
if("asked"in p.dataset&&!("failed"in f.dataset))return;
p.dataset.asked="";delete f.dataset.failed;
for(let i of d.images)if(!i.complete&&i.getBoundingClientRect().top>innerHeight){
w.push([i,i.getAttribute("src"),i.getAttribute("srcset")]);i.removeAttribute("srcset");i.removeAttribute("src")}
s=d.createElement("script");
s.src="/widget.js";s.fetchPriority="high";s.dataset.bot=p.dataset.bot;s.dataset.lang=p.dataset.lang;
s.onload=()=>{
for(let l of d.querySelectorAll("[data-asleep=chat]"))l.removeAttribute("data-asleep");
Mauzo.on("opened",()=>{f.hidden=true;back()});
if(!f.hidden)Mauzo.open()};
s.onerror=()=>{f.dataset.failed="";back()};
d.body.append(s);
setTimeout(back,8e3)
},true);`.replaceAll("\n", "");
