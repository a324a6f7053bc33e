/**
 * Whether this page was opened at Home and nothing else: not at another address, nor at a part of Home, by a link.
 * What opens by itself opens for nobody who came for something.
 * @deprecated No remote asks for it. It goes with the next major version of the surface (docs/surface.md).
 */
export const openedAtHome: boolean = /^\/(index\.html)?(#\/?(home)?)?$/.test(
  location.pathname + location.search + location.hash,
)
