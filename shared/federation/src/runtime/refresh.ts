/**
 * Development only: the one React Refresh of the page, lent to the remotes that are served from source. React asks whichever
 * refreshed last, so that each would take the other's components, and the shell's parts in them, for unknown.
 */
import * as refresh from 'react-refresh/runtime'

/** @param unit keeps its components apart: modules of two units may have one id */
const refreshOf = (unit: string) => ({
  ...refresh,
  register: (component: unknown, id: string) => refresh.register(component, `${unit} ${id}`),
})

Reflect.set(self, '__refreshOf', refreshOf)
