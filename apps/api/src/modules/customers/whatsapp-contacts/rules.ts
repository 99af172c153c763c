const whatsappId = /^[1-9]\d{6,14}$/;
const longestBusinessId = 128;

/** The ids of somebody, as far as they are ones: an id at WhatsApp is a telephone number without plus. */
export function idsOf({ waId, bsuid }: { waId: string | null; bsuid: string | null }) {
  const number = waId !== null && whatsappId.test(waId) ? waId : null;
  // What is no number is somebody's id all the same.
  const business = bsuid ?? (number === null ? waId : null);
  return {
    waId: number,
    businessUserId: business === null || business.length > longestBusinessId ? null : business,
    phone: number === null ? null : `+${number}`,
  };
}
