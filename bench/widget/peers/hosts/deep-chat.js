import "deep-chat";

const chat = document.createElement("deep-chat");
chat.connect = { url: `${location.origin}/deep-chat` };
document.body.append(chat);
