/** The design pixel (specification, section 1): the root font is the width / 100; what is no phone is capped at 575 px of width. */

const CAP = 575
const DESIGN = 375
/** From this width on a page has two columns, each as wide as a small phone: sizes no longer grow with it. */
const TWO_COLUMNS = 575

export type Viewport = { phone: boolean; width: number; shorterSide: number }

/**
 * Root font in px. On a phone the shorter side counts, whatever it is, so a turned phone shows more at the same size;
 * elsewhere the window, capped. Vectors: phone 320 -> 3.2, 844x375 -> 3.75, folding 673 -> 6.73; desktop 1440 -> 5.75,
 * 500 -> 5.
 */
export const rootFont = ({ phone, width, shorterSide }: Viewport): number =>
  (phone ? Math.min(width, shorterSide) : Math.min(width, CAP)) / 100

/** A design pixel in px. Below 575 px of width it is a 375th of the width, from there on 1 px. */
export const designPixel = (font: number): number => (font * 100 >= TWO_COLUMNS ? 1 : (font * 100) / DESIGN)

type Hints = { userAgentData?: { mobile?: boolean } }
/** By kind of device, not by width: a tablet is no phone. */
export const isPhone = (nav: Pick<Navigator, 'userAgent'> & Hints = navigator): boolean =>
  nav.userAgentData?.mobile ?? /iPhone|iPod|Android.*Mobile/.test(nav.userAgent)

const viewport = (): Viewport => ({
  phone: isPhone(),
  width: innerWidth,
  shorterSide: Math.min(screen.width, screen.height),
})

/**
 * CSS uses --px alone: a browser's minimum font size would clamp the root font (12 px in zh and ja). A phone gives page and
 * bars its whole width, also when it is turned; elsewhere the cap of the tokens holds.
 */
function apply(): void {
  const now = viewport()
  const font = rootFont(now)
  const { style } = document.documentElement
  style.fontSize = `${font}px`
  style.setProperty('--px', `${designPixel(font)}px`)
  if (now.phone) style.setProperty('--column', 'none')
  else style.removeProperty('--column')
}

/** Sets the unit now, and with the next frame after each resize or rotation. */
export function followViewport(): void {
  apply()
  let due = 0
  const later = () => {
    cancelAnimationFrame(due)
    due = requestAnimationFrame(apply)
  }
  addEventListener('resize', later)
  addEventListener('orientationchange', later)
}
