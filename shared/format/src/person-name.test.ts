import { expect, test } from '@jest/globals'
import { fc } from '../../testing/src/soak.ts'
import { composeName, fitOf, type Named } from './person-name.ts'

/** "surname/first name" */
const person = (text: string, country = ''): Named => {
  const at = text.indexOf('/')
  return { surname: text.slice(0, at), firstName: text.slice(at + 1), country }
}

test.each([
  ['王/小明', '王小明'],
  ['김/철수', '김철수'],
  ['山田/太郎', '山田太郎'],
  ['佐々木/太郎', '佐々木太郎'],
  ['やまだ/タロー', 'やまだ タロー'],
  ['山田/はなこ', '山田 はなこ'],
  ['Saetang/Malee', 'Malee Saetang'],
  ['Nguyễn/Văn An', 'Nguyễn Văn An', 'VN'],
  ['Kovács/Anna', 'Kovács Anna', 'HU'],
  ['/Suharto', 'Suharto'],
  ['Suharto/', 'Suharto'],
  [' / ', ''],
])("composes %s in its script's own order: %s", (name, whole, country = 'TH') => {
  expect(composeName(person(name, country))).toBe(whole)
})

test('composes nothing of a person without names', () => {
  expect(composeName({ surname: null, firstName: null })).toBe('')
})

test.each([
  ['王/小明', '王小明', '王 小明', '小明 王', '小明王'],
  ['김/철수', '김철수', '철수 김'],
  ['Nguyễn/Văn An', 'NGUYEN VAN AN', 'An Van Nguyen', 'NGUYỄN VĂN AN', 'nguyen van an'],
  ['Đỗ/Thị Đào', 'DO THI DAO'],
  ['やまだ/たろう', 'ヤマダ タロウ', 'ﾔﾏﾀﾞﾀﾛｳ', 'ﾀﾛｳ ﾔﾏﾀﾞ'],
  ['さとう/しょうた', 'ｻﾄｳ ｼﾖｳﾀ'],
  ['Müller/Jürgen', 'JUERGEN MUELLER', 'Jurgen Muller', 'Müller, Jürgen'],
  ['Groß/Søren Åse', 'GROSS SOEREN AASE', 'Gross Soren Ase'],
  ['Łukasiewicz/Paweł', 'PAWEL LUKASIEWICZ'],
  ['Şahin/Işıl', 'ISIL SAHIN', 'Işıl ŞAHİN'],
  ['Þórsdóttir/Ásta', 'ASTA THORSDOTTIR'],
  [
    "O'Neill/Mary-Ann",
    'MARY ANN ONEILL',
    "mary ann o'neill",
    'Mary‑Ann O’Neill',
    'O NEILL MARYANN',
    'Mary Ann Oʼneill',
  ],
  ["O'Neill/Mary Ann", 'ANN ONEILL MARY', 'Ann O NEILL Mary'],
  ['Ramasamy/Muthu A/L', 'MUTHU AL RAMASAMY', 'Muthu a/l Ramasamy', 'MUTHU A L RAMASAMY'],
  ['阿卜杜拉/買買提', '買買提・阿卜杜拉', '買買提·阿卜杜拉'],
  ['Παπάς/Γιώργος', 'ΠΑΠΑΣ ΓΙΩΡΓΟΣ'],
  ['Соловьёв/Пётр', 'СОЛОВЬЕВ ПЕТР'],
  ['میرزا/علی', 'علي می‌رزا'],
  ['/Suharto', 'SUHARTO'],
  ['葛\u{e0100}西/花', '葛西花'],
  ['രാജൻ/അനിൽ', 'രാജന്\u200d അനില്\u200d'],
  ['রায়/শরৎ', 'রায় শরত্\u200d'],
])('reads a bank’s spelling of %s as the same name', (name, ...spellings) => {
  expect(spellings.map(spelling => [spelling, fitOf(person(name), spelling)])).toEqual(
    spellings.map(spelling => [spelling, 'same']),
  )
})

test.each([
  ['山田/太郎', '鈴木一郎', '山田花子'],
  ['Saetang/Malee', 'SAETANG SOMCHAI', 'MALEE', 'Malee Saetang Wong', 'Malee Saetan', 'Malee Saetong'],
  ['Xu/Wei', 'Xue Wei'],
  ['がとう/はな', 'かとうはな'],
  ['สุข/สมชาย', 'สข สมชาย'],
])('reads another name than %s in the same script as another person', (name, ...others) => {
  expect(others.map(other => fitOf(person(name), other))).toEqual(others.map(() => 'other'))
})

test.each([
  ['山田/太郎', 'ヤマダ タロウ', 'TARO YAMADA'],
  ['สมชาย/สุข', 'SOMCHAI SUK'],
  ['Wang/Xiaoming', '王小明'],
  ['Иванов/Пётр', 'PETR IVANOV'],
  ['王/小明', '王小明 Wang'],
])('leaves %s in another script to a person', (name, ...spellings) => {
  expect(spellings.map(spelling => fitOf(person(name), spelling))).toEqual(spellings.map(() => 'other-script'))
})

const letters = 'abcdeéèêñöüåøßłđıščžạễ'
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 8 })
const written = (words: readonly string[], gap: string, upper: boolean) => {
  const text = words.join(gap)
  return upper ? text.toUpperCase() : text
}
const stripped = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')

test('order, case, spaces, hyphens and diacritics of a name never make it another one', () => {
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 2, maxLength: 4 }).chain(words =>
        fc.record({
          words: fc.constant(words),
          shuffled: fc.shuffledSubarray(words, { minLength: words.length }),
          gap: fc.constantFrom(' ', '  ', '-', ' - ', '‑', ', '),
          upper: fc.boolean(),
          bare: fc.boolean(),
        }),
      ),
      ({ words, shuffled, gap, upper, bare }) => {
        const of = { surname: words[0] ?? '', firstName: words.slice(1).join(' ') }
        const typed = written(shuffled, gap, upper)
        expect(fitOf(of, bare ? stripped(typed) : typed)).toBe('same')
      },
    ),
  )
})
