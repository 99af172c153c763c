/**
 * Runs in the head, before `clickReplay`. Loads the chat of this site, once: when the page is idle (the event `load-chat`,
 * of `layout/site-chat`), or as soon as somebody presses on a link to it (`data-chat`). Such a press is answered at once,
 * on the slowest line too: the chat's frame opens (`layout/site-chat/chat-opening`), the chat is asked for before anything
 * else, and pictures outside the window that are still on their way wait for it. Nothing leads anywhere by itself: after
 * 5 s, or when the chat cannot be loaded, the frame offers WhatsApp. Where it was closed meanwhile, the chat stays closed.
 * An address that ends in `#chat`, as a campaign's link may, is such a press.
 */
export const chatPress = `{
let d=document,q=s=>d.querySelector(s),w=[],
back=()=>{for(let[i,a,b]of w){if(b)i.srcset=b;if(a)i.src=a}w=[]},
load=(f,p)=>{
if("asked"in p.dataset&&!("failed"in f.dataset))return;
p.dataset.asked="";delete f.dataset.failed;
let s=d.createElement("script");
s.src="/widget.js";s.dataset.bot=p.dataset.bot;s.dataset.lang=p.dataset.lang;
if(!f.hidden)s.fetchPriority="high";
s.onload=()=>{
Mauzo.on("opened",()=>{f.hidden=true;back()});
if(!f.hidden)Mauzo.open()};
s.onerror=()=>{f.dataset.failed="";back()};
d.body.append(s)};
addEventListener("load-chat",()=>{let p=q("[data-site-chat]");p&&load(q("[data-chat-opening]"),p)});
addEventListener("click",e=>{
let t=e.target.closest("a[data-chat],[data-chat-close]"),f=q("[data-chat-opening]"),p=q("[data-site-chat]");
if(!t||!f||!p||e.ctrlKey||e.metaKey||e.shiftKey)return;
e.preventDefault();
if(window.Mauzo&&t.matches("a"))return Mauzo.open();
e.stopImmediatePropagation();
f.hidden=!t.matches("a");
if(f.hidden)return;
f.querySelector("button").focus();
for(let i of d.images)if(!i.complete&&i.getBoundingClientRect().top>innerHeight){
w.push([i,i.getAttribute("src"),i.getAttribute("srcset")]);i.removeAttribute("srcset");i.removeAttribute("src")}
load(f,p);
setTimeout(back,8e3)
},true);
addEventListener("DOMContentLoaded",()=>{location.hash=="#chat"&&q("a[data-chat]")?.click()})
}`.replaceAll("\n", "");
