import type { Component, ExoticComponent, ReactElement } from 'react';
import type { JSX as React } from 'react/jsx-runtime';

/**
 * What a component may be drawn as: no bare text, which would stand in an element of others without one of its own
 * (texts-apart.ts). So are `children` that it returns as they are.
 */
export type Markup = ReactElement | readonly Markup[] | boolean | null | undefined;

/** A component. */
export type View<P> = (props: P) => Markup;

/** React's types of JSX, where a component is a `View`. */
export declare namespace JSX {
  // biome-ignore lint/suspicious/noExplicitAny: as in React's own: a component takes props of its own
  type Props = any;
  type ElementType =
    | keyof React.IntrinsicElements
    | View<Props>
    | ExoticComponent<Props>
    | (new (
        props: Props,
      ) => ElementClass);
  interface Element extends React.Element {}
  interface ElementClass extends Component<Props> {
    render(): Markup;
  }
  interface ElementAttributesProperty extends React.ElementAttributesProperty {}
  interface ElementChildrenAttribute extends React.ElementChildrenAttribute {}
  type LibraryManagedAttributes<C, P> = React.LibraryManagedAttributes<C, P>;
  interface IntrinsicAttributes extends React.IntrinsicAttributes {}
  interface IntrinsicClassAttributes<T> extends React.IntrinsicClassAttributes<T> {}
  interface IntrinsicElements extends React.IntrinsicElements {}
}
