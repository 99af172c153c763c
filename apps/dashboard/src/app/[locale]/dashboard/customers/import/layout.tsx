import { textsLayout } from "../../../../../i18n/route-texts/route-texts.tsx";

export default textsLayout("contactImports", "customers", "imports", "list");
