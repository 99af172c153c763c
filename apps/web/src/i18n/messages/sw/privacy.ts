// Rasimu kwa ajili ya Tanzania: mwanasheria aisome kabla duka la kwanza halijalipa.
export const privacy = {
  title: "Sera ya Faragha · Mauzo",
  description:
    "Taarifa gani binafsi Mauzo inazishughulikia, kwa nini, kwa muda gani na pamoja na nani, na haki zako chini ya Sheria ya Ulinzi wa Taarifa Binafsi ya Tanzania.",
  heading: "Sera ya Faragha",
  intro: "Taarifa gani za watu tunazishughulikia, kwa nini, na unachoweza kutuomba.",
  saying: "Unachotuamini nacho kinabaki kwetu.",
  updated: "Imesasishwa: Novemba 21, 2026",
  summaryHeading: "Kwa kifupi",
  summary: {
    first: "Tunashughulikia kinachohitajika kuendesha duka lako na kukujibu, na hakuna cha matangazo. Hatuuzi taarifa.",
    second: "Wateja wa duka ni wa duka. Tunashughulikia taarifa zao kwa niaba ya duka, si kwa jambo jingine.",
    third: "Tovuti hii haimfuatilii mtu: hakuna vidakuzi vya matangazo, hakuna vifuatiliaji vya kampuni nyingine.",
    fourth:
      "Unaweza kuona taarifa zako, kuomba zirekebishwe au zifutwe, na kulalamika kwa Tume ya Ulinzi wa Taarifa Binafsi.",
  },
  summaryNote: "Muhtasari unakusaidia kuelewa haraka. Kinachohesabika ni maelezo kamili hapa chini.",
  contents: "Yaliyomo",
  related: "Mengine tunayokubaliana yapo kwenye Masharti ya Huduma",
  sections: {
    who: {
      title: "Nani anawajibika",
      text: `
        <p>Mauzo, Dar es Salaam, Tanzania, ndiye mdhibiti wa taarifa za watu wenye akaunti, wanaotembelea tovuti hii au wanaotuandikia. Sheria ya Ulinzi wa Taarifa Binafsi ya mwaka 2022 na kanuni zake zinatumika.</p>
        <p>Unaponunua kwenye duka lililopo Mauzo, duka hilo ndilo mdhibiti wa jina lako, namba yako na oda yako. Mauzo ni mchakataji wake: tunazitumia taarifa hizo kama duka linavyotaka, kuendesha chati, vikapu na oda zake.</p>`,
    },
    collect: {
      title: "Taarifa tunazoshughulikia",
      text: `
        <p>Inategemea unafanya nini hapa:</p>
        <points>
          <li>Una akaunti: jina lako, barua pepe, nenosiri ambalo tunalihifadhi likiwa limefichwa, lugha na saa za eneo lako, na lini na kwa kifaa gani uliingia.</li>
          <li>Una duka: jina lake, aina, namba ya WhatsApp, nembo, bidhaa, wafanyakazi na ruhusa zao.</li>
          <li>Unaagiza au unachati: unachoandika kwenye chati, jina na namba ya simu ukizitoa, na unachoagiza.</li>
          <li>Unatuandikia: jina lako, barua pepe, namba ya simu, ujumbe na lugha.</li>
          <li>Unatazama tu: anwani ya mtandao wako na ukurasa uliouomba, kwenye kumbukumbu zinazoiweka huduma salama na ikifanya kazi.</li>
        </points>`,
    },
    why: {
      title: "Kwa nini tunazishughulikia",
      text: `
        <p>Kila taarifa tunaitumia kwa kazi iliyotolewa kwa ajili yake:</p>
        <points>
          <li>Kufanya tulichokubaliana na wewe: akaunti yako, duka lako, oda zako, malipo yako.</li>
          <li>Kulinda akaunti na maduka: vikomo dhidi ya wanaobahatisha nenosiri, na vifaa unavyoweza kuvitoa kwenye akaunti.</li>
          <li>Kukujibu unapoandika, na kukuambia unachohitaji kujua kuhusu duka lako.</li>
          <li>Kutunza kumbukumbu ambazo sheria za kodi, malipo na mawasiliano zinazitaka.</li>
          <li>Kwa jambo lingine lolote tunaomba ridhaa yako kwanza, na unaweza kuiondoa wakati wowote.</li>
        </points>`,
    },
    device: {
      title: "Kinachohifadhiwa kwenye kifaa chako",
      text: `
        <p>Hakuna kidakuzi hapa cha matangazo. Kivinjari chako chenyewe kinahifadhi vitu hivi, na unaweza kuvifuta kwenye mipangilio yake wakati wowote:</p>
        <points>
          <li>Lugha unayosoma, kwa mwaka mmoja.</li>
          <li>Kwenye ukurasa wa duka: ulichoweka kwenye kikapu na, ukiendelea kuagiza, kiungo cha oda hiyo. Vyote vinabaki hadi uagize na kurudi kwenye ukurasa huo, au hadi uondoe kila kitu kwenye kikapu.</li>
          <li>Kwenye ukurasa wenye chati: rangi za chati hiyo, hata usipoifungua. Ukiifungua: yaliyosemwa na namba ya siri ya mazungumzo hayo, ili kesho bado yawepo. Ukianza mazungumzo upya, yaliyosemwa yanafutwa.</li>
          <li>Ukiingia: alama kwamba umeingia, hadi utoke au muda wake uishe.</li>
          <li>Kwenye dashibodi: kama ni ya mwanga au ya giza, kwa mwaka mmoja; safu na mionekano uliyochagua, na jina la duka ulilokuwemo mara ya mwisho.</li>
          <li>Hadi ufunge kichupo: ulichoandika ili kutengeneza QR code, pamoja na namba, ujumbe na nembo yake; ulichoandika kwenye oda; barua pepe yako unapoelekea kuingia; yaliyokuwa kwenye fomu ukurasa wake ulipofunguliwa upya; kwamba paneli ya pembeni imeshaonyeshwa, kwamba umefungua chati, na kwamba fonti zimeshafika.</li>
          <li>Kama kivinjari chako hakitumii JavaScript: ulichoandika kwenye oda ambayo haikupokelewa, kwa dakika 30 tu.</li>
        </points>`,
    },
    country: {
      title: "Kujua lugha yako",
      text: `
        <p>Kama hakuna lugha iliyohifadhiwa bado, tovuti inauliza huduma moja anwani ya mtandao wako inatoka nchi gani, na inasoma nchi tu: Tanzania inapata Kiswahili, wengine wote Kiingereza. Jibu linahifadhiwa kama lugha yako na haliulizwi tena. Huduma hiyo inaona anwani ya mtandao wako kama tovuti yoyote unayoitembelea.</p>`,
    },
    share: {
      title: "Nani mwingine anaziona",
      text: `
        <p>Hatuuzi taarifa wala kuzitoa kwa ajili ya matangazo. Zinaenda kwa wanaohitajika tu:</p>
        <points>
          <li>Duka unaloliandikia au unaloagiza kwake, na wafanyakazi wanaoruhusiwa nalo.</li>
          <li>Watoa huduma za malipo, kama M-Pesa na Airtel Money, unapolipa au kutoa pesa.</li>
          <li>Huduma za WhatsApp, SMS na barua pepe, ujumbe unapopitia huko.</li>
          <li>Wanaotuendeshea seva na hifadhi, waliofungwa na mkataba na kwa maelekezo yetu tu.</li>
          <li>Mamlaka, pale sheria ya Tanzania inapotulazimu. Tunatoa kinachotakiwa na si zaidi.</li>
        </points>`,
    },
    abroad: {
      title: "Taarifa nje ya Tanzania",
      text: `
        <p>Baadhi ya huduma hizi zinatumia seva zilizo nchi nyingine. Tunapeleka taarifa binafsi nje ya Tanzania kama Sheria ya Ulinzi wa Taarifa Binafsi ya 2022 inavyoruhusu tu: mahali zinapolindwa kama hapa, au chini ya mkataba unaozilinda, au kwa ridhaa yako.</p>`,
    },
    keep: {
      title: "Tunazitunza kwa muda gani",
      text: `
        <p>Si zaidi ya muda unaohitajika:</p>
        <points>
          <li>Akaunti yako na duka lako: kwa muda wote unavyo, na siku 30 baada ya kuvifunga.</li>
          <li>Oda na malipo: kwa muda ambao sheria ya kodi inataka, ambao kwa sasa ni miaka mitano.</li>
          <li>Jumbe zilizotumwa kupitia ukurasa wa mawasiliano: mwaka mmoja.</li>
          <li>Mafaili yaliyopakiwa na hayakutumika: siku moja.</li>
          <li>Kumbukumbu za seva: wiki chache.</li>
        </points>`,
    },
    safety: {
      title: "Tunavyozilinda",
      text: `
        <p>Taarifa zinasafiri zikiwa zimefichwa. Taarifa za kila duka zimetenganishwa na za maduka mengine ndani ya hifadhidata yenyewe. Nenosiri na viungo vya siri vinahifadhiwa kwa namna isiyoweza kusomeka tena. Wanaoweza kuzifikia ni wale tu wanaozihitaji kwa kazi yao.</p>
        <p>Ikitokea shida na taarifa zako zikawa hatarini, tunaiambia Tume ya Ulinzi wa Taarifa Binafsi na wewe, bila kuchelewa: nini kimetokea, kina maana gani kwako na unaweza kufanya nini.</p>`,
    },
    rights: {
      title: "Haki zako",
      text: `
        <p>Sheria ya Ulinzi wa Taarifa Binafsi ya 2022 inakupa haki juu ya taarifa zinazokuhusu. Unaweza:</p>
        <points>
          <li>Kujua kama tuna taarifa zako, kuziona na kupata nakala.</li>
          <li>Kuomba zisizo sahihi au zisizokamilika zirekebishwe.</li>
          <li>Kuomba zifutwe, au zisitumike tena, pale ambapo hatuna tena sababu ya kuzitumia.</li>
          <li>Kupinga matumizi yake, na wakati wowote kukataa jumbe za matangazo.</li>
          <li>Kuomba mtu auangalie uamuzi uliofanywa na mashine kuhusu wewe.</li>
          <li>Kulipwa fidia kwa madhara yaliyotokana na kuvunjwa kwa sheria.</li>
        </points>`,
    },
    ask: {
      title: "Jinsi ya kuzitumia",
      text: `
        <p>Andika kwa {email}. Ili kuhakikisha anayeomba si mtu mwingine, tunaweza kukuuliza jambo unalolijua wewe tu. Tunajibu ndani ya siku 30 na hakuna gharama. Kama ni kuhusu oda kwenye duka, liulize duka; tunalisaidia likujibu.</p>
        <p>Jibu letu lisipokuridhisha, unaweza kulalamika kwa Tume ya Ulinzi wa Taarifa Binafsi (PDPC) iliyopo Dodoma.</p>`,
    },
    children: {
      title: "Watoto",
      text: `
        <p>Akaunti ni za watu wenye miaka 18 na zaidi. Ukiamini kwamba mtoto ametupa taarifa bila mzazi au mlezi, tuambie nasi tunazifuta.</p>`,
    },
    changes: {
      title: "Mabadiliko",
      text: `
        <p>Sera hii ikibadilika, tarehe iliyo juu inabadilika nayo. Kama badiliko linakuhusu, tunakuambia kwa barua pepe kabla halijaanza kutumika.</p>`,
    },
    contact: {
      title: "Jinsi ya kutupata",
      text: `
        <p>Kwa jambo lolote kuhusu taarifa binafsi: {email}, {phone}, au kwa posta kwenda {address}.</p>`,
    },
  },
};
