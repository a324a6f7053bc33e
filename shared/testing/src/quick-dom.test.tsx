import { afterEach, expect, test } from '@jest/globals'

afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
})

function draw(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.getElementById('it') as HTMLElement
}

test('tells the new style when an attribute of the element changes', () => {
  const it = draw('<div id="it"></div>')
  expect(getComputedStyle(it).display).toBe('block')
  it.hidden = true
  expect(getComputedStyle(it).display).toBe('none')
})

test('tells an inherited style when the inline style of a parent changes', () => {
  const it = draw('<div><span id="it"></span></div>')
  expect(getComputedStyle(it).visibility).toBe('visible')
  it.parentElement?.style.setProperty('visibility', 'hidden')
  expect(getComputedStyle(it).visibility).toBe('hidden')
})

test('tells two elements of one tag apart when their parents differ', () => {
  draw('<div><b>one</b></div><div style="visibility: hidden"><b>two</b></div>')
  const styles = [...document.querySelectorAll('b')].map(b => getComputedStyle(b).visibility)
  expect(styles).toEqual(['visible', 'hidden'])
})

test('follows a style sheet when the document has one', () => {
  const it = draw('<div id="it"></div>')
  expect(getComputedStyle(it).display).toBe('block')
  document.head.innerHTML = '<style>#it { display: none }</style>'
  expect(getComputedStyle(it).display).toBe('none')
})
