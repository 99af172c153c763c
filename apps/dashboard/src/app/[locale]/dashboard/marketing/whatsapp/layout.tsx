import { textsLayout } from "../../../../../i18n/route-texts/route-texts.tsx";

export default textsLayout("campaignPlans", "marketing", "campaigns", "linkTarget", "list", "templates");
