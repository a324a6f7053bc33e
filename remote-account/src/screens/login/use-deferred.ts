import { useLater } from 'shell/screen'

const load = () => import('./deferred.ts')

/** Loads the parts of /login that its first paint does not need. */
export const useDeferred = () => useLater(load).parts
