/** Why a network may be paused; each side has its words for them. */
export const pauseReasons = ['maintenance', 'congestion', 'upgrade', 'incident'] as const
export type PauseReason = (typeof pauseReasons)[number]
