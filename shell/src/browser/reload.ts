/** Loads the page anew, from under whatever lies over it: a sheet's entry that leaves the history meanwhile would undo it. */
import { withoutOverlays } from '@shared/ui/back-closes'

export const reload = (): void => void withoutOverlays(() => location.reload())
