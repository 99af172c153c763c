// Rasimu kwa ajili ya Tanzania: mwanasheria aisome kabla duka la kwanza halijalipa.
export const terms = {
  title: "Masharti ya Huduma · Mauzo",
  description:
    "Makubaliano kati yako na Mauzo kwa lugha ya kawaida: akaunti yako, duka lako, bei, malipo, yasiyoruhusiwa, na sheria za Tanzania zinazohusika.",
  heading: "Masharti ya Huduma",
  intro: "Unachoweza kukitegemea kwetu, na tunachokitegemea kwako. Yameandikwa ili yasomeke.",
  saying: "Ukiahidi, timiza.",
  updated: "Yamesasishwa: Novemba 21, 2026",
  summaryHeading: "Kwa kifupi",
  summary: {
    first:
      "Muuzaji ni wewe. Unachouza ni makubaliano kati yako na mteja wako; Mauzo inakupa duka la kufanyia biashara hiyo.",
    second: "Duka ni 25,000 TZS mara moja tu. Hakuna ada ya kila mwezi. Ada ya malipo yanayopitia Mauzo analipa mteja.",
    third: "Eleza vitu kama vilivyo, peleka kilichoagizwa, na usiuze kilichokatazwa na sheria.",
    fourth: "Bidhaa, picha na taarifa za wateja wako zinabaki zako. Unaweza kuondoka wakati wowote na kuzichukua.",
  },
  summaryNote: "Muhtasari unakusaidia kuelewa haraka. Kinachotufunga wewe na sisi ni maelezo kamili hapa chini.",
  contents: "Yaliyomo",
  related: "Jinsi tunavyotunza taarifa binafsi ipo kwenye Sera ya Faragha",
  sections: {
    agreement: {
      title: "Makubaliano haya ni nini",
      text: `
        <p>Masharti haya ni makubaliano kati yako na Mauzo, Dar es Salaam, Tanzania. Yanahusu tovuti hii, duka, chati, kikapu na dashibodi. Unayakubali unapofungua akaunti au unapoagiza kupitia duka lililopo Mauzo. Makubaliano yanayofanywa kielektroniki yana nguvu sawa na ya karatasi, kwa mujibu wa Sheria ya Miamala ya Kielektroniki ya mwaka 2015.</p>
        <p>Ni lazima uwe na umri wa miaka 18 au zaidi ili kuwa na duka. Ukilifungua kwa niaba ya biashara, unathibitisha kwamba una mamlaka ya kufanya hivyo.</p>`,
    },
    account: {
      title: "Akaunti yako",
      text: `
        <p>Akaunti ni ya mtu mmoja. Inahitaji uangalizi kidogo:</p>
        <points>
          <li>Weka jina lako la kweli, barua pepe unayoisoma na namba ya simu unayopatikana.</li>
          <li>Nenosiri ni siri yako. Wafanyakazi wanapata akaunti zao wenyewe, zenye ruhusa unazochagua wewe.</li>
          <li>Kinachofanywa kupitia akaunti yako au za wafanyakazi wako kinahesabiwa kimefanywa na duka lako. Ukihisi kuna mtu mwingine ameingia, tuambie mara moja.</li>
        </points>`,
    },
    service: {
      title: "Tunachotoa",
      text: `
        <p>Tunatoa ukurasa wa duka, chati inayowajibu wateja kwa Kiswahili na Kiingereza, vikapu na oda, stoku, wateja, na dashibodi ya kuangalia yote hayo. Tunaendelea kuiboresha, na maboresho ni bure.</p>
        <p>Ikibidi tuondoe kitu ambacho maduka yanakitegemea, tunakujulisha kwa barua pepe angalau siku 30 kabla, isipokuwa sheria au usalama wa mtu ukidai ifanyike mapema zaidi.</p>`,
    },
    price: {
      title: "Gharama",
      text: `
        <p>Kufungua duka ni 25,000 TZS, mara moja tu. Hakuna ada ya kila mwezi. Maboresho na msaada vimo ndani yake.</p>
        <p>Duka likishafunguliwa ada hairudishwi, isipokuwa pale sheria inaposema hivyo au pale tunaposhindwa kutoa ulicholipia.</p>
        <p>Tunaweza kubadilisha ada kwa maduka yatakayofunguliwa baadaye. Kwa duka lililokwisha kulipa haibadiliki kamwe.</p>`,
    },
    sales: {
      title: "Mauziano ni kati yako na mteja wako",
      text: `
        <p>Mteja anapoagiza, mkataba wa mauziano unakuwa kati ya mteja na duka lako. Mauzo si sehemu ya mkataba huo. Sheria ya Miamala ya Kielektroniki ya 2015 na Sheria ya Ushindani ya 2003 zinamtaka anayeuza kwa mbali afanye mambo fulani, nasi tunayataka pia:</p>
        <points>
          <li>Sema wewe ni nani na unapatikanaje.</li>
          <li>Eleza kila bidhaa kwa ukweli na uonyeshe bei yote, pamoja na usafirishaji, kabla mteja hajaagiza.</li>
          <li>Peleka kilichoagizwa kwa muda uliotaja, au sema mara moja kwamba huwezi, na urudishe kilicholipwa.</li>
          <li>Pokea, tengeneza au badilisha bidhaa mbovu kama sheria inavyotaka.</li>
          <li>Toa risiti za kodi unazodaiwa. Oda au kikapu cha Mauzo si risiti ya EFD.</li>
        </points>`,
    },
    payments: {
      title: "Malipo na kutoa pesa",
      text: `
        <p>Pesa inahamishwa na watoa huduma za malipo wenye leseni ya Benki Kuu ya Tanzania chini ya Sheria ya Mifumo ya Malipo ya Taifa ya 2015. Mauzo si benki. Kwa malipo ya Mauzo, mteja analipa ada ya muamala kwa kila ununuzi. Ukiunganisha mfumo wako wa malipo, yanafuatwa makubaliano yako na mfumo huo, pamoja na ada zake.</p>
        <p>Unatoa pesa ambazo duka lako limepokea kwenda akaunti ya benki au kwenye simu, kwa jina lako au la biashara yako. Utoaji unaweza kuzuiliwa wakati malipo yana mgogoro, kuna dalili za udanganyifu, au pale sheria au mtoa huduma anapotaka. Tunakuambia kwamba umezuiliwa na kwa nini, isipokuwa sheria ikitukataza.</p>
        <p>Mteja akihitaji kurudishiwa pesa, mrudishie kwa njia aliyolipia pale inapowezekana.</p>`,
    },
    conduct: {
      title: "Yasiyoruhusiwa",
      text: `
        <p>Kuna mambo yanayowaumiza wateja, maduka mengine au kila mtu. Kwenye Mauzo huruhusiwi:</p>
        <points>
          <li>Kuuza au kutangaza kilichokatazwa Tanzania, au kinachohitaji leseni usiyokuwa nayo.</li>
          <li>Kuuza bidhaa feki, au kutumia majina, chapa na picha za watu wengine.</li>
          <li>Kupotosha watu kuhusu bidhaa, bei, punguzo au wewe ni nani.</li>
          <li>Kutuma ujumbe kwa watu ambao hawajakubali, au kuendelea baada ya kuombwa uache. Sheria ya Mawasiliano ya Kielektroniki na Posta ya 2010 na kanuni zake zinahusu unachotuma.</li>
          <li>Kujaribu kuingia kwenye akaunti na taarifa zisizo zako, kuielemea huduma, au kukwepa mipaka yake. Sheria ya Makosa ya Mtandao ya 2015 inahusika.</li>
        </points>`,
    },
    content: {
      title: "Maudhui yako",
      text: `
        <p>Bidhaa, maandishi, picha na orodha za wateja unazoweka zinabaki zako. Unaturuhusu kuzihifadhi, kuzionyesha mahali duka lako linapoonekana, na kupunguza ukubwa wa picha kwa ajili ya simu, kwa muda wote duka lako lipo na kwa ajili ya kuendesha huduma tu.</p>
        <p>Unathibitisha kwamba una haki ya kutumia unachopakia. Mtu akituambia kwa nia njema kwamba ni chake, tunaweza kukiondoa wakati jambo linachunguzwa, na tunakujulisha.</p>`,
    },
    availability: {
      title: "Kitu kisipofanya kazi",
      text: `
        <p>Tunaendesha Mauzo kwa uangalifu na tunatunza nakala rudufu. Hakuna huduma isiyokatika: mitandao, umeme na huduma tunazozitegemea hupata shida wakati mwingine. Tukipanga kazi itakayosimamisha huduma, tunatangaza. Kitu kikiharibika, tunakitengeneza na kusema kilichotokea.</p>
        <p>WhatsApp, pesa kwa simu na SMS zinaendeshwa na wengine. Hatuwajibiki kwa kukatika kwake wala kwa mabadiliko ya masharti yao.</p>`,
    },
    ending: {
      title: "Kuondoka, na kuondolewa",
      text: `
        <p>Unaweza kufunga duka lako wakati wowote. Kwa siku 30 baada ya hapo bado unaweza kuomba nakala ya bidhaa, oda na wateja wako. Kisha tunazifuta, isipokuwa kumbukumbu ambazo sheria inatulazimu kuzitunza.</p>
        <p>Tunaweza kusimamisha au kufunga duka linalovunja sheria au masharti haya. Tunasema kwa nini na kukupa nafasi ya kujibu kwanza, isipokuwa kusubiri kukimuumiza mtu. Pesa ambazo ni zako zinabaki zako.</p>`,
    },
    liability: {
      title: "Tunachowajibika nacho",
      text: `
        <p>Tunawajibika kikamilifu kwa madhara tunayosababisha kwa makusudi au kwa uzembe mkubwa, na pale ambapo sheria hairuhusu kuweka kikomo. Vinginevyo tunachodaiwa na wewe hakizidi ulichotulipa. Hatuwajibiki kwa faida ambayo hukuipata, wala kwa makubaliano kati yako na wateja wako.</p>
        <p>Hakuna chochote hapa kinachoondoa haki ambayo Sheria ya Ushindani ya 2003 au sheria nyingine inakupa kama mlaji.</p>`,
    },
    changes: {
      title: "Mabadiliko ya masharti haya",
      text: `
        <p>Tukibadilisha masharti haya kwa jambo la maana, tunakujulisha kwa barua pepe angalau siku 30 kabla. Usipokubali, unaweza kufunga duka lako kabla ya siku hiyo. Tarehe iliyo juu inaonyesha yalibadilishwa lini mara ya mwisho.</p>`,
    },
    law: {
      title: "Sheria na migogoro",
      text: `
        <p>Sheria za Tanzania Bara ndizo zinazotumika. Kama kuna jambo haliko sawa, tuandikie kwanza: tunajibu, na mengi huisha hivyo. Tukishindwa kulimaliza ndani ya siku 30, mahakama za Tanzania zilizopo Dar es Salaam zitaamua. Kama mlaji unaweza pia kwenda kwenye Tume ya Ushindani.</p>`,
    },
    contact: {
      title: "Jinsi ya kutupata",
      text: `
        <p>Andika kwa {email}, piga {phone}, au tumia ukurasa wa mawasiliano. Anwani yetu ni {address}.</p>`,
    },
  },
};
