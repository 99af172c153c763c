type Problem = { type: string; loc: (string | number)[]; msg: string };

/** What the API says to people, in Swahili. What only a program's author can put right stays in English. */
const swahili: Record<string, string> = {
  "Sign in to go on": "Ingia kwanza ili uendelee",
  "You do not have permission to do this": "Huna ruhusa ya kufanya hivi",
  "Not found": "Haipo",
  "The service is busy. Try again in a moment.": "Huduma ina shughuli nyingi. Jaribu tena baada ya muda mfupi.",
  "The e-mail or the password is not right.": "Barua pepe au nenosiri si sahihi.",
  "This e-mail already has an account. Log in instead.": "Barua pepe hii tayari ina akaunti. Ingia badala yake.",
  "You already have a shop.": "Tayari una duka.",
  "This shop name is taken. Choose another.": "Jina hili la duka limeshachukuliwa. Chagua lingine.",
  "Write a phone number such as 0712 345 678 or +255 712 345 678.":
    "Andika namba ya simu kama 0712 345 678 au +255 712 345 678.",
  "Somebody else changed this product. Load it again before saving.":
    "Mtu mwingine amebadilisha bidhaa hii. Ifungue upya kabla ya kuhifadhi.",
  "This product has no such variant": "Bidhaa hii haina aina hiyo",
  "This product has no such group": "Bidhaa hii haina kundi hilo",
  "This group has no such add-on": "Kundi hili halina nyongeza hiyo",
  "That is too much stock": "Idadi hiyo ni kubwa mno",
  "This link does not lead to a cart": "Kiungo hiki hakifungui kikapu",
  "This Idempotency-Key was used for something else": "Idempotency-Key hii imetumika kwa jambo lingine",
  "The body is larger than 1 MB": "Ulichotuma kinazidi MB 1",
};

/** A refusal in the language the caller asks for by Accept-Language: Swahili or English. */
export function inLanguage<Detail extends string | Problem[]>(detail: Detail, accepted: string | undefined) {
  if (!/^\s*sw\b/i.test(accepted ?? "")) return detail;
  const say = (sentence: string) => swahili[sentence] ?? sentence;
  return typeof detail === "string" ? say(detail) : detail.map((problem) => ({ ...problem, msg: say(problem.msg) }));
}
