/**
 * Virtual money has books of its own: tables of the same shape, whose rows may be deleted. So the books of money stay
 * append-only, and a simulated order leaves nothing for ever.
 */

/** A statement about the books of money, as one about those of virtual money: `ledger_entry` becomes `sim_entry`. */
export const simulated = (text: string): string =>
  text.replaceAll('ledger_', 'sim_').replace(/\bclient_order\b/g, 'sim_order')
