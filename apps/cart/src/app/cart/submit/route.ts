import { handleCartForm } from "../../../handle-cart-form.ts";

export const POST = handleCartForm;

/** For a reload of the form's URL. */
export const GET = () => new Response(null, { status: 303, headers: { location: "/cart" } });
