// Browser APIs that the library of Debian's TypeScript (4.8) does not declare yet.

interface Array<T> {
  findLast(matches: (value: T, index: number, all: T[]) => unknown): T | undefined;
  toReversed(): T[];
}

interface PromiseWithResolvers<T> {
  promise: Promise<T>;
  resolve: (value: T | PromiseLike<T>) => void;
  reject: (reason?: unknown) => void;
}

interface PromiseConstructor {
  withResolvers<T>(): PromiseWithResolvers<T>;
}

interface HTMLElement {
  inert: boolean;
}

interface Navigator {
  readonly userActivation?: { readonly isActive: boolean };
  setAppBadge?(count?: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

interface CSSStyleDeclaration {
  backdropFilter: string;
}

interface ParentNode {
  moveBefore(node: Node, child: Node | null): void;
}

// The library declares static members in anonymous types: `this` restricts these to their class.
interface Function {
  canParse(this: typeof URL, url: string, base?: string | URL): boolean;
  parse(this: typeof URL, url: string, base?: string | URL): URL | null;
  timeout(this: typeof AbortSignal, milliseconds: number): AbortSignal;
}

declare class Highlight extends Set<AbstractRange> {
  constructor(...ranges: AbstractRange[]);
}

declare namespace CSS {
  const highlights: Map<string, Highlight> | undefined;
}
