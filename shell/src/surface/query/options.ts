/** Asks again so often, in ms, while the page is in sight; a function decides by what is known. */
export type Every<T> = number | false | ((known: T | undefined) => number | false)

export type AskOptions<T> = {
  every?: Every<T> | undefined
  /** How long an answer counts as new, in ms; 5 s unless said. */
  fresh?: number | undefined
  /** How long an answer that nobody shows is kept, in ms; 5 min unless said. */
  keep?: number | undefined
  enabled?: boolean
  /** "always": on every opening, however new the answer is. */
  opening?: 'always' | undefined
  /** What another question answered stands until this one is answered, e.g. in the language before. */
  previous?: boolean
  /** Ignored, goes with 4.0.0: a refusal that nobody draws is said once, as a notice. */
  inPlace?: boolean
}

type Common = { enabled: boolean; staleTime?: number; gcTime?: number; refetchOnMount?: 'always' }

/** In TanStack's terms; what was not said is left to the client's defaults. */
export const common = <T>({ fresh, keep, enabled = true, opening }: AskOptions<T>): Common => ({
  enabled,
  ...(fresh !== undefined && { staleTime: fresh }),
  ...(keep !== undefined && { gcTime: keep }),
  ...(opening && { refetchOnMount: opening }),
})

export const interval = <T>(every: Every<T> | undefined, known: T | undefined): number | false =>
  typeof every === 'function' ? every(known) : (every ?? false)
