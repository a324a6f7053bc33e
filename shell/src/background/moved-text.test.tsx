import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { fc } from '@shared/testing/soak'
import { act, cleanup, render } from '@testing-library/react'
import { Activity, Fragment, type ReactNode } from 'react'
import { takeMoves, watchMoves } from '../browser/early-moves.ts'
import { followMovedText } from './moved-text.ts'

let end = () => {}
beforeEach(() => {
  end = followMovedText(document.body)
})
afterEach(() => end())

const fonts = (text: string) => {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')]
  inner.textContent = text.toUpperCase()
  outer.append(inner)
  return outer
}
const textsIn = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) found.push(walker.currentNode as Text)
  return found.filter(text => text.data.trim() && !text.parentElement?.closest('font'))
}

/** Ways in which a translator puts its <font> in the place of a text. */
const WAYS = {
  'replaces the text': (text: Text) => text.replaceWith(fonts(text.data)),
  'inserts before the text and removes it': (text: Text) => {
    text.before(fonts(text.data))
    text.remove()
  },
  'inserts behind the text and removes it': (text: Text) => {
    text.after(fonts(text.data))
    text.remove()
  },
  'wraps the text': (text: Text) => {
    const font = document.createElement('font')
    text.replaceWith(font)
    text.data = text.data.toUpperCase()
    font.append(text)
  },
}
type Way = (text: Text) => void
const ways = Object.entries(WAYS)
const translate = (root: Node, way: Way) =>
  act(async () => {
    for (const text of textsIn(root)) way(text)
  })
const drawn = (node: ReactNode) => {
  const { container, rerender } = render(node)
  return { container, says: () => container.textContent, draw: (next: ReactNode) => act(async () => rerender(next)) }
}

type PriceProps = { price: string; old?: boolean; before?: boolean; unit?: string | null }
const Price = ({ price, old = false, before = false, unit = ' usd' }: PriceProps) => (
  <p>
    {before && <b>at </b>}
    {price}
    {unit}
    {old && <i> old</i>}
  </p>
)

test.each(ways)('shows what React writes where a translator %s', async (_, way) => {
  const { container, says, draw } = drawn(<Price price="one" />)
  await translate(container, way)
  expect(says()).toBe('ONE USD')
  await draw(<Price price="two" />)
  expect(says()).toBe('two USD')
  await translate(container, way)
  expect(says()).toBe('TWO USD')
  await draw(<Price price="three" />)
  expect(says()).toBe('three USD')
})

test.each(ways)('lets React remove a text and insert beside it where a translator %s', async (_, way) => {
  const { container, says, draw } = drawn(<Price price="one" />)
  await translate(container, way)
  await draw(<Price price="one" before old />)
  expect(says()).toBe('at ONE USD old')
  await draw(<Price price="one" unit={null} />)
  expect(says()).toBe('ONE')
})

test('lets the translator put the original text back', async () => {
  const { container, says, draw } = drawn(<Price price="one" />)
  const originals = textsIn(container)
  const translations = originals.map(text => fonts(text.data))
  await act(async () => {
    for (const [n, text] of originals.entries()) text.replaceWith(translations[n] as Element)
  })
  await act(async () => {
    for (const [n, text] of originals.entries()) translations[n]?.replaceWith(text)
  })
  expect(says()).toBe('one usd')
  await draw(<Price price="two" />)
  expect(says()).toBe('two usd')
})

test('lets the translator replace its translation by another one', async () => {
  const { container, says, draw } = drawn(<Price price="one" unit={null} />)
  await translate(container, WAYS['replaces the text'])
  await act(async () => container.querySelector('font')?.replaceWith(fonts('uno')))
  expect(says()).toBe('UNO')
  await draw(<Price price="two" unit={null} />)
  expect(says()).toBe('two')
})

const row = (name: string) => [name, <i key={`${name}.`}>.</i>]
const List = ({ names }: { names: string[] }) => (
  <p>
    {names.map(name => (
      <Fragment key={name}>{row(name)}</Fragment>
    ))}
  </p>
)

test('moves the translation along with a text that React moves, and removes it with its parent', async () => {
  const { container, says, draw } = drawn(<List names={['a', 'b', 'c']} />)
  await translate(container, WAYS['replaces the text'])
  await draw(<List names={['c', 'a', 'b']} />)
  expect(says()).toBe('C.A.B.')
  await draw(<List names={['b']} />)
  expect(says()).toBe('B.')
})

test('follows what a translator replaced before the code that follows it was here', async () => {
  end()
  watchMoves()
  const { container, says, draw } = drawn(<Price price="one" old />)
  await translate(container, WAYS['replaces the text'])
  end = followMovedText(document.body, takeMoves())
  await draw(<Price price="two" unit={null} />)
  expect(says()).toBe('two')
})

test('hides and shows a translated text with the page that keeps it', async () => {
  const page = (mode: 'visible' | 'hidden') => <Activity mode={mode}>one</Activity>
  const { container, says, draw } = drawn(page('visible'))
  await translate(container, WAYS['replaces the text'])
  await draw(page('hidden'))
  expect(says()).toBe('')
  await draw(page('visible'))
  expect(says()).toBe('one')
})

test('leaves alone what React itself replaces, removes and moves', async () => {
  const { container, draw } = drawn(<Price price="one" before old />)
  await draw(<Price price="two" unit={null} />)
  expect(container.innerHTML).toBe('<p>two</p>')
})

const shown = fc.record({
  price: fc.constantFrom('one', 'two', 'three'),
  old: fc.boolean(),
  before: fc.boolean(),
  unit: fc.constantFrom(' usd', ' btc', null),
})
const steps = fc.array(fc.oneof(shown, fc.constantFrom(...Object.values(WAYS))), { maxLength: 12 })

test('shows what React drew, translated or not, in any order of drawing and translating', () =>
  fc.assert(
    fc.asyncProperty(steps, async all => {
      let last: PriceProps = { price: 'one' }
      const { container, says, draw } = drawn(<Price {...last} />)
      for (const step of all) {
        if (typeof step === 'function') await translate(container, step)
        else {
          last = step
          await draw(<Price {...last} />)
        }
        const { before, price, unit = ' usd', old } = last
        const drawnText = `${before ? 'at ' : ''}${price}${unit ?? ''}${old ? ' old' : ''}`
        expect(says()?.toLowerCase()).toBe(drawnText)
      }
      cleanup()
    }),
  ))
