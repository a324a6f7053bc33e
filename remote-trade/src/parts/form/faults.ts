import type { Faults } from 'shell/form'

/** By field: of several faults the one that was found first is said. */
export const firstOf = <N extends string, X extends { field: N }>(faults: readonly X[]): Faults<N, X> =>
  Object.fromEntries([...faults].reverse().map(fault => [fault.field, fault])) as Faults<N, X>
