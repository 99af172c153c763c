/** A product on offer (`""`: none), the quantity, its variant (null: not specified) and its add-ons. */
type Expected = [product: string, quantity: number, variant?: string | null, addOns?: string];

/** Real messages, typed in a hurry, with the order a shop assistant would write down. */
export const chatOrderCases: [message: string, expected: Expected[]][] = [
  [
    "Naomba gauni jekundu 2 na sukari kilo 3, viatu namba 42 x1",
    [
      ["Gauni refu la kitenge", 2, null],
      ["Sukari", 3, "Kilo 1"],
      ["Viatu vya ngozi", 1, "42"],
    ],
  ],
  ["habari dada nataka gauni refu la kitenge nyekundu size M", [["Gauni refu la kitenge", 1, "Nyekundu / M"]]],
  ["Nahitaji mashati meusi mawili L", [["Shati la kiume", 2, "Nyeusi / L"]]],
  [
    "Niletee mchele wa kyela kilo 5 na maharage kilo 2",
    [
      ["Mchele wa Kyela", 5],
      ["Maharage ya njano", 2],
    ],
  ],
  [
    "unga wa sembe 2, unga wa ngano 1",
    [
      ["Unga wa sembe", 2],
      ["Unga wa ngano", 1],
    ],
  ],
  ["nyama nusu kilo", [["Nyama ya ng'ombe", 1, "Nusu kilo"]]],
  ["Nipe nyama kilo moja", [["Nyama ya ng'ombe", 1, "Kilo 1"]]],
  ["mayai ya kienyeji dazeni 2", [["Mayai ya kienyeji", 24]]],
  ["trei moja ya mayai", [["Mayai ya kienyeji", 1]]],
  [
    "Naomba soda fanta 3 na coca cola 2 baridi",
    [
      ["Soda Fanta", 3],
      ["Soda Coca Cola", 2],
    ],
  ],
  ["7up 4", [["7up", 4]]],
  ["pilau ya kuku 2 na kachumbari", [["Pilau ya kuku", 2, undefined, "Kachumbari×2"]]],
  [
    "wali na maharage 2 na chai",
    [
      ["Wali na maharage", 2],
      ["Chai ya Tanga", 1],
    ],
  ],
  ["chipsi mayai mbili tafadhali", [["Chipsi mayai", 2]]],
  ["iphone 13", [["iPhone 13", 1]]],
  ["iphone 13 x2", [["iPhone 13", 2]]],
  [
    "Samsung A14 moja na chaja type c",
    [
      ["Samsung Galaxy A14", 1],
      ["Chaja ya Type C", 1],
    ],
  ],
  ["nokia 3310 mbili", [["Nokia 3310", 2]]],
  ["mafuta ya alizeti lita 5", [["Mafuta ya alizeti lita 5", 1]]],
  ["mafuta ya alizeti lita 1 x 3", [["Mafuta ya alizeti lita 1", 3]]],
  ["maji ya kilimanjaro 500ml 12", [["Maji ya Kilimanjaro 500ml", 12]]],
  ["maji makubwa ya kilimanjaro 2", [["Maji ya Kilimanjaro 500ml", 2]]],
  [
    "- Sabuni ya mche 4\n- Sukari kilo 2\n- Mkate 1",
    [
      ["Sabuni ya Mche", 4],
      ["Sukari", 1, "Kilo 2"],
      ["Mkate wa nafaka", 1],
    ],
  ],
  ["sukali kilo 5", [["Sukari", 1, "Kilo 5"]]],
  ["guni la kitenge blue S", [["Gauni refu la kitenge", 1, "Bluu / S"]]],
  ["raba nyeupe no 39", [["Raba nyeupe", 1, "39"]]],
  ["Jeans 32 mbili", [["Suruali ya jeans", 2, "32"]]],
  ["suruali size 34 pcs 3", [["Suruali ya jeans", 3, "34"]]],
  ["viatu pea mbili namba 41", [["Viatu vya ngozi", 2, "41"]]],
  ["magauni ya watoto mawili ya pinki miaka 4", [["Gauni fupi la mtoto", 2, "Pinki / Miaka 4"]]],
  ["kanga doti 3", [["Kanga doti moja", 3]]],
  ["vikoi kumi na mbili", [["Kikoi cha Pwani", 12]]],
  [
    "Sufuria kubwa 1 + sufuria ndogo 2",
    [
      ["Sufuria kubwa", 1],
      ["Sufuria ndogo", 2],
    ],
  ],
  [
    "vikombe vya chai seti 1, sahani 6",
    [
      ["Vikombe vya chai seti", 1],
      ["Sahani ya udongo", 6],
    ],
  ],
  ["shuka 6x6 moja", [["Shuka la 6x6", 1]]],
  [
    "Daftari 10, kalamu 5 na begi la shule 1 bei 25,000",
    [
      ["Daftari counter book", 10],
      ["Kalamu ya Bic", 5],
      ["Begi la shule", 1],
    ],
  ],
  [
    "Hi, I'd like two red dresses size M and 3kg of sugar please",
    [
      ["Gauni refu la kitenge", 2, "Nyekundu / M"],
      ["Sukari", 3, "Kilo 1"],
    ],
  ],
  ["can i get 2 white shirts XL", [["Shati la kiume", 2, "Nyeupe / XL"]]],
  ["3 x school bag", [["Begi la shule", 3]]],
  [
    "a dozen eggs and 2 bread",
    [
      ["Mayai ya kienyeji", 12],
      ["Mkate wa nafaka", 2],
    ],
  ],
  [
    "leather shoes 43, leather belt",
    [
      ["Viatu vya ngozi", 1, "43"],
      ["Mkanda wa ngozi", 1],
    ],
  ],
  ["I need 5 kg rice from mbeya", [["Mchele wa Mbeya", 5]]],
  ["bluetooth earphones x1", [["Earphone za bluetooth", 1]]],
  ["half a dozen towels", [["Taulo", 6]]],
  [
    "1 honey, 2 coffee",
    [
      ["Asali ya nyuki", 1],
      ["Kahawa ya Bukoba", 2],
    ],
  ],
  ["sneakers white 40 pls", [["Raba nyeupe", 1, "40"]]],
  [
    "[12/03/2026, 10:22] Neema: Mambo, nichukulie kofia 2\nna soksi pea 6 tsh 2000 kila moja",
    [
      ["Kofia ya jua", 2],
      ["Soksi", 6],
    ],
  ],
  [
    "Kuku wawili wa kienyeji na ndizi mbivu 10 tafadhali, asante sana",
    [
      ["Kuku wa kienyeji", 2],
      ["Ndizi mbivu", 10],
    ],
  ],
  // Messages that led to fixes in the reader.
  ["Boss niwekee sketi ya pleti 3", [["Sketi ya pleti", 3]]],
  [
    "asali 2 na kahawa 1 na chai 2",
    [
      ["Asali ya nyuki", 2],
      ["Kahawa ya Bukoba", 1],
      ["Chai ya Tanga", 2],
    ],
  ],
  ["Samahani, mna taulo? naomba nne", [["Taulo", 4]]],
  ["shati jeupe la kiume size L moja", [["Shati la kiume", 1, "Nyeupe / L"]]],
  [
    "Nitumie viatu no. 40 na mkanda",
    [
      ["Viatu vya ngozi", 1, "40"],
      ["Mkanda wa ngozi", 1],
    ],
  ],
  ["sabuni za mche nusu dazeni", [["Sabuni ya Mche", 6]]],
  ["nahitaji maziwa lita tatu kila siku", [["Maziwa fresh", 3]]],
  [
    "mchele mbeya 10kg, sukari 2kg",
    [
      ["Mchele wa Mbeya", 10],
      ["Sukari", 1, "Kilo 2"],
    ],
  ],
  [
    "Soda coca cola x6 fanta x6",
    [
      ["Soda Coca Cola", 6],
      ["Soda Fanta", 6],
    ],
  ],
  ["two pilau with kachumbari and pilipili", [["Pilau ya kuku", 2, undefined, "Kachumbari×2, Pilipili×2"]]],
  [
    "please send 1 big pot and 6 plates",
    [
      ["Sufuria kubwa", 1],
      ["Sahani ya udongo", 6],
    ],
  ],
  ["I want a blue kitenge dress, large", [["Gauni refu la kitenge", 1, "Bluu / L"]]],
  ["charger ya type c mbili", [["Chaja ya Type C", 2]]],
  [
    "10 pens, 3 counter books",
    [
      ["Kalamu ya Bic", 10],
      ["Daftari counter book", 3],
    ],
  ],
  ["samsung galaxy a14 1pc", [["Samsung Galaxy A14", 1]]],
  [
    "kuku mmoja, mayai trei 2, viazi kilo 2",
    [
      ["Kuku wa kienyeji", 1],
      ["Mayai ya kienyeji", 2],
      ["", 2],
    ],
  ],
];

