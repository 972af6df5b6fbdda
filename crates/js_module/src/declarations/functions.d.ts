// Types of saddlepoint.js, written when it was built: from the declarations of parameters and results in its source.
// Documentation: docs/JAVASCRIPT.md.

/** The build that this is of. Results carry it. */
export declare const version: string;

/** The name of a lab. */
export type Lab = keyof Parameters;

/** The lab of a link that is written down; any of them if the link is not known before it runs. */
export type LabOf<Link extends string> =
  Link extends `${infer Name extends Lab}?${string}` ? Name
  : Link extends Lab ? Link
  : Link extends `${string}#/${infer Rest}` ? LabOf<Rest>
  : Lab;

/** What `run` gives: what the command line prints as JSON. */
export interface Found<L extends Lab = Lab> {
  /** The canonical link. */
  readonly experiment: string;
  readonly result: Results[L];
  /** The build that computed it; not written as JSON. */
  readonly version: string;
}

export interface Options {
  /** Ends the run, and its workers if nothing else is run. */
  signal?: AbortSignal;
  /** At most so many workers; without it one for each core. */
  workers?: number;
  /** Seconds that it may take, estimated before it begins. */
  limit?: number;
}

export interface Progress {
  done: number;
  /** 0 if nobody can know. */
  total: number;
}

/** What is wrong with a link, a game or a file, or why there is no result. */
export declare class SaddlepointError extends Error implements Fault {
  readonly code: FaultCode;
  readonly diagnostics: Array<Diagnostic>;
  readonly seconds: number | null;
}

/** Runs the experiment of a link, or refuses one with a fault: a `SaddlepointError`. */
export declare function run<Link extends string>(
  link: Link,
  options?: Options & { progress?: (reached: Progress) => void },
): Promise<Found<LabOf<Link>>>;
/** The same for a link of this lab that is not known before it runs. */
export declare function run<L extends Lab>(
  link: string,
  options?: Options & { progress?: (reached: Progress) => void },
): Promise<Found<L>>;

/** Runs several links side by side: a result, or the fault, for each. */
export declare function runMany<Link extends string>(
  links: Iterable<Link>,
  options?: Options & { progress?: (reached: Progress & { index: number }) => void },
): Promise<Array<Found<LabOf<Link>> | SaddlepointError>>;

/** Exact scores of the moves of a position of Connect Four, given as columns ("4453"). */
export declare function solve(position: string | number, options?: Options): Promise<Found<"solve">>;
export declare function solve(
  positions: ReadonlyArray<string | number>,
  options?: Options,
): Promise<Array<Found<"solve"> | SaddlepointError>>;

/** The report of a result that `run` has given: "json" as the command line prints it, or "csv". */
export declare function report(result: Found, format?: "json" | "csv"): Promise<string>;
/** The file of a result that `run` has given, as text: the laboratory and the command line open it (`.saddlepoint`). */
export declare function save(result: Found): string;

export declare function labs(): Promise<Array<LabSummary & { lab: Lab }>>;
export declare function parameters(lab: Lab): Promise<Array<ParameterDescription>>;
/** The canonical link of a lab with these parameters; what is not given has its default. */
export declare function link<L extends Lab>(lab: L, parameters?: Parameters[L]): Promise<string>;
/** What a link says, whatever is wrong with it. */
export declare function parse(text: string): Promise<Parsed>;
/** The readings of a game in any form that the laboratory reads, the likeliest first. */
export declare function readGame(game: string | ReadonlyArray<unknown>): Promise<Array<Reading>>;
/** The game of a link as a strategic game of Gambit; of a tree its reduced strategic form. */
export declare function toNfg(link: string): Promise<string>;
/** The game of a link as an extensive game of Gambit. */
export declare function toEfg(link: string): Promise<string>;

/** A number; as text where it is a fraction, or has more digits than a number of JavaScript. */
export type Numeric = number | `${number}` | `${number}/${number}`;
/** A text as links have it, or a list of its parts. */
export type Written = string | number | ReadonlyArray<string | number>;
