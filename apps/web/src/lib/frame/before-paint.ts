/**
 * Runs in the head, before anything is painted.
 * - The cookie's presence says that somebody is signed in, and the header shows the right buttons without a flash. What
 *   a signed-in person may do is decided elsewhere.
 * - Whoever has saved Swahili goes from an unprefixed address to the same page in Swahili, and sees nothing of the
 *   English one.
 * - A page about a chat bot gets a smaller logo on narrow screens.
 * - Whose browser has the typefaces since an earlier page gets them at once.
 */
export const beforePaint = `{
let c=document.cookie,r=document.documentElement,p=location.pathname,l;
if(/(?:^|; )access-token=/.test(c))r.dataset.session=1;
if(p.includes("chatbots/"))r.dataset.chatbots=1;
try{if(sessionStorage.getItem("fonts"))r.dataset.fonts="display text"}catch{}
try{l=localStorage.getItem("language")}catch{}
l||=/(?:^|; )language=(\\w+)/.exec(c)?.[1];
if(l=="sw"&&!/^\\/sw(\\/|$)/.test(p)){
r.style.display="none";
location.replace("/sw"+(p=="/"?"":p)+location.search+location.hash)}
}`.replaceAll("\n", "");
