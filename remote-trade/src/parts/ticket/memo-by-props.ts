/** React.memo by chosen values: a part of a ticket renders when they change, not with each price. */
import { type ComponentType, memo } from 'react'

/** @param deps all values that the output depends on; callbacks must not depend on the price of their render */
export const memoByProps = <P extends object>(Part: ComponentType<P>, deps: (props: P) => readonly unknown[]) =>
  memo(Part, (before, after) => {
    const was = deps(before)
    return deps(after).every((each, i) => Object.is(each, was[i]))
  })
