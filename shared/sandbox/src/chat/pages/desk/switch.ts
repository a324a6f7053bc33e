import { button, make } from '../kit/make.ts'

export type Switch = { element: HTMLElement; show(on: boolean): void }

/** On or off, as the exchange has it: a press asks, the answer moves it. */
export function switchOf(label: string, turn: (on: boolean) => void): Switch {
  let isOn = false
  const element = button(
    { class: 'switch', role: 'switch', 'aria-checked': 'false' },
    () => turn(!isOn),
    make('span', {}, label),
    make('span', { class: 'track', 'aria-hidden': 'true' }),
  )
  const show = (on: boolean) => {
    isOn = on
    element.setAttribute('aria-checked', String(on))
  }
  return { element, show }
}
