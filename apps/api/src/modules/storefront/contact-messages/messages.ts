import type { Language } from "@mauzo/contract/shared";

type Written = { fullName: string; email: string; phone: string; message: string; language: Language };
const languages = { en: "English", sw: "Kiswahili" };

/** The mail to the operators of Mauzo: plain text, in English whatever language the message is in. */
export const contactMail = ({ fullName, email, phone, message, language }: Written) => ({
  subject: `Message from the site: ${fullName}`,
  text: `${fullName} wrote on the contact page, in ${languages[language]}.

E-mail: ${email}
Phone: ${phone}

${message}

--
Reply to this mail to answer.`,
});
