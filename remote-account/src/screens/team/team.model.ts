/** The team's levels in the address, and the link that invites; no React, no words. */
export const depths = [1, 2, 3] as const
export type Depth = (typeof depths)[number]

export const depthOf = (named: string | undefined): Depth | undefined => depths.find(depth => String(depth) === named)

/** Where whoever follows it registers: this page's own origin, with the path that carries the code. */
export const linkOf = (inviteLink: string, origin: string): string => new URL(inviteLink, origin).href

/** How many pages of a list are asked for: another once the last one is here and more stand behind it. */
export const hasMore = (pages: number, last: { pages: number } | null | undefined): boolean =>
  last != null && pages < last.pages
