import { expect, test } from '@jest/globals'
import iconLoader from './icon-loader.ts'
import pureRouterLoader from './pure-router-loader.ts'

test('links and forms of the router are made by calls that may be left out', () => {
  const source = 'var Link = React10.forwardRef(\n  draw\n);\nLink.displayName = "Link";\nlet Inner = useRef(1);'
  expect(pureRouterLoader(source)).toBe(
    'var Link = /*#__PURE__*/ React10.forwardRef(\n  draw\n);\n\nlet Inner = useRef(1);',
  )
})

test('of an icon its shapes stay', () => {
  const source = `const __iconData = {
  name: "eye-off",
  node: [
    ["path", { d: "m2 2 20 20", key: "1ooewy" }],
    [
      "path",
      {
        d: "M1 1",
        key: "ct8e1f"
      }
    ]
  ]
};`
  const shapes = new Function(`${iconLoader(source)}; return __iconData`)()
  expect(shapes).toEqual({
    node: [
      ['path', { d: 'm2 2 20 20' }],
      ['path', { d: 'M1 1' }],
    ],
  })
})
