import type { ChatTexts } from './shape.ts'

export const ko: ChatTexts = {
  words: {
    hello:
      '안녕하세요. 입금 신청 번호를 보내면 입금 정보를 안내해 드립니다. 질문을 짧게 적거나 상담원 연결을 요청할 수도 있습니다.',
    pay: '입금 {order}: {amount} ({network}). 아래 주소로 송금한 뒤 입금 증빙을 올려 주세요.',
    'pay-bank': '입금 {order}: 은행 송금 {amount}. 아래 계좌로 참조 번호를 적어 송금한 뒤 입금 증빙을 올려 주세요.',
    'in-review': '입금 {order}: 송금 내역을 확인하고 있습니다. 더 송금할 필요가 없습니다.',
    'order-state': '{order}: {state}',
    'not-found': '{order}: 내 입금·출금에서 찾을 수 없습니다. 번호를 확인해 주세요.',
    queue: '대기 순서는 {place}번입니다. 상담원이 이곳에서 답변합니다. 상담 시간: {hours} (UTC+8)',
    'queue-later':
      '지금은 상담 시간이 아닙니다. 상담 시간: {hours} (UTC+8). 대기 순서는 {place}번입니다. 질문을 남기면 상담원이 이곳에서 답변합니다.',
    articles: '도움이 될 만한 글입니다. 해결되지 않으면 상담원 연결을 요청해 주세요.',
    nothing: '관련된 글을 찾지 못했습니다. 다른 말로 검색하거나 상담원 연결을 요청해 주세요.',
    'never-codes': '직원은 비밀번호나 코드를 절대 묻지 않습니다. 이곳을 포함해 누구에게도 알려 주지 마세요.',
    'ask-person': '상담원과 대화',
  },
  labels: {
    amount: '금액',
    address: '주소',
    bank: '은행',
    holder: '예금주',
    number: '계좌 번호',
    reference: '참조 번호',
  },
  visitor: '방문자',
  human: ['상담원', '상담사', '사람과', '사람하고', '사람이랑', '실제 사람', '사람 연결', '직원과', '담당자'],
  idle: '어떻게 어디 언제 왜 무엇 얼마 하나요 있나요 되나요 합니까 주세요 저는 제가 하고',
}
