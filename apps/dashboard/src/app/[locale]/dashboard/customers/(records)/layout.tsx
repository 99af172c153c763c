import { textsLayout } from "../../../../../i18n/route-texts/route-texts.tsx";

export default textsLayout("creditLimit", "customers", "list", "merges", "openCarts", "orders", "segments");
