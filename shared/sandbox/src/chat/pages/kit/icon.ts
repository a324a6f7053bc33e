/** The few signs of the pages, drawn as the app's are (Lucide, ISC licence). */

const paths = {
  bot: [
    'M12 8V4H8',
    'M6 8h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2Z',
    'M2 14h2',
    'M20 14h2',
    'M15 13v2',
    'M9 13v2',
  ],
  person: ['M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2', 'M12 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z'],
  safety: [
    'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z',
    'm9 12 2 2 4-4',
  ],
  picture: [
    'M16 5h6',
    'M19 2v6',
    'M21 11.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7.5',
    'm21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21',
    'M9 7a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
  ],
  send: [
    'M3.714 3.048a.498.498 0 0 0-.683.627l2.843 7.627a2 2 0 0 1 0 1.396l-2.842 7.627a.498.498 0 0 0 .682.627l18-8.5a.5.5 0 0 0 0-.904z',
    'M6 12h16',
  ],
  copy: [
    'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2Z',
    'M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
  ],
  down: ['M12 5v14', 'm19 12-7 7-7-7'],
  close: ['M18 6 6 18', 'm6 6 12 12'],
  back: ['m15 18-6-6 6-6'],
} as const satisfies Record<string, readonly string[]>

const SVG = 'http://www.w3.org/2000/svg'

/** Never named: the text beside it or its button is. @param turns it is mirrored where lines run from the right */
export function icon(name: keyof typeof paths, turns = false): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg') as SVGSVGElement
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('class', turns ? 'icon turns' : 'icon')
  svg.setAttribute('aria-hidden', 'true')
  for (const d of paths[name]) svg.append(path(d))
  return svg
}

function path(d: string): Element {
  const element = document.createElementNS(SVG, 'path')
  element.setAttribute('d', d)
  return element
}
