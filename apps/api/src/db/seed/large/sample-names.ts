import type { ShopCategory } from "@mauzo/contract/shop/shop";

/** A product of the large shop: its name, kind, price range in shillings, and the names of its three variants. */
type ProductSample = {
  name: string;
  category: ShopCategory;
  low: number;
  high: number;
  variants: [string, string, string];
};

const sizes: ProductSample["variants"] = ["Small", "Medium", "Large"];
const packs: ProductSample["variants"] = ["1 piece", "6 pieces", "12 pieces"];
const weights: ProductSample["variants"] = ["250 g", "500 g", "1 kg"];
const volumes: ProductSample["variants"] = ["250 ml", "500 ml", "1 litre"];
const colours: ProductSample["variants"] = ["Red", "Blue", "Green"];

const all = (
  category: ShopCategory,
  low: number,
  high: number,
  variants: ProductSample["variants"],
  names: string,
): ProductSample[] => names.split(", ").map((name) => ({ name, category, low, high, variants }));

export const productSamples: ProductSample[] = [
  ...all("clothing & accessories", 15_000, 60_000, colours, "Kanga, Kitenge, Kikoi, Shuka, Mtandio, Kofia, Dera"),
  ...all("clothing & accessories", 12_000, 80_000, sizes, "Shati, Gauni, Suruali, Kanzu, Viatu, Mkoba"),
  ...all("food & beverages", 3_000, 30_000, weights, "Kahawa, Chai, Mchele, Maharage, Unga, Karanga, Korosho"),
  ...all("food & beverages", 2_000, 18_000, volumes, "Asali, Juisi, Mafuta ya alizeti, Maziwa"),
  ...all("home", 8_000, 90_000, sizes, "Sufuria, Kikapu, Jiko, Mkeka, Chungu, Ndoo, Shuka la kitanda"),
  ...all("home", 2_000, 15_000, packs, "Vikombe, Sahani, Vijiko, Taulo"),
  ...all("health & beauty", 2_500, 25_000, volumes, "Mafuta ya nazi, Losheni, Shampuu"),
  ...all("health & beauty", 2_000, 12_000, packs, "Sabuni, Hina, Dawa ya meno"),
  ...all("jewelry & watches", 5_000, 70_000, colours, "Bangili, Mkufu, Hereni, Pete, Saa"),
  ...all("electronics", 10_000, 250_000, ["Basic", "Plus", "Pro"], "Redio, Taa ya jua, Chaja, Spika, Simu"),
  ...all("arts & crafts", 10_000, 150_000, sizes, "Picha ya Tingatinga, Kinyago, Ngoma"),
  ...all("baby products", 3_000, 45_000, sizes, "Nepi, Blanketi la mtoto, Nguo za mtoto"),
  ...all("office supplies", 1_000, 12_000, packs, "Daftari, Kalamu, Faili"),
];

export const productDesigns =
  "Mawio, Bahari, Maua, Nyota, Simba, Twiga, Tausi, Mwezi, Jua, Pwani, Upepo, Matone, Zuhura, Almasi, Dhahabu, Kijani".split(
    ", ",
  );
export const places =
  "Zanzibar, Arusha, Mwanza, Tanga, Dodoma, Mbeya, Iringa, Kigoma, Tabora, Lindi, Pemba, Mafia, Moshi, Songea".split(
    ", ",
  );

export const firstNames =
  "Asha, Neema, Juma, Amina, Baraka, Zawadi, Rehema, Salim, Fatuma, Emmanuel, Grace, Hamisi, Mwajuma, Joseph, Halima, Daudi, Upendo, Rashid, Anna, Ibrahim, Subira, Peter, Khadija, Yusuf, Tumaini, Bakari, Eliza, Omari, Furaha, Elias".split(
    ", ",
  );
export const lastNames =
  "Mushi, Mwakasege, Kimaro, Juma, Ally, Massawe, Mrema, Lyimo, Swai, Hassan, Ngowi, Mbwana, Shayo, Komba, Mwinyi, Nyerere, Temu, Abdallah, Msuya, Chande, Malisa, Urio, Kessy, Said, Mollel, Sanga, Mhando, Kapinga, Ndosi, Salum".split(
    ", ",
  );
/** The digits after +255 in Tanzanian mobile numbers. */
export const mobilePrefixes = ["71", "74", "75", "76", "78", "65", "67", "68", "62"];
