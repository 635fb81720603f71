/* The little of node and jsdom that the tests use; their own type packages would be two more dependencies. */
declare module "node:test" {
  interface Timers {
    enable(options: { apis: string[] }): void;
    tick(ms: number): void;
  }
  interface Context {
    mock: { timers: Timers };
  }
  export function test(name: string, body: (t: Context) => void | Promise<void>): void;
  export function beforeEach(body: () => void): void;
  export function afterEach(body: () => void): void;
}
declare module "node:assert/strict" {
  const assert: {
    equal(actual: unknown, expected: unknown, message?: string): void;
    notEqual(actual: unknown, expected: unknown, message?: string): void;
    deepEqual(actual: unknown, expected: unknown, message?: string): void;
    ok(value: unknown, message?: string): asserts value;
    match(text: string, pattern: RegExp, message?: string): void;
  };
  export default assert;
}
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string, options?: { url?: string; pretendToBeVisual?: boolean; runScripts?: "outside-only" });
    readonly window: Window & typeof globalThis;
  }
}