/** Written when the reader was finished, and never used to fix it. */
export const unseenChatOrders: typeof chatOrderCases = [
  [
    "Shikamoo, naomba mkate wa nafaka mbili na maziwa lita moja",
    [
      ["Mkate wa nafaka", 2],
      ["Maziwa fresh", 1],
    ],
  ],
  ["sukari robo kilo", [["Sukari", 1]]],
  [
    "niwekee begi la shule moja na daftari dazeni moja",
    [
      ["Begi la shule", 1],
      ["Daftari counter book", 12],
    ],
  ],
  ["gauni la mtoto la njano miaka 2", [["Gauni fupi la mtoto", 1, "Njano / Miaka 2"]]],
  ["wali maharage sahani 3", [["Wali na maharage", 3]]],
  ["earphone za bluetooth 2 @15,000", [["Earphone za bluetooth", 2]]],
  ["Naomba mayai 30", [["Mayai ya kienyeji", 30]]],
  ["unga ngano kilo 2 na nusu", [["Unga wa ngano", 3]]],
  [
    "kanga 5 na vikoi 3",
    [
      ["Kanga doti moja", 5],
      ["Kikoi cha Pwani", 3],
    ],
  ],
  ["Good morning, one wrist watch please", [["Saa ya mkononi", 1]]],
  [
    "2 caps and 4 pairs of socks",
    [
      ["Kofia ya jua", 2],
      ["Soksi", 4],
    ],
  ],
  ["white shirt size M x3", [["Shati la kiume", 3, "Nyeupe / M"]]],
  ["jeans size 30 ngapi? nataka 1", [["Suruali ya jeans", 1, "30"]]],
  ["cocacola 2", [["Soda Coca Cola", 2]]],
  [
    "sufuria ndogo tatu, vijiko 6",
    [
      ["Sufuria ndogo", 3],
      ["", 6],
    ],
  ],
];
