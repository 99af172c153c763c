import { defineErrors } from "../define-errors.ts";

/** What the domain refuses. */
export const accountErrors = defineErrors({
  credentials_wrong: {
    status: 422,
    en: "The e-mail or the password is not right.",
    sw: "Barua pepe au nenosiri si sahihi.",
  },
  password_wrong: {
    status: 422,
    en: "The password is not right.",
    sw: "Nenosiri si sahihi.",
  },
  code_wrong: {
    status: 422,
    en: "This code is not right. Take the newest one of the app, and see that the phone's clock is right.",
    sw: "Namba hii si sahihi. Tumia mpya kabisa ya programu, na hakikisha saa ya simu iko sahihi.",
  },
  log_in_again: {
    status: 409,
    en: "That took too long, or there were too many wrong codes. Log in with your password again.",
    sw: "Muda umepita, au namba zilizokosewa ni nyingi. Ingia tena kwa nenosiri lako.",
  },
  session_unknown_here: {
    status: 422,
    en: "This browser does not hold your session any more. Log in again, then go on.",
    sw: "Kivinjari hiki hakina tena kipindi chako. Ingia tena, kisha endelea.",
  },
  second_factor_on: {
    status: 409,
    en: "Two-step log-in is on already.",
    sw: "Kuingia kwa hatua mbili tayari kumewashwa.",
  },
  second_factor_off: {
    status: 409,
    en: "Turn on two-step log-in for yourself first.",
    sw: "Kwanza washa kuingia kwa hatua mbili kwenye akaunti yako.",
  },
  second_factor_not_begun: {
    status: 409,
    en: "Begin again: there is nothing to confirm.",
    sw: "Anza upya: hakuna cha kuthibitisha.",
  },
  second_factor_demanded: {
    status: 409,
    en: "Your shop asks everybody for two-step log-in, so it stays on.",
    sw: "Duka lako linamtaka kila mtu aingie kwa hatua mbili, kwa hiyo haizimwi.",
  },
  second_factor_missing: {
    status: 403,
    en: "Your shop asks for two-step log-in. Set it up, then go on.",
    sw: "Duka lako linataka kuingia kwa hatua mbili. Iweke kwanza, kisha endelea.",
  },
  password_common: {
    status: 422,
    en: "Many people use this password. Choose another one.",
    sw: "Watu wengi hutumia nenosiri hili. Chagua lingine.",
  },
  email_taken: {
    status: 422,
    en: "This e-mail already has an account. Log in instead.",
    sw: "Barua pepe hii tayari ina akaunti. Ingia badala yake.",
  },
  email_taken_meanwhile: {
    status: 409,
    en: "This e-mail already has an account. Log in instead.",
    sw: "Barua pepe hii tayari ina akaunti. Ingia badala yake.",
  },
  time_zone_unknown: {
    status: 422,
    en: "Choose a time zone, such as Africa/Dar_es_Salaam",
    sw: "Chagua ukanda wa saa, kama Africa/Dar_es_Salaam",
  },
  email_unchanged: {
    status: 422,
    en: "This is already your e-mail.",
    sw: "Hii tayari ni barua pepe yako.",
  },
  role_name_taken: {
    status: 409,
    en: "There is a role of this name already. Choose another name.",
    sw: "Tayari kuna nafasi yenye jina hili. Chagua jina lingine.",
  },
  too_many_roles: {
    status: 409,
    en: "A shop has {most} roles at most. Delete one that nobody needs.",
    sw: "Duka huwa na nafasi {most} tu. Futa ile isiyohitajika.",
  },
  role_changed: {
    status: 409,
    en: "The role was changed or deleted meanwhile. Look at it again before you give it.",
    sw: "Nafasi hii imebadilishwa au kufutwa sasa hivi. Iangalie tena kabla ya kuitoa.",
  },
  access_given: {
    status: 409,
    en: "You may do this already.",
    sw: "Tayari unaruhusiwa kufanya hivi.",
  },
  access_refused_lately: {
    status: 409,
    en: "An admin refused this lately. You can ask again a day later.",
    sw: "Msimamizi amelikataa hivi karibuni. Unaweza kuomba tena baada ya siku moja.",
  },
  access_request_answered: {
    status: 409,
    en: "Somebody has answered this already.",
    sw: "Ombi hili limeshajibiwa.",
  },
  invite_ended: {
    status: 404,
    en: "This invite is no longer valid. Ask for a new one.",
    sw: "Mwaliko huu haufanyi kazi tena. Omba mpya.",
  },
  invite_for_another_email: {
    status: 403,
    en: "This invite was sent to another e-mail. Log in with that one.",
    sw: "Mwaliko huu ulitumwa kwa barua pepe nyingine. Ingia kwa barua pepe hiyo.",
  },
  invited_email_has_account: {
    status: 409,
    en: "This e-mail already has an account. Log in, then accept the invite.",
    sw: "Barua pepe hii tayari ina akaunti. Ingia, kisha ukubali mwaliko.",
  },
  already_in_a_shop: {
    status: 409,
    en: "You already belong to a shop, and a person belongs to one. Accept with another e-mail.",
    sw: "Tayari uko kwenye duka, na mtu mmoja huwa kwenye duka moja. Kubali kwa barua pepe nyingine.",
  },
  already_staff: {
    status: 409,
    en: "This person already works in your shop.",
    sw: "Mtu huyu tayari anafanya kazi kwenye duka lako.",
  },
  grants_beyond_own: {
    status: 403,
    en: "You can only give permissions that you have yourself.",
    sw: "Unaweza kutoa ruhusa ulizonazo mwenyewe tu.",
  },
  own_grants: {
    status: 403,
    en: "You cannot change your own permissions. Ask another admin.",
    sw: "Huwezi kubadilisha ruhusa zako mwenyewe. Mwombe msimamizi mwingine.",
  },
  own_removal: {
    status: 403,
    en: "You cannot remove yourself. Ask another admin.",
    sw: "Huwezi kujiondoa mwenyewe. Mwombe msimamizi mwingine.",
  },
  owner_stays: {
    status: 403,
    en: "The shop is theirs: nobody changes the owner's access or removes them.",
    sw: "Duka ni lake: hakuna anayebadilisha ruhusa za mmiliki au kumwondoa.",
  },
  owner_only: {
    status: 403,
    en: "Only the owner can hand over the shop.",
    sw: "Mmiliki pekee ndiye anayeweza kukabidhi duka.",
  },
  ownership_offered: {
    status: 409,
    en: "The shop is offered to somebody already. Take that back first.",
    sw: "Duka tayari limetolewa kwa mtu. Kwanza rudisha ofa hiyo.",
  },
  ownership_admins_only: {
    status: 409,
    en: "Only an admin can take over the shop, and nobody offers it to themselves.",
    sw: "Msimamizi pekee ndiye anayeweza kukabidhiwa duka, na hakuna anayejikabidhi mwenyewe.",
  },
  ownership_not_offered: {
    status: 409,
    en: "This offer of the shop no longer stands.",
    sw: "Ofa hii ya duka haipo tena.",
  },
  viewing_only: {
    status: 403,
    en: "You see the shop as a member of the staff does, and can only look. Stop that first.",
    sw: "Unaliona duka kama mfanyakazi anavyoliona, na unaweza kutazama tu. Acha kwanza kutazama hivyo.",
  },
  viewing_over: {
    status: 403,
    en: "You saw the shop as a member of the staff does, and the time for it is over.",
    sw: "Ulikuwa unaliona duka kama mfanyakazi, na muda wake umeisha.",
  },
  viewing_needless: {
    status: 409,
    en: "This person is an admin and sees everything, as you do.",
    sw: "Mtu huyu ni msimamizi na anaona kila kitu, kama wewe.",
  },
  admin_only: {
    status: 403,
    en: "Only an admin can do this to an admin.",
    sw: "Msimamizi pekee ndiye anayeweza kumfanyia hivi msimamizi.",
  },
});
