/** The popup of every day was seen: what stands on Home lies open. Call it on an empty storage. */
export const noPopups = (): void =>
  localStorage.setItem('home.popups.v1', JSON.stringify({ at: Number.MAX_SAFE_INTEGER, away: {} }))
