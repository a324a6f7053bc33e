/** What symbols are called in the languages of the server. Coins keep their own names. */
import { categories } from '@shared/contract/codes'
import type { Language } from '../refusals/languages.ts'
import { traditional } from '../refusals/traditional.ts'

type Word = Record<Exclude<Language, 'zh-hant'>, string>

const word = (line: string): Word => {
  const [en = '', ko = '', jp = '', tai = '', mlxy = '', vl = '', xi = '', zh = ''] = line.split('|')
  return { 'en-us': en, ko, jp, tai, mlxy, vl, xi, 'zh-cn': zh }
}

const words: Record<string, Word> = {
  XAU: word('Gold|금|金|ทองคำ|Emas|Vàng|Oro|黄金'),
  XAG: word('Silver|은|銀|โลหะเงิน|Perak|Bạc|Plata|白银'),
  XPT: word('Platinum|백금|プラチナ|แพลทินัม|Platinum|Bạch kim|Platino|铂金'),
  XPD: word('Palladium|팔라듐|パラジウム|แพลเลเดียม|Paladium|Paladi|Paladio|钯金'),
  USD: word('US dollar|미국 달러|米ドル|ดอลลาร์สหรัฐ|Dolar AS|Đô la Mỹ|Dólar estadounidense|美元'),
  EUR: word('Euro|유로|ユーロ|ยูโร|Euro|Euro|Euro|欧元'),
  GBP: word('British pound|영국 파운드|英ポンド|ปอนด์สเตอร์ลิง|Paun British|Bảng Anh|Libra esterlina|英镑'),
  JPY: word('Japanese yen|일본 엔|日本円|เยนญี่ปุ่น|Yen Jepun|Yên Nhật|Yen japonés|日元'),
  AUD: word('Australian dollar|호주 달러|豪ドル|ดอลลาร์ออสเตรเลีย|Dolar Australia|Đô la Úc|Dólar australiano|澳元'),
  CAD: word('Canadian dollar|캐나다 달러|カナダドル|ดอลลาร์แคนาดา|Dolar Kanada|Đô la Canada|Dólar canadiense|加元'),
  CHF: word('Swiss franc|스위스 프랑|スイスフラン|ฟรังก์สวิส|Franc Swiss|Franc Thụy Sĩ|Franco suizo|瑞士法郎'),
  NZD: word(
    'New Zealand dollar|뉴질랜드 달러|NZドル|ดอลลาร์นิวซีแลนด์|Dolar New Zealand|Đô la New Zealand|Dólar neozelandés|新西兰元',
  ),
}

const coins: Record<string, string> = {
  BTC: 'Bitcoin',
  ETH: 'Ethereum',
  BNB: 'BNB',
  SOL: 'Solana',
  XRP: 'XRP',
  DOGE: 'Dogecoin',
  ADA: 'Cardano',
  TRX: 'TRON',
  LTC: 'Litecoin',
  LINK: 'Chainlink',
  DOT: 'Polkadot',
  AVAX: 'Avalanche',
}

function wordIn(code: string, language: Language): string {
  const found = words[code]
  if (!found) return coins[code] ?? code
  return language === 'zh-hant' ? traditional(found['zh-cn']) : found[language]
}

/** "Bitcoin", "Gold", "Euro / US dollar": a pair of currencies is named by both, all else by its base. */
export const nameOf = (base: string, quote: string, category: number, language: Language): string =>
  category === categories.forex ? `${wordIn(base, language)} / ${wordIn(quote, language)}` : wordIn(base, language)
