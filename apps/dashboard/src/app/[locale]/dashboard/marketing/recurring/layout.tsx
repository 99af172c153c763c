import { textsLayout } from "../../../../../i18n/route-texts/route-texts.tsx";

export default textsLayout("campaignPlans", "campaigns", "marketing", "linkTarget", "list", "templates");
