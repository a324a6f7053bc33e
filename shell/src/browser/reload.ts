/** Loads the page anew, from under whatever lies over it: a sheet's entry that leaves the history meanwhile would undo it. */
import { withoutOverlays } from '@shared/ui/back-closes'

export const reload = (): void => reloadAt(undefined)

/** @param path of the app, where the page is to stand then; undefined: where it stands */
export const reloadAt = (path: string | undefined): void =>
  void withoutOverlays(() => {
    if (path) history.replaceState(null, '', `#${path}`)
    location.reload()
  })
