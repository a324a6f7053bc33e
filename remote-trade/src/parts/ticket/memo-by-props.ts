/** A part of a ticket that is drawn anew where what it shows changed, not with each price. */
import { type ComponentType, memo } from 'react'

/** @param shown all that its picture depends on; what it calls must do the same whichever price it was handed out at */
export const memoByProps = <P extends object>(Part: ComponentType<P>, deps: (props: P) => readonly unknown[]) =>
  memo(Part, (before, after) => {
    const was = deps(before)
    return deps(after).every((each, i) => Object.is(each, was[i]))
  })
