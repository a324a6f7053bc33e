/**
 * The only door for HTML from the server (docs/rules/content.md#sanitising): what is on the lists comes out as nodes,
 * everything else stays behind. Nothing is ever handed on as a string, so no second parser reads it in another way.
 */
import createPurifier, { type Config } from 'dompurify'
import { inert } from '../../boot/trust.ts'

const tags =
  'p br h1 h2 h3 h4 strong b em i u s sub sup blockquote ul ol li a img figure figcaption table thead tbody tr th td pre code hr span div'
const addresses = 'href src'
/** Held against no address rule: DOMPurify would drop `lang="ar"` because it is no https address. */
const plain = 'alt title width height colspan rowspan start lang dir'

const policy = {
  createHTML: inert,
  createScriptURL: (url: string) => {
    throw new TypeError(`No address of a script may stand in an article: ${url}`)
  },
}

const rules: Config = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: `${addresses} ${plain}`.split(' '),
  ADD_URI_SAFE_ATTR: plain.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https:\/\/|\/(?![/\\])|#\/|mailto:)/i,
  TRUSTED_TYPES_POLICY: policy as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
}

/** Our own: hooks of another user of the library do not meet these. */
const purifier = createPurifier()

purifier.addHook('afterSanitizeAttributes', node => {
  if (node.nodeName === 'A') guardLink(node)
  if (node.nodeName === 'IMG') guardPicture(node)
})

function guardLink(link: Element): void {
  if (link.hasAttribute('href')) link.setAttribute('rel', 'noopener noreferrer nofollow')
}

/** DOMPurify lets `data:` through on a picture in spite of the address rule. */
function guardPicture(picture: Element): void {
  const source = (picture.getAttribute('src') ?? '').replace(/[^!-~]/g, '')
  if (!/^(https:\/\/|\/)/i.test(source)) return picture.remove()
  picture.setAttribute('loading', 'lazy')
  picture.setAttribute('decoding', 'async')
  picture.setAttribute('referrerpolicy', 'no-referrer')
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '')
}

/** The page has its one title already. */
function lowerTitle(title: Element): void {
  const lower = title.ownerDocument.createElement('h2')
  for (const { name, value } of title.attributes) lower.setAttribute(name, value)
  lower.append(...title.childNodes)
  title.replaceWith(lower)
}

/** @param html as the server sent it @returns nodes of an inert document: adopted by being put into the page */
export function sanitise(html: string): DocumentFragment {
  const clean = purifier.sanitize(html, { ...rules, RETURN_DOM_FRAGMENT: true })
  for (const title of clean.querySelectorAll('h1')) lowerTitle(title)
  return clean
}
