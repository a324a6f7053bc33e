/** A question before an act that cannot be undone. */
import { atom, getDefaultStore } from 'jotai'

export type Question = { title: string; body?: string; yes?: string; no?: string }
export type OpenQuestion = Question & { answer(yes: boolean): void }
export const confirmAtom = atom<OpenQuestion | null>(null)

const store = getDefaultStore()

/** Answers the open question with no. */
export const dismiss = (): void => store.get(confirmAtom)?.answer(false)

/** Resolves true for yes; a second question while one is open answers the first with no. */
export function confirm(question: Question): Promise<boolean> {
  dismiss()
  return new Promise(resolve => {
    const answer = (yes: boolean) => {
      store.set(confirmAtom, now => (now === opened ? null : now)) // a late answer takes no later question away
      resolve(yes)
    }
    const opened: OpenQuestion = { ...question, answer }
    store.set(confirmAtom, opened)
  })
}
