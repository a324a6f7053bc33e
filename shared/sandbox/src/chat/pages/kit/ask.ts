/** A question over the page, which holds the focus until it is answered. */
import { button, make } from './make.ts'

/** @returns whether it was said yes to; Escape is no */
export function ask(question: string, yes: string, no: string): Promise<boolean> {
  return new Promise(resolve => {
    const dialog = make(
      'dialog',
      { class: 'question', 'aria-labelledby': 'question' },
      make('p', { id: 'question' }, question),
      make(
        'div',
        { class: 'answers' },
        button({ class: 'press' }, () => dialog.close(), no),
        button({ class: 'press' }, () => dialog.close('yes'), yes),
      ),
    )
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(dialog.returnValue === 'yes')
    })
    document.body.append(dialog)
    dialog.showModal()
  })
}
